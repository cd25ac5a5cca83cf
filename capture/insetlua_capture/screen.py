"""The screen: which window and controller, and what surrounds them."""

from __future__ import annotations

import re
from typing import List, Optional, Tuple

from .controllers import Controllers
from .objects import CaptureError, Members, Ref, version
from .session import MAXIMUM_DEPTH, MAXIMUM_VIEWS
from .uikit import CATEGORIES, OVERLAY_CONTROLLERS, PRESENTATIONS
from .values import all_edges, insets, number, numbers, one_line, put


class Capture(Controllers):
    """One walk over one screen."""

    def scenario(self, subject: Optional[Ref] = None) -> Members:
        """The screen that shows `subject` (a window, controller or view), or the key window's."""
        window, root = self.screen(subject)
        answer = self.ask_one(window, "rootViewController", "screen", "frame", "safeAreaInsets",
                              "windowScene", "effectiveUserInterfaceLayoutDirection")
        members = self.surroundings(window, answer)
        tree = self.controller(root)
        own_root = answer.get("rootViewController")
        if own_root is not None and own_root.address != root.address:
            self.presentation(tree, root, answer["frame"][2])
        if self.cut:
            self.note(f"Views that were left out, beyond {MAXIMUM_VIEWS} or deeper than "
                      f"{MAXIMUM_DEPTH}, without those in them: {self.cut}.")
        if self.transformed:
            self.note("Transformed views, which insetlua does not model, have the frames that UIKit "
                      f"reports: {self.transformed}.")
        members["notes"] = self.notes
        members["root"] = tree
        order = ("insetlua", "title", "notes", "device", "os")
        first = {key: members[key] for key in order if members[key] != []}
        return {**first, **{key: members[key] for key in members if key not in order}}

    # MARK: Which screen

    def screen(self, subject: Optional[Ref]) -> Tuple[Ref, Ref]:
        """The window, and the outermost controller that fills the screen in question."""
        if subject is None:
            subject = self.key_window()
        if subject.is_a("UIWindow"):
            root = self.ask_one(subject, "rootViewController").get("rootViewController")
            if root is None:
                raise CaptureError("the window has no rootViewController")
            return subject, self.topmost(root)
        controller = self.owner(subject)
        while True:
            parent = self.ask_one(controller, "parentViewController").get("parentViewController")
            if parent is None:
                break
            controller = parent
        view = self.ask_one(controller, "viewIfLoaded").get("viewIfLoaded")
        window = None if view is None else self.ask_one(view, "window").get("window")
        if window is None:
            raise CaptureError(
                f"{controller.class_name} is in no window: its safe area is zero there (INS-54), and "
                "there is no screen to capture")
        return window, controller

    def key_window(self) -> Ref:
        answer = self.objects.ask([[self.start.application]], ["keyWindow", "windows"])[0]
        windows: List[Optional[Ref]] = [answer.get("keyWindow"), *(answer.get("windows") or [])]
        for window in windows:
            if window is None:
                continue
            if self.ask_one(window, "rootViewController").get("rootViewController") is not None:
                return window
        raise CaptureError("the app has no window with a rootViewController yet")

    def owner(self, subject: Ref) -> Ref:
        """The controller itself, or the one whose view holds the view."""
        responder: Optional[Ref] = subject
        for _ in range(2 * MAXIMUM_DEPTH):
            if responder is None:
                break
            if responder.is_a("UIViewController"):
                return responder
            responder = self.ask_one(responder, "nextResponder").get("nextResponder")
        raise CaptureError(
            f"{subject.class_name} is neither a window nor a controller nor in a controller's view")

    def topmost(self, root: Ref) -> Ref:
        while True:
            shown = self.ask_one(root, "presentedViewController").get("presentedViewController")
            if shown is None:
                return root
            if any(shown.is_a(name) for name in OVERLAY_CONTROLLERS):
                self.note(f"{shown.class_name} lies over the screen; it is not part of it.")
                return root
            root = shown

    # MARK: Surroundings

    def surroundings(self, window: Ref, answer: Members) -> Members:
        start = self.start
        screen = self.ask_one(answer["screen"], "bounds", "scale", "nativeScale")
        width, height = screen["bounds"][2:]
        portrait = [number(min(width, height)), number(max(width, height))]
        is_landscape = width > height
        scale = screen["scale"]
        members: Members = {
            "insetlua": 1,
            "title": f"Captured from a running app: {start.machine}, iOS {start.system}, screen "
                     f"{one_line(portrait[0])} × {one_line(portrait[1])}",
        }
        if re.fullmatch(r"(iPhone|iPad|iPod)\d+,\d+", start.machine):
            members["device"] = start.machine
        else:
            members["device"] = self.own_device(portrait, is_landscape, scale, answer)
        members["os"] = start.system
        if start.sdk and version(start.sdk)[:2] != (start.os + (0,))[:2]:
            members["linkedSDK"] = start.sdk
        if is_landscape:
            members["orientation"] = "landscape"
        self.window(members, answer, width, height)
        native = screen.get("nativeScale", scale)
        # Above the screen's own scale is zoomed. A Plus stays below it either way; its size tells.
        if native > scale + 0.01 or (native < scale - 0.01 and portrait == [375, 667]):
            members["displayZoom"] = True
        self.application(members, window, answer)
        return members

    def own_device(self, size: List[float], is_landscape: bool, scale: float, answer: Members) -> Members:
        """A device that no identifier names: described by what it shows."""
        is_pad = self.start.idiom == 1
        safe = answer.get("safeAreaInsets") or [0, 0, 0, 0]
        housing = max(safe[0], safe[1])
        if is_pad:
            corner = "padRounded" if safe[2] > 0 else "padHomeButton"
        elif safe[2] == 0:
            corner = "homeButton"
        else:
            # The highest notch is 50, the lowest island 59 (devices.md).
            corner = "dynamicIsland" if housing > 55 else "notch"
        device: Members = {
            "name": self.start.machine or "unknown", "idiom": "pad" if is_pad else "phone",
            "size": size, "scale": number(scale), "corner": corner,
        }
        own = all_edges(safe)
        if own is not None:
            device["safeAreaInsets"] = {"landscape" if is_landscape else "portrait": own}
        return device

    def window(self, members: Members, answer: Members, width: float, height: float) -> None:
        frame = numbers(answer["frame"])
        if frame is None or frame == numbers([0, 0, width, height]):
            return
        members["window"] = {"frame": frame}
        # Which bars reach into a part of the screen is the system's secret.
        safe = answer.get("safeAreaInsets")
        put(members["window"], "safeAreaInsets",
            self.kept(insets(safe), safe, "safeAreaInsets of the window"))

    def application(self, members: Members, window: Ref, answer: Members) -> None:
        scene = answer.get("windowScene")
        manager = None if scene is None else self.ask_one(scene, "statusBarManager").get("statusBarManager")
        if manager is not None:
            bar = self.ask_one(manager, "isStatusBarHidden", "statusBarFrame")
        else:
            bar = self.objects.ask(
                [[self.start.application]], ["isStatusBarHidden", "statusBarFrame"])[0]
        if bar.get("isStatusBarHidden"):
            members["statusBarHidden"] = True
        elif (bar.get("statusBarFrame") or [0, 0, 0, 0])[3] == 40 and self.start.os < (13,):
            members["statusBarDoubleHeight"] = True
        category = self.objects.ask([[self.start.application]], ["preferredContentSizeCategory"])[0]
        name = str(category.get("preferredContentSizeCategory") or "")
        put(members, "preferredContentSizeCategory",
            CATEGORIES.get(name.replace("UICTContentSizeCategory", "")))
        if answer.get("effectiveUserInterfaceLayoutDirection") == 1:
            members["layoutDirection"] = "rightToLeft"
        if self.start.design_compatibility:
            members["designCompatibility"] = True

    def presentation(self, members: Members, root: Ref, width: float) -> None:
        answer = self.ask_one(root, "modalPresentationStyle", "preferredContentSize",
                              "sheetPresentationController")
        style = PRESENTATIONS.get(answer["modalPresentationStyle"])
        if style is None:
            style = "overFullScreen"
            self.note(f"modalPresentationStyle {answer['modalPresentationStyle']} is read as "
                      "overFullScreen; its transition may place it elsewhere.")
        members["presentation"] = style
        if style in ("pageSheet", "formSheet", "popover") and self.start.os >= (13,):
            view = self.ask_one(root, "viewIfLoaded")["viewIfLoaded"]
            frame = self.ask_one(view, "frame")["frame"]
            # How high a sheet is differs by device and is not published for most: measured. A large one
            # that is narrower than the window is an iPad's, which does not reach its lower edge.
            if frame[2] == width or not self.is_large(answer.get("sheetPresentationController")):
                tall = self.extent(frame[3], "the sheet's height")
                if tall is not None:
                    members["presentation"] = {"style": style, "detent": tall}
        size = answer.get("preferredContentSize")
        if style in ("formSheet", "popover") and size and min(size) > 0:
            put(members, "preferredContentSize",
                self.kept(numbers(size), size, "preferredContentSize"))

    def is_large(self, sheet: Optional[Ref]) -> bool:
        """Whether a sheet stands at the large detent, the default and before iOS 15 the only one."""
        if sheet is None:
            return True
        answer = self.ask_one(sheet, "selectedDetentIdentifier", "detents")
        name = answer.get("selectedDetentIdentifier")
        detents = answer.get("detents") or []
        if name is None and detents:
            name = self.ask_one(detents[0], "identifier").get("identifier")
        return name in (None, "com.apple.UIKit.large")
