"""The benchmark's screens as scenarios of insetlua."""


def _insets(insets):
    return {edge: points for edge, points in insets.items() if points}


def _returned(delegate, key, method, value):
    return {method: value} if delegate[key] else {}


def _table(table):
    delegate = table["delegate"]
    return {
        "style": table["style"],
        "estimatedSectionHeaderHeight": table["estimatedSectionHeaderHeight"],
        "estimatedSectionFooterHeight": table["estimatedSectionFooterHeight"],
        "delegate": {
            **_returned(delegate, "heightForHeader", "heightForHeaderInSection", 28),
            **_returned(delegate, "heightForFooter", "heightForFooterInSection", 28),
            **_returned(delegate, "viewForHeader", "viewForHeaderInSection", "view"),
            **_returned(delegate, "viewForFooter", "viewForFooterInSection", "view"),
        },
    }


def _view(number, views, subviews, is_root):
    view = views[number]
    members = {"class": view["class"], "id": "v%d" % number}
    if not is_root:
        frame = view["frame"]
        members["frame"] = [frame[key] for key in ("x", "y", "width", "height")]
        members["autoresizing"] = [
            "flexibleWidth" if view["flexW"] else "flexibleRightMargin",
            "flexibleHeight" if view["flexH"] else "flexibleBottomMargin",
        ]
    scroll = view.get("scroll")
    if scroll:
        size = scroll["contentSize"]
        members["contentInset"] = _insets(scroll["contentInset"])
        members["contentSize"] = [size["width"], size["height"]]
        members["contentInsetAdjustmentBehavior"] = scroll["behavior"]
        for bounce in ("alwaysBounceVertical", "alwaysBounceHorizontal"):
            members[bounce] = scroll[bounce]
        if "table" in scroll:
            members["table"] = _table(scroll["table"])
    if subviews[number]:
        members["subviews"] = [_view(each, views, subviews, False) for each in subviews[number]]
    return members


def scenario(screen):
    """One screen, on a device of its own with bars of given heights."""
    views, controllers = screen["views"], screen["controllers"]
    subviews = [[] for _ in views]
    for view in views:
        # The root views of controllers are placed by their containers.
        if "parent" in view and "controller" not in view:
            subviews[view["parent"]].append(view["id"])
    window = screen["window"]["safeAreaInsets"]
    # Where a container's bars lie: at the edges of its own safe area.
    top, bottom = window["top"], window["bottom"]
    members = []
    for controller in controllers:
        kind = controller["kind"]
        added = controller["additionalSafeAreaInsets"]
        top, bottom = top + added["top"], bottom + added["bottom"]
        is_last = controller is controllers[-1]
        node = {
            "kind": {"plain": "viewController" if is_last else "custom"}.get(kind, kind),
            "id": "c%d" % controller["id"],
            "additionalSafeAreaInsets": _insets(added),
            "automaticallyAdjustsScrollViewInsets":
                controller["automaticallyAdjustsScrollViewInsets"],
        }
        if kind == "navigation":
            node["navigationBar"] = {"y": top, "height": controller["barHeight"]}
            top += controller["barHeight"]
        elif kind == "tab":
            bottom += controller["barHeight"]
            node["tabBar"] = {"height": bottom}
        members.append(node)
    members[-1]["view"] = _view(controllers[-1]["id"], views, subviews, True)
    for outer, inner in zip(members, members[1:]):
        outer["children"] = [inner]
    size = screen["device"]
    return {
        "insetlua": 1,
        "title": screen["id"],
        "device": {
            "name": size["name"], "idiom": "phone", "size": [size["width"], size["height"]],
            "scale": 2, "corner": "homeButton", "safeAreaInsets": {"portrait": window},
        },
        "os": "17.0",
        "root": members[0],
    }
