"""The benchmark's screens, the same ones for the same random numbers.

Every number is a multiple of 0.5, so all sums are
exact in binary floating point and checksums can be compared for equality.

One screen, which scenarios.py turns into a scenario of insetlua
  id           string
  device       {name, width, height}                     points
  window       {safeAreaInsets: INSETS}                  what the window reports
  controllers  [{id, kind: navigation|tab|plain, parent?, barHeight?,
                 additionalSafeAreaInsets: INSETS,
                 automaticallyAdjustsScrollViewInsets: bool}]
               id == position in the list; parent precedes child; no parent = root
  views        [{id, parent?, class, frame: {x, y, width, height}, flexW, flexH,
                 controller?, scroll?}]
               id == position; parent precedes child; view 0 fills the window;
               `controller` marks the root view of that controller
  scroll       {contentInset: INSETS, contentSize: {width, height},
                behavior: automatic|scrollableAxes|never|always,
                alwaysBounceVertical, alwaysBounceHorizontal, table?}
  table        {style: plain|grouped|insetGrouped, estimatedSectionHeaderHeight,
                estimatedSectionFooterHeight,
                delegate: {heightForHeader, viewForHeader, titleForHeader,
                           heightForFooter, viewForFooter}}
  INSETS       {top, left, bottom, right}

The job for one screen in one window (w, h, insets W):
  1. size: view 0 is (w, h). Any other view: width = frame.width, plus the amount by
     which its parent's width differs from the parent's frame.width when flexW;
     height likewise with flexH. 
  2. safe area: view 0 starts from W. Any other view, per edge:
     max(0, parent's inset - max(0, distance between the two edges)); the distance is x, y,
     parent.width - (x + width), parent.height - (y + height). No scroll view lies inside
     another, so what a scroll view offers its subviews does not matter here.
     A controller's root view then adds additionalSafeAreaInsets, and barHeight of the
     direct parent controller: on top for navigation, on the bottom for tab.
  3. adjusted content inset of each scroll view:
       never          contentInset
       always         contentInset + safe area, four edges
       scrollableAxes vertical edges if contentSize.height > height or
                      alwaysBounceVertical; horizontal edges likewise
       automatic      as scrollableAxes, but vertical edges also when the owning
                      controller (nearest marked ancestor-or-self) has a navigation
                      controller above it and automaticallyAdjustsScrollViewInsets
  4. checks, one finding object each {rule, scenario, view, value}:
       content-shifted            adjusted.top != contentInset.top; value = difference
       header-height-without-view table style grouped, heightForHeader and not
                                  viewForHeader, estimatedSectionHeaderHeight != 0;
                                  value = the estimate
       bottom-content-hidden      behavior never and safe bottom > 0; value = safe bottom
  Summary, as peer.lua prints it:
       scenarios  evaluations done (scenario x window)
       scrolls    scroll views evaluated
       rules      {rule: count}
       tops2      2 * sum over scroll views of adjusted.top * (1 + view id mod 97)
       edges2     2 * sum of top + 3*left + 5*bottom + 7*right of adjusted
       values2    2 * sum of finding values
Device sizes and insets below are plausible test data, not a claim about hardware.
"""
SIZES = [
    (320, 480, 20, 0, 0), (320, 568, 20, 0, 0), (375, 667, 20, 0, 0), (414, 736, 20, 0, 0),
    (375, 812, 44, 34, 44), (414, 896, 48, 34, 48), (390, 844, 47, 34, 47),
    (428, 926, 47, 34, 47), (393, 852, 59, 34, 59), (430, 932, 59, 34, 59),
    (402, 874, 62, 34, 62), (440, 956, 62, 34, 62), (360, 780, 50, 34, 50),
    (768, 1024, 20, 0, 0), (834, 1112, 20, 0, 0), (834, 1194, 24, 20, 0),
    (1024, 1366, 24, 20, 0), (820, 1180, 24, 20, 0), (744, 1133, 24, 20, 0),
    (810, 1080, 20, 0, 0),
]
BEHAVIORS = ["automatic", "scrollableAxes", "never", "always"]


def insets(top=0, left=0, bottom=0, right=0):
    return {"top": top, "left": left, "bottom": bottom, "right": right}


def half(rnd, lo, hi):
    return rnd.randrange(lo * 2, hi * 2 + 1) / 2 if rnd.random() < 0.3 else rnd.randrange(lo, hi + 1)


def controllers(rnd):
    chain = rnd.choice([["plain"], ["navigation", "plain"], ["tab", "plain"],
                        ["tab", "navigation", "plain"], ["navigation", "plain", "plain"],
                        ["tab", "navigation", "plain", "plain"]])
    out = []
    for i, kind in enumerate(chain):
        c = {"id": i, "kind": kind}
        if i:
            c["parent"] = i - 1
        if kind == "navigation":
            c["barHeight"] = rnd.choice([44, 44, 96, 32, 50])
        elif kind == "tab":
            c["barHeight"] = rnd.choice([49, 49, 50, 32])
        extra = rnd.random() < 0.2
        c["additionalSafeAreaInsets"] = insets(
            half(rnd, 0, 40) if extra else 0, 0, half(rnd, 0, 60) if extra else 0, 0)
        c["automaticallyAdjustsScrollViewInsets"] = rnd.random() < 0.7
        out.append(c)
    return out


def scroll(rnd, w, h):
    s = {"contentInset": insets(half(rnd, 0, 40) if rnd.random() < 0.3 else 0, 0,
                                half(rnd, 0, 80) if rnd.random() < 0.3 else 0, 0),
         "contentSize": {"width": w + (rnd.randrange(0, 400) if rnd.random() < 0.2 else 0),
                         "height": max(0, h + rnd.randrange(-300, 1500))},
         "behavior": rnd.choices(BEHAVIORS, [60, 10, 20, 10])[0],
         "alwaysBounceVertical": rnd.random() < 0.3,
         "alwaysBounceHorizontal": rnd.random() < 0.05}
    if rnd.random() < 0.5:
        hh, vh = rnd.random() < 0.5, rnd.random() < 0.5
        s["table"] = {"style": rnd.choices(["plain", "grouped", "insetGrouped"], [45, 40, 15])[0],
                      "estimatedSectionHeaderHeight": rnd.choice([0, 28, 38, 17.5]),
                      "estimatedSectionFooterHeight": rnd.choice([0, 28]),
                      "delegate": {"heightForHeader": hh, "viewForHeader": vh,
                                   "titleForHeader": rnd.random() < 0.3,
                                   "heightForFooter": rnd.random() < 0.3,
                                   "viewForFooter": rnd.random() < 0.2}}
    return s


def scenario(rnd, index, n_views):
    w, h, top, bottom, notch = rnd.choice(SIZES)
    landscape = rnd.random() < 0.3
    if landscape:
        size, safe = (h, w), insets(0 if notch else top, notch, 21 if notch else bottom, notch)
    else:
        size, safe = (w, h), insets(top, 0, bottom, 0)
    ctls = controllers(rnd)
    views, inside = [], []               # inside[i]: view i is a scroll view or lies in one
    for i in range(n_views):
        v = {"id": i}
        if i == 0:
            fw, fh = size
            v["class"] = "UIView"
            v["frame"] = {"x": 0, "y": 0, "width": fw, "height": fh}
            flex = (True, True)
        else:
            is_scroll = i >= len(ctls) and rnd.random() < 0.25 * n_views / max(1, n_views - len(ctls))
            if i < len(ctls) + 1:
                p = i - 1                    # the controllers' root views form a chain
            else:
                lo = max(len(ctls) - 1, i // 3)            # depth grows with log(i)
                p = rnd.randrange(lo, i)
                if is_scroll and inside[p]:  # scroll views do not nest: see the job
                    p = next((q for q in range(p, i) if not inside[q]),
                             next((q for q in range(p, -1, -1) if not inside[q])))
            v["parent"] = p
            pf = views[p]["frame"]
            fills = i < len(ctls) or rnd.random() < 0.35
            if fills:
                x = y = 0
                fw, fh = pf["width"], pf["height"]
            else:
                x, y = half(rnd, 0, 24), half(rnd, -4, 120)
                fw = max(10, pf["width"] - x - half(rnd, 0, 40))
                fh = max(10, pf["height"] - y - half(rnd, -6, 90))
            v["class"] = "UIView"
            v["frame"] = {"x": x, "y": y, "width": fw, "height": fh}
            flex = (fills or rnd.random() < 0.8, fills or rnd.random() < 0.6)
            if is_scroll:
                v["scroll"] = scroll(rnd, fw, fh)
                v["class"] = "UITableView" if "table" in v["scroll"] else "UIScrollView"
            elif i >= len(ctls):
                v["class"] = rnd.choice(["UIView", "UILabel", "UIStackView", "UIButton", "UIImageView"])
        v["flexW"], v["flexH"] = flex
        if i < len(ctls):
            v["controller"] = i
        views.append(v)
        inside.append("scroll" in v or (i > 0 and inside[v["parent"]]))
    return {"id": "s%06d" % index,
            "device": {"name": "%dx%d" % size, "width": size[0], "height": size[1]},
            "window": {"safeAreaInsets": safe}, "controllers": ctls, "views": views}
