"""Views, from a controller's root view down, and scroll views."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict, List, Tuple

from .objects import Members, Ref
from .session import MAXIMUM_DEPTH, MAXIMUM_VIEWS
from .tables import Tables
from .uikit import (
    AUTORESIZING_BITS, BASE_CLASSES, BEHAVIORS, COMPOSITIONAL_REFERENCES, FLOW_REFERENCES,
    OPEN_PRIVATE_CLASSES, SCROLL_CLASSES, SCROLL_KEYS, VIEW_KEYS, is_closed,
)
from .values import all_edges, bits, insets, numbers, put


@dataclass
class ViewNode:
    """A view on its way into the scenario."""

    ref: Ref
    depth: int = 0
    # Its superview's corner in the coordinates of the controller's root view; then its own.
    origin: Tuple[float, float] = (0, 0)
    # Where its superview's bounds begin, and how far its superview's content is scrolled.
    offset: Tuple[float, float] = (0, 0)
    scrolled: Tuple[float, float] = (0, 0)
    size: Tuple[float, float] = (0, 0)
    frame: Members = field(default_factory=dict)
    members: Members = field(default_factory=dict)
    observed: Members = field(default_factory=dict)
    subviews: List["ViewNode"] = field(default_factory=list)


class Views(Tables):
    """The views of one controller after the other."""

    def views(
        self, members: Members, owner: Ref, root: Ref, embedded: Dict[int, Ref]
    ) -> List[Tuple[Ref, Members]]:
        """Writes the views of a controller; the controllers embedded among them, and where."""
        top = ViewNode(root)
        scrolls: List[ViewNode] = []
        places: List[Tuple[Ref, Members]] = []
        self.view_count += 1
        level = [top]
        while level:
            answers = self.objects.ask([[node.ref.address] for node in level], VIEW_KEYS)
            below: List[ViewNode] = []
            for node, answer in zip(level, answers):
                if node is not top:
                    self.place(node, answer)
                if node.ref.address in embedded:
                    places.append((embedded[node.ref.address], self.place_in_container(node)))
                    continue
                self.describe(node, answer)
                if node is top:
                    self.observe_root(node, answer, owner)
                if any(node.ref.is_a(name) for name in SCROLL_CLASSES):
                    scrolls.append(node)
                if not answer.get("isHidden") and not is_closed(node.ref):
                    below += self.subviews(node, answer, embedded)
            level = below
        self.scroll_views(scrolls)
        members["view"] = finished(top)
        return places

    def subviews(
        self, node: ViewNode, answer: Members, embedded: Dict[int, Ref]
    ) -> List[ViewNode]:
        children = []
        for ref in answer.get("subviews") or []:
            if ref.class_name.startswith("_UI") and ref.class_name not in OPEN_PRIVATE_CLASSES:
                continue
            if self.view_count >= MAXIMUM_VIEWS or node.depth >= MAXIMUM_DEPTH:
                self.cut += 1
                continue
            self.view_count += 1
            child = ViewNode(ref, node.depth + 1, node.origin)
            # A frame is counted from the bounds, which begin elsewhere where a view was scrolled. A
            # scroll view's are content coordinates, as in the scenario.
            x, y = answer["bounds"][:2]
            child.offset = (0, 0) if node.ref.is_a("UIScrollView") else (x, y)
            child.scrolled = (x - child.offset[0], y - child.offset[1])
            children.append(child)
            if ref.address not in embedded:
                node.subviews.append(child)
        return children

    def place(self, node: ViewNode, answer: Members) -> None:
        x, y, width, height = answer["frame"]
        left, top = x - node.offset[0], y - node.offset[1]
        node.origin = (
            node.origin[0] + left - node.scrolled[0], node.origin[1] + top - node.scrolled[1])
        node.size = (width, height)
        frame = numbers([left, top, width, height])
        if frame is None:
            self.note(f"the frame of {self.named(node.ref)} is out of range; 0 is written.")
            frame = [0, 0, 0, 0]
        node.frame["frame"] = frame
        if answer.get("translatesAutoresizingMaskIntoConstraints"):
            put(node.frame, "autoresizing",
                bits(answer.get("autoresizingMask", 0), AUTORESIZING_BITS))
        transform = answer.get("transform")
        if transform is not None and transform[:6] != [1, 0, 0, 1, 0, 0]:
            self.transformed += 1

    def place_in_container(self, node: ViewNode) -> Members:
        """Where an embedded controller's view lies in the view of its container."""
        if node.depth == 1:
            return node.frame
        return {"frame": numbers([*node.origin, *node.size]) or [0, 0, 0, 0]}

    def describe(self, node: ViewNode, answer: Members) -> None:
        name = node.ref.class_name
        if name != "UIView":
            node.members["class"] = name
        base = next((base for base in node.ref.classes if base in BASE_CLASSES), None)
        if base is not None and base != name:
            node.members["baseClass"] = base
        node.members["id"] = self.identify(node.ref, self.names.get(node.ref.address))
        node.members.update(node.frame)
        if answer.get("isHidden"):
            node.members["isHidden"] = True

    def observe_root(self, node: ViewNode, answer: Members, owner: Ref) -> None:
        if self.start.os >= (11,):
            put(node.observed, "safeAreaInsets", all_edges(answer.get("safeAreaInsets")))
            return
        guides = self.ask_one(owner, "topLayoutGuide", "bottomLayoutGuide")
        lengths = [self.ask_one(guides[guide], "length").get("length", 0)
                   for guide in ("topLayoutGuide", "bottomLayoutGuide")]
        put(node.observed, "safeAreaInsets", all_edges([lengths[0], 0, lengths[1], 0]))

    def learn_names(self, owner: Ref) -> None:
        """Which address a controller's properties hold; the first one to say so names it."""
        for name, word in self.objects.fields([owner.address])[0]:
            plain = name.replace("$__lazy_storage_$_", "").lstrip("_")
            if word and plain:
                self.names.setdefault(word, plain)

    # MARK: Scroll views

    def scroll_views(self, nodes: List[ViewNode]) -> None:
        sources = []
        for node in nodes:
            # A web view has a scroll view and is none.
            inner = self.ask_one(node.ref, "scrollView") if node.ref.is_a("WKWebView") else {}
            sources.append(inner.get("scrollView") or node.ref)
        answers = self.objects.ask([[ref.address] for ref in sources], SCROLL_KEYS)
        for node, answer in zip(nodes, answers):
            self.scroll(node, answer)
            table, is_measured = (
                self.table(node.ref) if node.ref.is_a("UITableView") else ({}, False))
            if not is_measured:
                self.content_size(node, answer)
            put(node.members, "table", table)
            if node.ref.is_a("UICollectionView"):
                self.collection(node)
            self.observe_scroll(node, answer)

    def scroll(self, node: ViewNode, answer: Members) -> None:
        members = node.members
        if self.start.os >= (11,):
            # Before, UIKit wrote its own part into it (INS-111): only observed.
            self.put_insets(members, "contentInset", answer.get("contentInset"), node)
        behavior = answer.get("contentInsetAdjustmentBehavior", 0)
        put(members, "contentInsetAdjustmentBehavior", BEHAVIORS.get(behavior))
        # Tables bounce by themselves and plain scroll views do not (INS-105).
        vertical = bool(answer.get("alwaysBounceVertical"))
        if vertical != node.ref.is_a("UITableView"):
            members["alwaysBounceVertical"] = vertical
        if answer.get("alwaysBounceHorizontal"):
            members["alwaysBounceHorizontal"] = True
        if not answer.get("isScrollEnabled", True):
            members["isScrollEnabled"] = False
        vertical_bar = answer.get("verticalScrollIndicatorInsets")
        horizontal_bar = answer.get("horizontalScrollIndicatorInsets")
        if vertical_bar is not None and horizontal_bar is not None:
            both = [vertical_bar[0], horizontal_bar[1], vertical_bar[2], horizontal_bar[3]]
            self.put_insets(members, "scrollIndicatorInsets", both, node)
        if not answer.get("automaticallyAdjustsScrollIndicatorInsets", True):
            members["automaticallyAdjustsScrollIndicatorInsets"] = False
        refresh = answer.get("refreshControl")
        if refresh is not None:
            is_refreshing = self.ask_one(refresh, "isRefreshing").get("isRefreshing")
            members["refreshControl"] = "refreshing" if is_refreshing else "idle"

    def content_size(self, node: ViewNode, answer: Members) -> None:
        size = numbers(answer.get("contentSize"), limit=1e9)
        if size is not None and min(size) >= 0:
            node.members["contentSize"] = size
        else:
            self.dropped(f"contentSize of {self.named(node.ref)}")

    def put_insets(self, members: Members, key: str, answer: Any, node: ViewNode) -> None:
        put(members, key, self.kept(insets(answer), answer, f"{key} of {self.named(node.ref)}"))

    def observe_scroll(self, node: ViewNode, answer: Members) -> None:
        inset = "adjustedContentInset" if self.start.os >= (11,) else "contentInset"
        observed = {inset: all_edges(answer.get(inset))}
        put(observed, "contentOffset", numbers(answer.get("contentOffset"), limit=1e9))
        if self.start.os >= (11,) and "safeAreaInsets" not in node.observed:
            safe = self.ask_one(node.ref, "safeAreaInsets").get("safeAreaInsets")
            put(observed, "safeAreaInsets", all_edges(safe))
        node.observed = {key: value for key, value in {**observed, **node.observed}.items() if value}

    def collection(self, node: ViewNode) -> None:
        layout = self.ask_one(node.ref, "collectionViewLayout").get("collectionViewLayout")
        if layout is None:
            return
        if layout.is_a("UICollectionViewFlowLayout"):
            answer = self.ask_one(layout, "sectionInset", "sectionInsetReference")
            node.members["collectionLayout"] = "flow"
            self.put_insets(node.members, "sectionInset", answer.get("sectionInset"), node)
            reference = FLOW_REFERENCES.get(answer.get("sectionInsetReference", 0))
            put(node.members, "insetsReference", reference)
        elif layout.is_a("UICollectionViewCompositionalLayout"):
            answer = self.ask_one(layout, "configuration")
            node.members["collectionLayout"] = "compositional"
            own = self.ask_one(answer["configuration"], "contentInsetsReference")
            reference = COMPOSITIONAL_REFERENCES.get(own.get("contentInsetsReference", 0))
            put(node.members, "insetsReference", reference)


def finished(node: ViewNode) -> Members:
    """A view with what was observed of it and what lies in it, in the order of the format."""
    put(node.members, "observed", node.observed)
    put(node.members, "subviews", [finished(child) for child in node.subviews])
    return node.members
