"""Controllers with their bars, containers first."""

from __future__ import annotations

from typing import Dict, List, Optional, Tuple

from .objects import CaptureError, Members, Ref
from .session import MAXIMUM_DEPTH
from .uikit import CONTROLLER_KEYS, DISPLAYS, EDGE_BITS, LOOKS, controller_kind
from .values import bits, insets, put
from .views import Views


class Controllers(Views):
    """The tree of controllers that a screen shows."""

    def controller(self, ref: Ref, depth: int = 0) -> Members:
        """A controller and all that it shows."""
        if depth > MAXIMUM_DEPTH:
            raise CaptureError(f"more than {MAXIMUM_DEPTH} controllers are nested")
        if ref.is_a("UISplitViewController"):
            answer = self.ask_one(ref, "isCollapsed", "viewControllers")
            columns = answer.get("viewControllers") or []
            if answer.get("isCollapsed") and columns:
                self.note(f"{ref.class_name} is collapsed: its one column stands for it.")
                return self.controller(columns[0], depth + 1)
        answer = self.ask_one(ref, *CONTROLLER_KEYS)
        kind = controller_kind(ref)
        members = self.switches(ref, answer)
        if kind == "navigation":
            self.navigation(members, ref, depth)
        elif kind == "tab":
            self.tab(members, ref, depth)
        elif kind == "split":
            self.split(members, ref, depth)
        elif kind == "page":
            pages = self.ask_one(ref, "viewControllers").get("viewControllers") or []
            put(members, "children", [self.controller(page, depth + 1) for page in pages])
        else:
            self.page(members, ref, answer, depth)
        return members

    def introduction(self, ref: Ref) -> Members:
        members: Members = {"kind": controller_kind(ref), "id": self.identify(ref, None)}
        if not ref.class_name.startswith("UI"):
            members["class"] = ref.class_name
        return members

    def switches(self, ref: Ref, answer: Members) -> Members:
        members = self.introduction(ref)
        edges = bits(answer.get("edgesForExtendedLayout", 15), EDGE_BITS)
        if len(edges) < 4:
            members["edgesForExtendedLayout"] = edges or "none"
        if answer.get("extendedLayoutIncludesOpaqueBars"):
            members["extendedLayoutIncludesOpaqueBars"] = True
        if not answer.get("automaticallyAdjustsScrollViewInsets", True):
            members["automaticallyAdjustsScrollViewInsets"] = False
        added = answer.get("additionalSafeAreaInsets")
        put(members, "additionalSafeAreaInsets",
            self.kept(insets(added), added, f"additionalSafeAreaInsets of {ref.class_name}"))
        if answer.get("hidesBottomBarWhenPushed"):
            members["hidesBottomBarWhenPushed"] = True
        return members

    def unseen(self, ref: Ref) -> Members:
        """A controller that is not on the screen: only what it says to its container."""
        members = self.introduction(ref)
        answer = self.ask_one(ref, "hidesBottomBarWhenPushed")
        if answer.get("hidesBottomBarWhenPushed"):
            members["hidesBottomBarWhenPushed"] = True
        return members

    def navigation(self, members: Members, ref: Ref, depth: int) -> None:
        answer = self.ask_one(ref, "isNavigationBarHidden", "navigationBar", "isToolbarHidden",
                              "viewControllers")
        stack = answer.get("viewControllers") or []
        bar: Members = {}
        if answer.get("isNavigationBarHidden"):
            bar["isHidden"] = True
        if stack and answer.get("navigationBar") is not None:
            self.navigation_bar(bar, answer["navigationBar"], stack)
        put(members, "navigationBar", bar)
        if stack and not answer.get("isToolbarHidden", True):
            toolbar = self.ask_one(ref, "toolbar")["toolbar"]
            shown: Members = {}
            look = self.ask_one(toolbar, "isTranslucent", *LOOKS)
            if not look.get("isTranslucent", True):
                shown["isTranslucent"] = False
            self.appearance(shown, look, {})
            # An empty toolbar is shown, too, so `items` is written either way: a key must stand there.
            shown["items"] = bool(self.ask_one(stack[-1], "toolbarItems").get("toolbarItems"))
            members["toolbar"] = shown
        below = [self.unseen(page) for page in stack[:-1]]
        put(members, "children", below + [self.controller(page, depth + 1) for page in stack[-1:]])

    def navigation_bar(self, members: Members, bar: Ref, stack: List[Ref]) -> None:
        answer = self.ask_one(bar, "isTranslucent", "prefersLargeTitles", "frame", *LOOKS)
        items = [self.ask_one(page, "navigationItem")["navigationItem"] for page in stack]
        item = self.ask_one(items[-1], "prompt", "searchController", "hidesSearchBarWhenScrolling",
                            "searchBarPlacement", *LOOKS)
        is_large = bool(answer.get("prefersLargeTitles")) and self.has_large_title(items)
        if not answer.get("isTranslucent", True):
            members["isTranslucent"] = False
        self.appearance(members, answer, item, has_edge=is_large or self.start.os >= (15,))
        room = answer["frame"][3]
        if item.get("prompt"):
            members["prompt"] = item["prompt"]
            if self.start.os < (26,):
                # No public source has the height of a bar with a prompt (bars/prompt.legacy): measured.
                put(members, "height", self.extent(room, "the navigation bar's height"))
            room -= 30
        state, height = self.search(item)
        room -= height
        if is_large:
            # 44 or 54 without one, 52 more with it (Rules/platform/bars.lua); between them it folds.
            members["largeTitle"] = "expanded" if room > 75 else "collapsed"
        put(members, "searchBar", state)

    def search(self, item: Members) -> Tuple[Optional[str], float]:
        """The state of the search bar below the title, and the height that it takes."""
        search = item.get("searchController")
        if search is None:
            return None, 0
        if item.get("searchBarPlacement", 0) not in (0, 2):
            self.note("the search bar is beside the title or in a toolbar, where it takes no height.")
            return None, 0
        answer = self.ask_one(search, "isActive", "searchBar")
        if answer.get("isActive"):
            return "active", 0
        bar = self.ask_one(answer["searchBar"], "frame", "window")
        height = bar["frame"][3] if bar.get("window") is not None else 0
        if height == 0 and item.get("hidesSearchBarWhenScrolling", True):
            return "hidden", 0
        return "attached", height

    def has_large_title(self, items: List[Ref]) -> bool:
        """Whether the top item shows one: `automatic` follows the item below."""
        for item in reversed(items):
            mode = self.ask_one(item, "largeTitleDisplayMode").get("largeTitleDisplayMode", 0)
            if mode != 0:
                return bool(mode == 1)
        return True

    def appearance(self, members: Members, bar: Members, item: Members, has_edge: bool = True) -> None:
        """Writes that the app made a bar transparent.

        Where content ends the appearance for the scroll edge counts, which before iOS 15 only bars with a
        large title have. If there is none, UIKit draws the standard one without its background, but that
        is how every bar looks unless told otherwise: it is the scenario's default, too.
        """
        looks = [item.get("standardAppearance"), bar.get("standardAppearance")]
        if has_edge:
            looks = [item.get("scrollEdgeAppearance"), bar.get("scrollEdgeAppearance"), *looks]
        if self.is_transparent(next((look for look in looks if look is not None), None)):
            members["appearance"] = "transparent"

    def is_transparent(self, look: Optional[Ref]) -> bool:
        if look is None:
            return False
        answer = self.ask_one(look, "backgroundEffect", "backgroundColor", "backgroundImage")
        if answer.get("backgroundEffect") is not None or answer.get("backgroundImage") is not None:
            return False
        color = answer.get("backgroundColor")
        # A plain colour is described by its components, the last of which is alpha.
        return color is None or str(self.ask_one(color, "description")["description"]).endswith(" 0")

    def tab(self, members: Members, ref: Ref, depth: int) -> None:
        answer = self.ask_one(ref, "tabBar", "viewControllers", "selectedViewController",
                              "bottomAccessory", "isTabBarHidden")
        bar = self.ask_one(answer["tabBar"], "isHidden", "isTranslucent", "selectedItem", *LOOKS)
        shown: Members = {}
        if bar.get("isHidden") or answer.get("isTabBarHidden"):
            shown["isHidden"] = True
        if not bar.get("isTranslucent", True):
            shown["isTranslucent"] = False
        item = bar.get("selectedItem")
        self.appearance(shown, bar, {} if item is None else self.ask_one(item, *LOOKS))
        accessory = answer.get("bottomAccessory")
        if accessory is not None:
            content = self.ask_one(accessory, "contentView")["contentView"]
            put(shown, "accessoryHeight", self.extent(
                self.ask_one(content, "frame")["frame"][3], "the bottom accessory's height"))
        put(members, "tabBar", shown)
        children = list(answer.get("viewControllers") or [])
        selected = answer.get("selectedViewController")
        if selected is not None and selected.address not in [child.address for child in children]:
            # The list of further tabs, which UIKit adds itself.
            children.append(selected)
        for index, child in enumerate(children):
            if selected is not None and child.address == selected.address and index > 0:
                members["selectedIndex"] = index
        put(members, "children", [
            self.controller(child, depth + 1)
            if selected is not None and child.address == selected.address else self.unseen(child)
            for child in children
        ])

    def split(self, members: Members, ref: Ref, depth: int) -> None:
        answer = self.ask_one(ref, "viewControllers", "displayMode", "primaryColumnWidth",
                              "primaryBackgroundStyle")
        columns = answer.get("viewControllers") or []
        display = DISPLAYS.get(answer.get("displayMode", 0))
        put(members, "display", display)
        if display is None or len(columns) > 2:
            self.note("of three columns only the first and the last are described.")
        if display != "secondaryOnly":
            width = answer.get("primaryColumnWidth")
            if width is None or width > 0:
                put(members, "primaryColumnWidth", self.extent(width, "primaryColumnWidth"))
        if answer.get("primaryBackgroundStyle", 1) == 0:
            members["primaryBackgroundStyle"] = "none"
        children = []
        for index, column in enumerate(columns):
            if 0 < index < len(columns) - 1:
                continue
            child = self.controller(column, depth + 1)
            is_primary = index == 0 and len(columns) > 1
            children.append(placed(child, {"column": "primary" if is_primary else "secondary"}))
        put(members, "children", children)

    def page(self, members: Members, ref: Ref, answer: Members, depth: int) -> None:
        """A controller whose views are the app's own."""
        view = answer.get("viewIfLoaded")
        if view is None:
            self.note(f"the view of {ref.class_name} is not loaded yet.")
            return
        embedded: Dict[int, Ref] = {}
        children = answer.get("childViewControllers") or []
        if children:
            loaded = self.objects.ask([[child.address] for child in children], ["viewIfLoaded"])
            for child, its in zip(children, loaded):
                if its.get("viewIfLoaded") is not None:
                    embedded[its["viewIfLoaded"].address] = child
        roots = {"tableViewController": "UITableView", "collectionViewController": "UICollectionView"}
        if not view.is_a(roots.get(members["kind"], "UIView")):
            # Its table or collection view lies in another view, as in any other controller.
            members["kind"] = "viewController"
        self.learn_names(ref)
        places = self.views(members, ref, view, embedded)
        if not places:
            return
        if members["kind"] != "viewController":
            self.note(f"controllers inside {ref.class_name} are left out: a {members['kind']} holds none.")
            return
        members["kind"] = "custom"
        members["children"] = [
            placed(self.controller(child, depth + 1), place) for child, place in places
        ]


def placed(controller: Members, place: Members) -> Members:
    """A controller with what its container says of it, before what it holds."""
    held = ("navigationBar", "toolbar", "tabBar", "view", "children")
    own = {key: value for key, value in controller.items() if key not in held}
    return {**own, **place, **{key: controller[key] for key in controller if key in held}}
