-- The devices: screen, window insets, status bar and display zoom of 90 models (150 machine identifiers).
--
-- Units are points; `insets` takes top, left, bottom, right. `safeAreaInsets` are the window's with no bars; landscape
-- means either direction (all sources give equal sides). The base values hold from the model's first OS on; every
-- override whose `os` range holds replaces what it names, in order. Ranges are inclusive majors: "12-13", "26-" (and
-- later), "-11" (and before). No `os.latest`: 26 at least, nothing newer was covered.
--   corner       homeButton | notch | dynamicIsland | padHomeButton | padRounded
--   pixels       the panel, only where it differs from points times scale
--   windowOnly   the override is what UIWindow.safeAreaInsets reads; the root view keeps the base values
--   others       values that disagree, and who says so; a table with fewer than four edges names those that differ
--   displayZoom  the zoomed screen; absent: nothing was found, which does not mean the model cannot zoom
--   fact         the row of docs/facts/ that states or prints the window's insets
-- Sources are keys of the table below; how they were weighed: docs/facts/devices.md.
--
-- Not known: the status bar's height on iPhone Air; hidden status bars on island phones; home-button iPads other than
-- 810x1080 on iOS 26; landscape top 0 or 20 on 16 Pro and later (Q17); zoom on iOS 26 and on the 16 and 17 families;
-- what an app linked to an older SDK gets on iPadOS 26; anything after iOS 26.

local hiddenAssumed = "portraitStatusBarHidden is assumed unchanged, as on notch phones (derived; no dump found)."
local downsampled = "Renders 1242x2208 and is downsampled to 1080x1920."
local noSafeArea = "Never ran iOS 11, so UIView.safeAreaInsets does not exist here; the insets stand for the status " ..
  "bar (top layout guide 20)."

-- Window insets: the name says what covers the screen and how far it reaches.
local homeButton = {
  portrait = insets(20, 0, 0, 0), portraitStatusBarHidden = insets(0, 0, 0, 0),
  landscape = insets(0, 0, 0, 0),
}
local notch44 = {
  portrait = insets(44, 0, 34, 0), portraitStatusBarHidden = insets(44, 0, 34, 0),
  landscape = insets(0, 44, 21, 44),
}
local notch50 = {
  portrait = insets(50, 0, 34, 0), portraitStatusBarHidden = insets(50, 0, 34, 0),
  landscape = insets(0, 50, 21, 50),
}
local notch47 = {
  portrait = insets(47, 0, 34, 0), portraitStatusBarHidden = insets(47, 0, 34, 0),
  landscape = insets(0, 47, 21, 47),
}
local notch47On26 = {
  portrait = insets(47, 0, 34, 0), portraitStatusBarHidden = insets(47, 0, 34, 0),
  landscape = insets(0, 47, 20, 47),
}
local island59 = {
  portrait = insets(59, 0, 34, 0), portraitStatusBarHidden = insets(59, 0, 34, 0),
  landscape = insets(0, 59, 21, 59),
}
local island62 = {
  portrait = insets(62, 0, 34, 0), portraitStatusBarHidden = insets(62, 0, 34, 0),
  landscape = insets(0, 62, 21, 62),
}
local island62On26 = {
  portrait = insets(62, 0, 34, 0), portraitStatusBarHidden = insets(62, 0, 34, 0),
  landscape = insets(0, 62, 20, 62),
}
local island68On26 = {
  portrait = insets(68, 0, 34, 0), portraitStatusBarHidden = insets(68, 0, 34, 0),
  landscape = insets(0, 68, 20, 68),
}
local padHome = {
  portrait = insets(20, 0, 0, 0), portraitStatusBarHidden = insets(0, 0, 0, 0),
  landscape = insets(20, 0, 0, 0),
}
local padRounded = {
  portrait = insets(24, 0, 20, 0), portraitStatusBarHidden = insets(0, 0, 20, 0),
  landscape = insets(24, 0, 20, 0),
}
local padRoundedOn26 = {
  portrait = insets(32, 0, 25, 0), portraitStatusBarHidden = insets(0, 0, 25, 0),
  landscape = insets(32, 0, 25, 0),
}

-- Overrides, zoomed screens and disagreeing values that several models share.
local windowBefore12 = {
  os = "-11", windowOnly = true, portrait = insets(0, 0, 0, 0), confidence = "derived", sources = { "Radar42372793" },
  note = "Radar prints 0 on iOS 11.4 and 20 on iOS 12 beta 4 for an iPad 10.5; carried over to home-button iPhones " ..
    "by analogy.",
}
local notch44From26 = {
  os = "26-", landscape = insets(0, 44, 20, 44), confidence = "derived", sources = { "DPSpecs", "OpenUIKit" },
  note = "Bottom 20 in landscape was measured on iOS 26 for the 16 and 17 families and the notched 17e; not read on " ..
    "this model.",
}
local notch50From26 = {
  os = "26-", landscape = insets(0, 50, 20, 50), confidence = "derived", sources = { "DPSpecs", "OpenUIKit" },
  note = "Bottom 20 in landscape was measured on iOS 26 for the 16 and 17 families and the notched 17e; not read on " ..
    "this model.",
}
local zoomNotch50 = {
  points = { width = 320, height = 693 }, portrait = insets(43, 0, 29, 0), landscape = insets(0, 43, 21, 43),
  confidence = "once", sources = { "QMUI", "ZoomPoints" },
}
local notch47From26 = {
  os = "26-", landscape = insets(0, 47, 20, 47), confidence = "derived", sources = { "DPSpecs", "OpenUIKit" },
  note = "Bottom 20 in landscape was measured on iOS 26 for the 16 and 17 families and the notched 17e; not read on " ..
    "this model.",
}
local zoomNotch47 = {
  points = { width = 320, height = 693 }, portrait = insets(39, 0, 28, 0), landscape = insets(0, 39, 21, 39),
  confidence = "once", sources = { "QMUI", "ZoomPoints" },
}
local zoomNotch47Large = {
  points = { width = 375, height = 812 }, portrait = insets(41, 0, 29.667, 0), landscape = insets(0, 41, 21, 41),
  confidence = "once", sources = { "QMUI", "ZoomPoints" },
}
local island59From26 = {
  os = "26-", landscape = insets(0, 59, 20, 59), confidence = "derived", sources = { "DPSpecs", "OpenUIKit" },
  note = "Bottom 20 was measured on iOS 26 for the 16 and 17 families; not read on this model.",
}
local zoomIsland59 = {
  points = { width = 320, height = 693 }, portrait = insets(48, 0, 28, 0), landscape = insets(0, 48, 21, 48),
  confidence = "once", sources = { "QMUI", "ZoomPoints" },
}
local zoomIsland59Large = {
  points = { width = 375, height = 812 }, portrait = insets(51, 0, 31, 0), landscape = insets(0, 51, 21, 51),
  confidence = "once", sources = { "QMUI", "ZoomPoints" },
}
local windowBefore12Pad = {
  os = "-11", windowOnly = true, portrait = insets(0, 0, 0, 0), landscape = insets(0, 0, 0, 0),
  confidence = "derived", sources = { "Radar42372793" },
}
local padHomeFrom26 = {
  os = "26-", portrait = insets(32, 0, 0, 0), portraitStatusBarHidden = insets(0, 0, 0, 0),
  landscape = insets(32, 0, 0, 0), statusBarHeight = { portrait = 32, landscape = 32 }, confidence = "derived",
  sources = { "Flutterware", "OpenZCine" },
  note = "Flutterware measured top 32 on the 810x1080 iPad (iOS 26.2 simulator); the bottom is not listed as " ..
    "different from 0. Carried over to the other home-button iPads.",
}
local padHomeFrom26Read = {
  os = "26-", portrait = insets(32, 0, 0, 0), portraitStatusBarHidden = insets(0, 0, 0, 0),
  landscape = insets(32, 0, 0, 0), statusBarHeight = { portrait = 32, landscape = 32 }, confidence = "once",
  sources = { "Flutterware", "OpenZCine" },
  note = "Flutterware measured top 32 on the 810x1080 iPad (iOS 26.2 simulator); the bottom is not listed as " ..
    "different from 0. Carried over to the other home-button iPads.",
}
local padRoundedFrom26 = {
  os = "26-", portrait = insets(32, 0, 25, 0), portraitStatusBarHidden = insets(0, 0, 25, 0),
  landscape = insets(32, 0, 25, 0), statusBarHeight = { portrait = 32, landscape = 32 }, confidence = "derived",
  sources = { "DPSpecs", "OpenUIKit" },
  note = "Every home-indicator iPad probed on iOS 26 reads 32/25; this model was not probed. The hidden value " ..
    "combines top 0 (OpenZCine, iPadOS 26.2) with bottom 25.",
}
local padRoundedFrom26Probed = {
  os = "26-", portrait = insets(32, 0, 25, 0), portraitStatusBarHidden = insets(0, 0, 25, 0),
  landscape = insets(32, 0, 25, 0), statusBarHeight = { portrait = 32, landscape = 32 }, confidence = "several",
  sources = { "DPSpecs", "OpenUIKit", "OpenZCine" },
  note = "DPSpecs probed this model on iOS 26.5. The hidden value combines top 0 (OpenZCine, iPadOS 26.2) with " ..
    "bottom 25.",
}
local saysBottom24 = {
  landscape = { bottom = 24 }, sources = { "SST", "Playbook" },
  note = "24 is in the older entries of both snapshot libraries and in early React Native helpers; real-device " ..
    "reads and the print in the XR issue give 21.",
}
local saysStatusBar49 = {
  statusBarHeight = { portrait = 49 }, sources = { "OvrRN" },
  note = "That package returns 49; its own issue 53 and pull 44 say 59 was meant. Real prints give status bar 54 " ..
    "and safe area 59.",
}
local saysTop47 = {
  portrait = { top = 47 }, sources = { "QMUI", "GK" },
  note = "Both tables (the second is copied from the first) still carry 47 for the 15 and 15 Plus; KevinWu and " ..
    "RNScreenHelper say 59, and the phone has a Dynamic Island.",
}
local saysLandscapeTop20 = {
  landscape = insets(20, 62, 20, 62), condition = "quoted for the 16 Pro and 17 families, iOS 26 era",
  sources = { "SST1046", "PhoneProfile", "KevinWu" },
  note = "These tables reserve 20 pt at the top in landscape. The simulator probe (DPSpecs, iOS 26.5) reads top 0 " ..
    "on the same phones, and OpenUIKit reads 0 on iPhone 16. Unresolved: real device, status bar or SDK " ..
    "conditions are not stated.",
}
local saysTop59 = {
  portrait = { top = 59 }, sources = { "RNScreenHelper" },
  note = "That README gives 59 for 16 Pro, 17, 17 Pro and Air and 62 only for the Max sizes; contradicted by QMUI, " ..
    "GK, DeviceFrame and DPSpecs.",
}
local saysNoIndicator = {
  portrait = { top = 20, bottom = 0 }, sources = { "DeviceFrame" },
  note = "device_frame uses the home-button numbers; contradicted by Unity (24 shown / 0 hidden, bottom 20).",
}
local saysSides24 = {
  landscape = insets(0, 24, 20, 24), sources = { "DeviceFrame" },
  note = "device_frame moves the 24 to the sides in landscape as if it were a phone; DPSpecs and every other iPad " ..
    "source keep it on top.",
}
local saysHomeButtonPad = {
  portrait = { top = 20, bottom = 0 }, sources = { "SST" },
  note = "SST has one 12.9 entry with the home-button numbers, so it fits generations 1 and 2 only.",
}

return devices {
  sources = {
    DPSpecs = "https://github.com/aloisdeniel/flutter_device_preview (device_specs/apple-*.json): probed on booted " ..
      "simulators, Xcode 26.6 / iOS 26.5",
    DeviceFrame = "https://github.com/aloisdeniel/flutter_device_preview " ..
      "(device_frame/lib/src/devices/ios/*/device.dart)",
    DeviceFramePlus = "https://github.com/nigelng/device_frame_plus",
    DeviceKit = "https://github.com/devicekit/DeviceKit (Source/Device.generated.swift, read at 56b997e8, March " ..
      "2026): machine identifiers",
    Flutterware = "https://github.com/xvrh/flutterware (docs/superpowers/specs/2026-08-21-fake-keyboard-design.md): " ..
      "iOS 26.2 simulator measurements",
    FlutterwareDevices = "https://github.com/xvrh/flutterware (lib/src/devices.dart)",
    GK = "https://github.com/QuintGao/GKNavigationBarSwift (Sources/GKNavigationBarConfigure.swift, 1.7.3)",
    GK67 = "https://github.com/QuintGao/GKNavigationBar/issues/67 (iPhone 12 mini simulator, Feb 2021)",
    GKS41 = "https://github.com/QuintGao/GKNavigationBarSwift/issues/41 (prints of the system bar on a 430 pt wide " ..
      "Dynamic Island phone, May 2024)",
    Hack14 = "https://hacknicity.medium.com/how-ios-apps-adapt-to-the-various-iphone-14-screen-sizes-b2504a39b58f",
    HackPadPro = "https://hacknicity.medium.com/how-ipad-apps-adapt-to-the-new-11-and-12-9-ipads-pro-cabd1c0e5f20",
    KevinWu = "code-index file 11573497082 (Metric.swift, module ModCommon; repository not named by the index)",
    Models16 = "https://www.knowyourmobile.com/user-guides/will-my-ipad-run-ipados-16/: iPadOS 16 model list",
    Models17 = "https://gist.github.com/talkingmoose/a9f11e961393e967458a65ccb6c247de: identifier pattern of models " ..
      "that run iOS/iPadOS 17",
    Models18 = "https://tombettenhausen.com/?p=5884: models iPadOS 18 drops (written before release)",
    Models26 = "https://gist.github.com/talkingmoose/8626115822ca9f81463dd4e9e902ff9a: identifier pattern of models " ..
      "that run iOS/iPadOS 26",
    OpenUIKit = "https://github.com/Vercantez/openuikit (uikit/Tools/oracle2/toolbarheightprobe and " ..
      "uikit/docs/agent_reports): iOS 26.1 simulator dumps",
    OpenZCine = "https://github.com/erik-sutton95/OpenZCine/pull/91 (iPadOS 26.2 simulator)",
    Orchard = "https://github.com/detroit-labs/Orchard (Data/iPhones.tsv, iPads.tsv, iPods.tsv): first OS, and " ..
      "first OS that dropped the model",
    OvrRN = "https://github.com/ovr/react-native-status-bar-height (index.js)",
    PadProfile = "code-index file 66128088889 (DeviceProfile for iPad; repository not named by the index)",
    PhoneProfile = "code-index file 66357122362 (DeviceProfile for iPhone; repository not named by the index)",
    PhoneTable = "https://juejin.cn/post/7252254121469198393",
    PhoneVersions = "https://juejin.cn/post/7200689363533217829: table of iPhone models against iOS 9 to 26",
    Playbook = "https://github.com/playbook-ui/playbook-ios (Sources/Playbook/SnapshotSupport/SnapshotDevice.swift)",
    QMUI = "https://github.com/Tencent/QMUI_iOS (QMUIKit/QMUICore/QMUIHelper.m, 4.8.0)",
    QMUI1326 = "https://github.com/Tencent/QMUI_iOS/issues/1326 (iPhone 12 mini prints on iOS 14 and iOS 15)",
    Qiita = "https://qiita.com/usagimaru/items/761e9a5f3d78b1939df8",
    RNScreenHelper = "https://github.com/chlee1001/react-native-iphone-screen-helper (README.md)",
    Radar42372793 = "https://github.com/lionheart/openradar-mirror/issues/20115 (window safe area, iOS 11.4 against " ..
      "iOS 12 beta)",
    SST = "https://github.com/pointfreeco/swift-snapshot-testing (Sources/SnapshotTesting/Common/View.swift)",
    SST1046 = "https://github.com/pointfreeco/swift-snapshot-testing/pull/1046 (seen only through copies, e.g. " ..
      "code-index file 69318862477)",
    SafeAreaView55 = "https://github.com/react-navigation/react-native-safe-area-view/pull/55",
    UYLX = "https://useyourloaf.com/blog/supporting-iphone-x/",
    Unity = "https://github.com/needle-mirror/com.unity.device-simulator.devices (Editor/Devices/*.device): pixel " ..
      "safe areas read on real devices, OS version recorded in each file",
    XRprint = "https://github.com/appandflow/react-native-safe-area-context/issues/215 (iPhone XR print, 2021)",
    ZoomPoints = "https://gist.github.com/ricsantos/e7baee6885626b9cb87c021a5097623f (standard and zoomed points)",
  },
  { slug = "iphone-4s", name = "iPhone 4s", identifiers = { "iPhone4,1" }, idiom = "phone",
    points = { width = 320, height = 480 }, scale = 2, corner = "homeButton",
    os = { earliest = "5", latest = "9", confidence = "several", sources = { "Orchard" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, fact = "INS-20",
    confidence = "derived",
    note = noSafeArea ..
      " Landscape: on iOS 7 a visible status bar keeps 20 pt in landscape; from iOS 8 it is hidden by default. Not " ..
      "sourced here.",
    sources = { "DeviceKit", "QMUI", "PhoneTable" } },
  { slug = "iphone-5", name = "iPhone 5", identifiers = { "iPhone5,1", "iPhone5,2" }, idiom = "phone",
    points = { width = 320, height = 568 }, scale = 2, corner = "homeButton",
    os = { earliest = "6", latest = "10", confidence = "several", sources = { "Orchard" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, fact = "INS-20",
    confidence = "derived", note = noSafeArea, sources = { "DeviceKit", "QMUI", "PhoneProfile" } },
  { slug = "iphone-5c", name = "iPhone 5c", identifiers = { "iPhone5,3", "iPhone5,4" }, idiom = "phone",
    points = { width = 320, height = 568 }, scale = 2, corner = "homeButton",
    os = { earliest = "7", latest = "10", confidence = "several", sources = { "Orchard" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, fact = "INS-20",
    confidence = "derived", note = noSafeArea, sources = { "DeviceKit", "QMUI", "PhoneProfile" } },
  { slug = "iphone-5s", name = "iPhone 5s", identifiers = { "iPhone6,1", "iPhone6,2" }, idiom = "phone",
    points = { width = 320, height = 568 }, scale = 2, corner = "homeButton",
    os = { earliest = "7", latest = "12", confidence = "several", sources = { "Orchard" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, overrides = { windowBefore12 },
    fact = "INS-20", confidence = "several",
    note = "Same screen as iPhone SE (1st generation), which the snapshot libraries list by name.",
    sources = { "DeviceKit", "QMUI", "SST", "PhoneProfile" } },
  { slug = "iphone-se-1", name = "iPhone SE (1st generation)", identifiers = { "iPhone8,4" }, idiom = "phone",
    points = { width = 320, height = 568 }, scale = 2, corner = "homeButton",
    os = { earliest = "9", latest = "15", confidence = "several", sources = { "Orchard", "PhoneVersions" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, overrides = { windowBefore12 },
    fact = "INS-20", confidence = "several",
    note = "Evidence: portrait: SST, Playbook and DeviceProfile all say 20/0; landscape: SST and Playbook say zero.",
    sources = { "DeviceKit", "SST", "Playbook", "PhoneProfile" } },
  { slug = "iphone-6", name = "iPhone 6", identifiers = { "iPhone7,2" }, idiom = "phone",
    points = { width = 375, height = 667 }, scale = 2, corner = "homeButton",
    os = { earliest = "8", latest = "12", confidence = "several", sources = { "Orchard" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, overrides = { windowBefore12 },
    fact = "INS-20", confidence = "several", note = "Evidence: portraitStatusBarHidden: Unity read 0 on iOS 10.3.3.",
    sources = { "DeviceKit", "QMUI", "PhoneProfile", "Unity" } },
  { slug = "iphone-6-plus", name = "iPhone 6 Plus", identifiers = { "iPhone7,1" }, idiom = "phone",
    points = { width = 414, height = 736 }, scale = 3, pixels = { width = 1080, height = 1920 },
    corner = "homeButton", os = { earliest = "8", latest = "12", confidence = "several", sources = { "Orchard" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, overrides = { windowBefore12 },
    fact = "INS-20", confidence = "several", note = downsampled, sources = { "DeviceKit", "QMUI", "PhoneProfile" } },
  { slug = "iphone-6s", name = "iPhone 6s", identifiers = { "iPhone8,1" }, idiom = "phone",
    points = { width = 375, height = 667 }, scale = 2, corner = "homeButton",
    os = { earliest = "9", latest = "15", confidence = "several", sources = { "Orchard", "PhoneVersions" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, overrides = { windowBefore12 },
    fact = "INS-20", confidence = "several", note = "Evidence: portraitStatusBarHidden: Unity read 0 on iOS 11.2.1.",
    sources = { "DeviceKit", "QMUI", "PhoneProfile", "Unity" } },
  { slug = "iphone-6s-plus", name = "iPhone 6s Plus", identifiers = { "iPhone8,2" }, idiom = "phone",
    points = { width = 414, height = 736 }, scale = 3, pixels = { width = 1080, height = 1920 },
    corner = "homeButton",
    os = { earliest = "9", latest = "15", confidence = "several", sources = { "Orchard", "PhoneVersions" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, overrides = { windowBefore12 },
    fact = "INS-20", confidence = "several", note = downsampled, sources = { "DeviceKit", "QMUI", "PhoneProfile" } },
  { slug = "iphone-7", name = "iPhone 7", identifiers = { "iPhone9,1", "iPhone9,3" }, idiom = "phone",
    points = { width = 375, height = 667 }, scale = 2, corner = "homeButton",
    os = { earliest = "10", latest = "15", confidence = "several", sources = { "Orchard", "PhoneVersions" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, overrides = { windowBefore12 },
    fact = "INS-20", confidence = "several", note = "Evidence: portraitStatusBarHidden: Unity read 0 on iOS 13.1.",
    sources = { "DeviceKit", "QMUI", "PhoneProfile", "Unity" } },
  { slug = "iphone-7-plus", name = "iPhone 7 Plus", identifiers = { "iPhone9,2", "iPhone9,4" }, idiom = "phone",
    points = { width = 414, height = 736 }, scale = 3, pixels = { width = 1080, height = 1920 },
    corner = "homeButton",
    os = { earliest = "10", latest = "15", confidence = "several", sources = { "Orchard", "PhoneVersions" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, overrides = { windowBefore12 },
    fact = "INS-20", confidence = "several",
    note = downsampled .. " Evidence: portraitStatusBarHidden: Unity read 0 on iOS 11.4.1.",
    sources = { "DeviceKit", "QMUI", "PhoneProfile", "Unity" } },
  { slug = "iphone-8", name = "iPhone 8", identifiers = { "iPhone10,1", "iPhone10,4" }, idiom = "phone",
    points = { width = 375, height = 667 }, scale = 2, corner = "homeButton",
    os = { earliest = "11", latest = "16", confidence = "several", sources = { "Orchard", "PhoneVersions" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, overrides = { windowBefore12 },
    fact = "INS-20", confidence = "several", note = "Evidence: portraitStatusBarHidden: Unity read 0 on iOS 12.4.1.",
    sources = { "DeviceKit", "SST", "Playbook", "Unity", "UYLX" } },
  { slug = "iphone-8-plus", name = "iPhone 8 Plus", identifiers = { "iPhone10,2", "iPhone10,5" }, idiom = "phone",
    points = { width = 414, height = 736 }, scale = 3, pixels = { width = 1080, height = 1920 },
    corner = "homeButton",
    os = { earliest = "11", latest = "16", confidence = "several", sources = { "Orchard", "PhoneVersions" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, overrides = { windowBefore12 },
    fact = "INS-20", confidence = "several",
    note = downsampled .. " Evidence: portraitStatusBarHidden: Unity read 0 on iOS 12.0.",
    sources = { "DeviceKit", "SST", "Playbook", "Unity" } },
  { slug = "iphone-se-2", name = "iPhone SE (2nd generation)", identifiers = { "iPhone12,8" }, idiom = "phone",
    points = { width = 375, height = 667 }, scale = 2, corner = "homeButton",
    os = { earliest = "13", confidence = "several", sources = { "Orchard", "PhoneVersions", "Models26" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, fact = "INS-20",
    confidence = "several",
    others = {
      {
        landscape = insets(20, 0, 0, 0), sources = { "DeviceFrame" },
        note = "device_frame leaves a 20 pt top in landscape; contradicted by SST, Playbook, DPSpecs and OpenUIKit " ..
          "(zero).",
      },
    },
    note = "iOS 26 numbers were measured on the 3rd generation (same screen): still 20/0 portrait, zero landscape. " ..
      "Evidence: portraitStatusBarHidden: Unity read 0 on iOS 13.4.",
    sources = { "DeviceKit", "PhoneProfile", "Unity", "DPSpecs" } },
  { slug = "iphone-se-3", name = "iPhone SE (3rd generation)", identifiers = { "iPhone14,6" }, idiom = "phone",
    points = { width = 375, height = 667 }, scale = 2, corner = "homeButton",
    os = { earliest = "15", confidence = "several", sources = { "PhoneVersions", "Models26" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, fact = "INS-20",
    confidence = "several",
    note = "Orchard gives 15.0 as its first OS, other sources 15.4; same major version. Evidence: portrait: DPSpecs " ..
      "(iOS 26.5) and OpenUIKit (iOS 26.1) measured 20/0; landscape: both measured zero; " ..
      "portraitStatusBarHidden: OpenUIKit measured zero on iOS 26.1.",
    sources = { "DeviceKit", "DPSpecs", "OpenUIKit", "Flutterware", "PhoneProfile" } },
  { slug = "iphone-x", name = "iPhone X", identifiers = { "iPhone10,3", "iPhone10,6" }, idiom = "phone",
    points = { width = 375, height = 812 }, scale = 3, corner = "notch",
    os = { earliest = "11", latest = "16", confidence = "several", sources = { "Orchard", "PhoneVersions" } },
    safeAreaInsets = notch44, statusBarHeight = { portrait = 44, landscape = 0 }, fact = "INS-21",
    confidence = "several", others = { saysBottom24 },
    note = "Evidence: portrait: Unity read 132/102 px on iOS 12.4 with the status bar hidden; landscape: Unity read " ..
      "bottom 63 px (21 pt), sides 132 px (44 pt).",
    sources = { "DeviceKit", "SST", "Playbook", "Unity", "Qiita", "UYLX" } },
  { slug = "iphone-xs", name = "iPhone XS", identifiers = { "iPhone11,2" }, idiom = "phone",
    points = { width = 375, height = 812 }, scale = 3, corner = "notch",
    os = { earliest = "12", latest = "18", confidence = "several", sources = { "Orchard", "PhoneVersions" } },
    safeAreaInsets = notch44, statusBarHeight = { portrait = 44, landscape = 0 }, fact = "INS-21",
    confidence = "several", others = { saysBottom24 }, note = "Evidence: portrait: Unity, iOS 12.4.",
    sources = { "DeviceKit", "Playbook", "Unity", "Qiita" } },
  { slug = "iphone-xs-max", name = "iPhone XS Max", identifiers = { "iPhone11,4", "iPhone11,6" }, idiom = "phone",
    points = { width = 414, height = 896 }, scale = 3, corner = "notch",
    os = { earliest = "12", latest = "18", confidence = "several", sources = { "Orchard", "PhoneVersions" } },
    safeAreaInsets = notch44, statusBarHeight = { portrait = 44, landscape = 0 }, fact = "INS-21",
    confidence = "several",
    others = {
      saysBottom24,
      {
        portrait = { top = 48 }, sources = { "PhoneTable" },
        note = "That table lists 48 for XS Max and 11 Pro Max; QMUI, RNScreenHelper and Unity say 44.",
      },
    },
    note = "Evidence: portrait: Unity, iOS 12.3.1.", sources = { "DeviceKit", "SST", "Playbook", "Unity", "Qiita" } },
  { slug = "iphone-xr", name = "iPhone XR", identifiers = { "iPhone11,8" }, idiom = "phone",
    points = { width = 414, height = 896 }, scale = 2, corner = "notch",
    os = { earliest = "12", latest = "18", confidence = "several", sources = { "Orchard", "PhoneVersions" } },
    safeAreaInsets = notch44, statusBarHeight = { portrait = 44, landscape = 0 },
    overrides = {
      {
        os = "14-", portrait = insets(48, 0, 34, 0), portraitStatusBarHidden = insets(48, 0, 34, 0),
        landscape = insets(0, 48, 21, 48), statusBarHeight = { portrait = 48, landscape = 0 }, confidence = "several",
        sources = { "XRprint", "QMUI", "GK", "RNScreenHelper" },
        note = "The @2x 414x896 phones go from 44 to 48 on iOS 14.",
      },
    },
    fact = "INS-21", confidence = "several", others = { saysBottom24 },
    note = "Evidence: portrait (iOS 12): Unity read 88/68 px = 44/34 pt on iOS 12.0; portrait (iOS 14+): print {top " ..
      "48, bottom 34} and landscape {48, 48, bottom 21} in the safe-area-context issue.",
    sources = { "DeviceKit", "SST", "Playbook", "Unity", "Qiita", "XRprint", "GK", "RNScreenHelper" } },
  { slug = "iphone-11", name = "iPhone 11", identifiers = { "iPhone12,1" }, idiom = "phone",
    points = { width = 414, height = 896 }, scale = 2, corner = "notch",
    os = { earliest = "13", confidence = "several", sources = { "Orchard", "PhoneVersions", "Models26" } },
    safeAreaInsets = notch44, statusBarHeight = { portrait = 44, landscape = 0 },
    overrides = {
      {
        os = "14-", portrait = insets(48, 0, 34, 0), portraitStatusBarHidden = insets(48, 0, 34, 0),
        landscape = insets(0, 48, 21, 48), statusBarHeight = { portrait = 48, landscape = 0 }, confidence = "several",
        fact = "INS-24", sources = { "XRprint", "QMUI", "GK", "RNScreenHelper" },
        note = "The @2x 414x896 phones go from 44 to 48 on iOS 14.",
      },
      {
        os = "26-", landscape = insets(0, 48, 20, 48), confidence = "derived", sources = { "DPSpecs", "OpenUIKit" },
        note = "Not read on this model.",
      },
    },
    displayZoom = {
      points = { width = 375, height = 812 }, portrait = insets(44, 0, 31, 0), landscape = insets(0, 44, 21, 44),
      confidence = "once", sources = { "QMUI", "ZoomPoints" },
    },
    fact = "INS-21", confidence = "several", others = { saysBottom24 },
    note = "Evidence: portrait (iOS 13): Unity read 88/68 px = 44/34 pt on iOS 13.0; portrait (iOS 14+): QMUI, GK " ..
      "and RNScreenHelper say 48.",
    sources = { "DeviceKit", "Playbook", "Unity", "QMUI", "GK", "RNScreenHelper" } },
  { slug = "iphone-11-pro", name = "iPhone 11 Pro", identifiers = { "iPhone12,3" }, idiom = "phone",
    points = { width = 375, height = 812 }, scale = 3, corner = "notch",
    os = { earliest = "13", confidence = "several", sources = { "Orchard", "PhoneVersions", "Models26" } },
    safeAreaInsets = notch44, statusBarHeight = { portrait = 44, landscape = 0 }, overrides = { notch44From26 },
    fact = "INS-21", confidence = "several", others = { saysBottom24 },
    sources = { "DeviceKit", "Playbook", "RNScreenHelper", "PhoneProfile" } },
  { slug = "iphone-11-pro-max", name = "iPhone 11 Pro Max", identifiers = { "iPhone12,5" }, idiom = "phone",
    points = { width = 414, height = 896 }, scale = 3, corner = "notch",
    os = { earliest = "13", confidence = "several", sources = { "Orchard", "PhoneVersions", "Models26" } },
    safeAreaInsets = notch44, statusBarHeight = { portrait = 44, landscape = 0 }, overrides = { notch44From26 },
    displayZoom = {
      points = { width = 375, height = 812 }, portrait = insets(40, 0, 30.667, 0), landscape = insets(0, 40, 21, 40),
      confidence = "once", sources = { "QMUI", "ZoomPoints" },
    },
    fact = "INS-21", confidence = "several",
    others = {
      saysBottom24,
      {
        portrait = { top = 48 }, sources = { "PhoneTable" },
        note = "Contradicted by QMUI, device_frame and RNScreenHelper (44).",
      },
    },
    sources = { "DeviceKit", "Playbook", "QMUI", "DeviceFrame", "RNScreenHelper" } },
  { slug = "iphone-12-mini", name = "iPhone 12 mini", identifiers = { "iPhone13,1" }, idiom = "phone",
    points = { width = 375, height = 812 }, scale = 3, pixels = { width = 1080, height = 2340 }, corner = "notch",
    os = { earliest = "14", confidence = "several", sources = { "Orchard", "PhoneVersions", "Models26" } },
    safeAreaInsets = notch50, statusBarHeight = { portrait = 50, landscape = 0 },
    overrides = {
      {
        os = "-14", statusBarHeight = { portrait = 44, landscape = 0 }, confidence = "several",
        sources = { "QMUI1326", "GK67", "GK" },
      },
      notch50From26,
    },
    displayZoom = zoomNotch50, fact = "INS-21", confidence = "several",
    others = {
      {
        statusBarHeight = { portrait = 44 }, condition = "iOS 14", sources = { "QMUI1326", "GK67" },
        note = "On iOS 14 the status bar frame is 44 while the safe area (and the navigation bar origin) is 50; " ..
          "from iOS 15 both are 50.",
      },
      {
        portrait = { top = 44 }, sources = { "DeviceFrame" },
        note = "device_frame; contradicted by a real-device read (Unity, iOS 14.1: 144 px of a 2.88x screen = 50 " ..
          "pt).",
      },
      {
        points = { width = 360, height = 780 }, sources = { "Playbook", "RNScreenHelper" },
        note = "Both list 360x780 (1080x2340 divided by 3); the app really gets 375x812 rendered at 1125x2436 and " ..
          "downsampled.",
      },
    },
    note = "Renders 1125x2436 and is downsampled to 1080x2340 (native scale 2.88); Unity therefore reads 97 px = " ..
      "33.7 pt for the bottom. Flutterware could not get a 26.2 simulator to render at the mini size, so iOS 26 " ..
      "is unmeasured.",
    sources = { "DeviceKit", "Playbook", "Unity", "QMUI", "QMUI1326", "GK67", "RNScreenHelper" } },
  { slug = "iphone-12", name = "iPhone 12", identifiers = { "iPhone13,2" }, idiom = "phone",
    points = { width = 390, height = 844 }, scale = 3, corner = "notch",
    os = { earliest = "14", confidence = "several", sources = { "Orchard", "PhoneVersions", "Models26" } },
    safeAreaInsets = notch47, statusBarHeight = { portrait = 47, landscape = 0 }, overrides = { notch47From26 },
    displayZoom = zoomNotch47, fact = "INS-21", confidence = "several",
    others = {
      {
        points = { width = 1024, height = 1366 }, portrait = { top = 24, bottom = 20 }, sources = { "DeviceFrame" },
        note = "Plainly a copy slip in device_frame (iPad numbers); ignore.",
      },
      {
        portrait = { top = 44 }, sources = { "DeviceFramePlus" },
        note = "A fork of device_frame; contradicted by Unity (iOS 14.4: 141 px = 47 pt).",
      },
    },
    sources = { "DeviceKit", "SST", "Playbook", "Unity", "QMUI", "RNScreenHelper" } },
  { slug = "iphone-12-pro", name = "iPhone 12 Pro", identifiers = { "iPhone13,3" }, idiom = "phone",
    points = { width = 390, height = 844 }, scale = 3, corner = "notch",
    os = { earliest = "14", confidence = "several", sources = { "Orchard", "PhoneVersions", "Models26" } },
    safeAreaInsets = notch47, statusBarHeight = { portrait = 47, landscape = 0 }, overrides = { notch47From26 },
    displayZoom = zoomNotch47, fact = "INS-21", confidence = "several",
    sources = { "DeviceKit", "SST", "Playbook", "Unity", "QMUI", "RNScreenHelper" } },
  { slug = "iphone-12-pro-max", name = "iPhone 12 Pro Max", identifiers = { "iPhone13,4" }, idiom = "phone",
    points = { width = 428, height = 926 }, scale = 3, corner = "notch",
    os = { earliest = "14", confidence = "several", sources = { "Orchard", "PhoneVersions", "Models26" } },
    safeAreaInsets = notch47, statusBarHeight = { portrait = 47, landscape = 0 }, overrides = { notch47From26 },
    displayZoom = zoomNotch47Large, fact = "INS-21", confidence = "several",
    others = {
      {
        portrait = { top = 44 }, sources = { "DeviceFrame" },
        note = "device_frame; Flutterware measured 47 on iOS 26.2 and Unity read 141 px = 47 pt on iOS 14.4.",
      },
    },
    sources = { "DeviceKit", "SST", "Playbook", "Unity", "QMUI", "Flutterware", "RNScreenHelper" } },
  { slug = "iphone-13-mini", name = "iPhone 13 mini", identifiers = { "iPhone14,4" }, idiom = "phone",
    points = { width = 375, height = 812 }, scale = 3, pixels = { width = 1080, height = 2340 }, corner = "notch",
    os = { earliest = "15", confidence = "several", sources = { "Orchard", "PhoneVersions", "Models26" } },
    safeAreaInsets = notch50, statusBarHeight = { portrait = 50, landscape = 0 }, overrides = { notch50From26 },
    displayZoom = zoomNotch50, fact = "INS-21", confidence = "several",
    others = {
      {
        portrait = { top = 47 }, landscape = { left = 47, right = 44 }, sources = { "DeviceFrame" },
        note = "device_frame; asymmetric landscape sides are contradicted by every other source.",
      },
    },
    note = "Renders 1125x2436 and is downsampled to 1080x2340.",
    sources = { "DeviceKit", "SST", "Playbook", "QMUI", "RNScreenHelper" } },
  { slug = "iphone-13", name = "iPhone 13", identifiers = { "iPhone14,5" }, idiom = "phone",
    points = { width = 390, height = 844 }, scale = 3, corner = "notch",
    os = { earliest = "15", confidence = "several", sources = { "Orchard", "PhoneVersions", "Models26" } },
    safeAreaInsets = notch47, statusBarHeight = { portrait = 47, landscape = 0 }, overrides = { notch47From26 },
    displayZoom = zoomNotch47, fact = "INS-21", confidence = "several",
    sources = { "DeviceKit", "SST", "Playbook", "QMUI", "DeviceFrame", "RNScreenHelper" } },
  { slug = "iphone-13-pro", name = "iPhone 13 Pro", identifiers = { "iPhone14,2" }, idiom = "phone",
    points = { width = 390, height = 844 }, scale = 3, corner = "notch",
    os = { earliest = "15", confidence = "several", sources = { "Orchard", "PhoneVersions", "Models26" } },
    safeAreaInsets = notch47, statusBarHeight = { portrait = 47, landscape = 0 }, overrides = { notch47From26 },
    displayZoom = zoomNotch47, fact = "INS-21", confidence = "several", note = "Evidence: portrait: Unity, iOS 15.1.",
    sources = { "DeviceKit", "SST", "Playbook", "Unity", "QMUI", "RNScreenHelper" } },
  { slug = "iphone-13-pro-max", name = "iPhone 13 Pro Max", identifiers = { "iPhone14,3" }, idiom = "phone",
    points = { width = 428, height = 926 }, scale = 3, corner = "notch",
    os = { earliest = "15", confidence = "several", sources = { "Orchard", "PhoneVersions", "Models26" } },
    safeAreaInsets = notch47, statusBarHeight = { portrait = 47, landscape = 0 }, overrides = { notch47From26 },
    displayZoom = zoomNotch47Large, fact = "INS-21", confidence = "several",
    note = "Evidence: portrait: Unity, iOS 15.1.",
    sources = { "DeviceKit", "SST", "Playbook", "Unity", "QMUI", "DeviceFrame", "RNScreenHelper" } },
  { slug = "iphone-14", name = "iPhone 14", identifiers = { "iPhone14,7" }, idiom = "phone",
    points = { width = 390, height = 844 }, scale = 3, corner = "notch",
    os = { earliest = "16", confidence = "several", sources = { "Orchard", "PhoneVersions", "Models26" } },
    safeAreaInsets = notch47, statusBarHeight = { portrait = 47, landscape = 0 }, overrides = { notch47From26 },
    displayZoom = {
      points = { width = 320, height = 693 }, portrait = insets(48, 0, 28, 0), landscape = insets(0, 48, 21, 48),
      confidence = "once", suspect = true, sources = { "QMUI", "ZoomPoints" },
      others = { { portrait = { top = 39 }, confidence = "derived" } },
      note = "Same panel as iPhone 13, where the same table says 39; scaling 47 by 320/390 gives 39. The 48 looks " ..
        "copied from the 14 Pro.",
    },
    fact = "INS-21", confidence = "several",
    sources = { "DeviceKit", "QMUI", "RNScreenHelper", "PhoneProfile", "Hack14" } },
  { slug = "iphone-14-plus", name = "iPhone 14 Plus", identifiers = { "iPhone14,8" }, idiom = "phone",
    points = { width = 428, height = 926 }, scale = 3, corner = "notch",
    os = { earliest = "16", confidence = "several", sources = { "Orchard", "PhoneVersions", "Models26" } },
    safeAreaInsets = notch47, statusBarHeight = { portrait = 47, landscape = 0 }, overrides = { notch47From26 },
    displayZoom = {
      points = { width = 375, height = 812 }, portrait = insets(41, 0, 30, 0), landscape = insets(0, 41, 21, 41),
      confidence = "once", sources = { "QMUI", "ZoomPoints" },
    },
    fact = "INS-21", confidence = "several",
    sources = { "DeviceKit", "QMUI", "RNScreenHelper", "PhoneProfile", "Hack14" } },
  { slug = "iphone-16e", name = "iPhone 16e", identifiers = { "iPhone17,5" }, idiom = "phone",
    points = { width = 390, height = 844 }, scale = 3, corner = "notch",
    os = { earliest = "18", confidence = "several", sources = { "PhoneVersions", "Models26" } },
    safeAreaInsets = notch47, statusBarHeight = { portrait = 47, landscape = 0 }, overrides = { notch47From26 },
    fact = "INS-21", confidence = "once",
    note = "One table lists it with the 390x844 notch family; the notched 17e with the same panel was measured.",
    sources = { "DeviceKit", "PhoneProfile" } },
  { slug = "iphone-17e", name = "iPhone 17e", identifiers = { "iPhone18,5" }, idiom = "phone",
    points = { width = 390, height = 844 }, scale = 3, corner = "notch",
    os = { earliest = "26", confidence = "derived", sources = { "DPSpecs", "DeviceKit" } },
    safeAreaInsets = notch47On26, statusBarHeight = { portrait = 47, landscape = 0 }, fact = "INS-21",
    confidence = "several",
    note = "Released 2026; ships with iOS 26.3 per a phone database quoted in " ..
      "https://github.com/codenameone/CodenameOne/pull/4975. portraitStatusBarHidden and status bar height are " ..
      "carried over from the other notch phones (derived). Evidence: portrait and landscape: DPSpecs, iOS 26.5 " ..
      "simulator.",
    sources = { "DeviceKit", "DPSpecs", "PhoneProfile" } },
  { slug = "iphone-14-pro", name = "iPhone 14 Pro", identifiers = { "iPhone15,2" }, idiom = "phone",
    points = { width = 393, height = 852 }, scale = 3, corner = "dynamicIsland",
    os = { earliest = "16", confidence = "several", sources = { "Orchard", "PhoneVersions", "Models26" } },
    safeAreaInsets = island59, statusBarHeight = { portrait = 54, landscape = 0 }, overrides = { island59From26 },
    displayZoom = zoomIsland59, fact = "INS-24a", confidence = "several",
    others = {
      saysStatusBar49,
      { portrait = { top = 54 }, sources = { "PhoneTable" }, note = "Confuses status bar (54) with safe area (59)." },
      {
        points = { width = 430, height = 932 }, portrait = { top = 47 }, sources = { "DeviceFramePlus" },
        note = "Wrong entry.",
      },
    },
    note = hiddenAssumed, sources = { "DeviceKit", "Playbook", "QMUI", "GK", "RNScreenHelper", "PhoneProfile" } },
  { slug = "iphone-14-pro-max", name = "iPhone 14 Pro Max", identifiers = { "iPhone15,3" }, idiom = "phone",
    points = { width = 430, height = 932 }, scale = 3, corner = "dynamicIsland",
    os = { earliest = "16", confidence = "several", sources = { "Orchard", "PhoneVersions", "Models26" } },
    safeAreaInsets = island59, statusBarHeight = { portrait = 54, landscape = 0 }, overrides = { island59From26 },
    displayZoom = zoomIsland59Large, fact = "INS-24", confidence = "several", others = { saysStatusBar49 },
    note = hiddenAssumed ..
      " Evidence: statusBar: print: status bar 54, safe area 59 (430 pt wide phone, model not named).",
    sources = { "DeviceKit", "Playbook", "QMUI", "GK", "GKS41", "RNScreenHelper", "PhoneProfile" } },
  { slug = "iphone-15", name = "iPhone 15", identifiers = { "iPhone15,4" }, idiom = "phone",
    points = { width = 393, height = 852 }, scale = 3, corner = "dynamicIsland",
    os = { earliest = "17", confidence = "several", sources = { "PhoneVersions", "Models26" } },
    safeAreaInsets = island59, statusBarHeight = { portrait = 54, landscape = 0 }, overrides = { island59From26 },
    displayZoom = zoomIsland59, fact = "INS-24a", confidence = "several", others = { saysTop47 },
    note = hiddenAssumed, sources = { "DeviceKit", "KevinWu", "RNScreenHelper", "PhoneProfile", "GKS41" } },
  { slug = "iphone-15-plus", name = "iPhone 15 Plus", identifiers = { "iPhone15,5" }, idiom = "phone",
    points = { width = 430, height = 932 }, scale = 3, corner = "dynamicIsland",
    os = { earliest = "17", confidence = "several", sources = { "PhoneVersions", "Models26" } },
    safeAreaInsets = island59, statusBarHeight = { portrait = 54, landscape = 0 }, overrides = { island59From26 },
    displayZoom = {
      points = { width = 375, height = 812 }, portrait = insets(41, 0, 30, 0), landscape = insets(0, 41, 21, 41),
      confidence = "once", suspect = true, sources = { "QMUI", "ZoomPoints" },
      others = { { portrait = { top = 51, bottom = 31 }, confidence = "derived" } },
      note = "Looks copied from the 14 Plus; the same panel in the 15 Pro Max has 51/31.",
    },
    fact = "INS-24", confidence = "several", others = { saysTop47 }, note = hiddenAssumed,
    sources = { "DeviceKit", "RNScreenHelper", "PhoneProfile" } },
  { slug = "iphone-15-pro", name = "iPhone 15 Pro", identifiers = { "iPhone16,1" }, idiom = "phone",
    points = { width = 393, height = 852 }, scale = 3, corner = "dynamicIsland",
    os = { earliest = "17", confidence = "several", sources = { "PhoneVersions", "Models26" } },
    safeAreaInsets = island59, statusBarHeight = { portrait = 54, landscape = 0 }, overrides = { island59From26 },
    displayZoom = zoomIsland59, fact = "INS-24a", confidence = "several", note = hiddenAssumed,
    sources = { "DeviceKit", "Playbook", "QMUI", "DeviceFrame", "RNScreenHelper" } },
  { slug = "iphone-15-pro-max", name = "iPhone 15 Pro Max", identifiers = { "iPhone16,2" }, idiom = "phone",
    points = { width = 430, height = 932 }, scale = 3, corner = "dynamicIsland",
    os = { earliest = "17", confidence = "several", sources = { "PhoneVersions", "Models26" } },
    safeAreaInsets = island59, statusBarHeight = { portrait = 54, landscape = 0 }, overrides = { island59From26 },
    displayZoom = zoomIsland59Large, fact = "INS-24", confidence = "several", note = hiddenAssumed,
    sources = { "DeviceKit", "Playbook", "QMUI", "DeviceFrame", "RNScreenHelper" } },
  { slug = "iphone-16", name = "iPhone 16", identifiers = { "iPhone17,3" }, idiom = "phone",
    points = { width = 393, height = 852 }, scale = 3, corner = "dynamicIsland",
    os = { earliest = "18", confidence = "several", sources = { "PhoneVersions", "Models26" } },
    safeAreaInsets = island59, statusBarHeight = { portrait = 54, landscape = 0 },
    overrides = {
      {
        os = "26-", landscape = insets(0, 59, 20, 59), confidence = "several", fact = "OUK-7",
        sources = { "DPSpecs", "OpenUIKit" },
      },
    },
    fact = "INS-24a", confidence = "several",
    note = hiddenAssumed ..
      " Evidence: landscape (iOS 26): OpenUIKit transcript: view safe area top 0, left 59, bottom 20, right 59 (iOS " ..
      "26.1); DPSpecs the same (26.5).",
    sources = { "DeviceKit", "QMUI", "DeviceFrame", "DPSpecs", "OpenUIKit", "KevinWu" } },
  { slug = "iphone-16-plus", name = "iPhone 16 Plus", identifiers = { "iPhone17,4" }, idiom = "phone",
    points = { width = 430, height = 932 }, scale = 3, corner = "dynamicIsland",
    os = { earliest = "18", confidence = "several", sources = { "PhoneVersions", "Models26" } },
    safeAreaInsets = island59, statusBarHeight = { portrait = 54, landscape = 0 },
    overrides = { { os = "26-", landscape = insets(0, 59, 20, 59), confidence = "once", sources = { "DPSpecs" } } },
    fact = "INS-24", confidence = "several", note = hiddenAssumed,
    sources = { "DeviceKit", "QMUI", "DeviceFrame", "DPSpecs" } },
  { slug = "iphone-16-pro", name = "iPhone 16 Pro", identifiers = { "iPhone17,1" }, idiom = "phone",
    points = { width = 402, height = 874 }, scale = 3, corner = "dynamicIsland",
    os = { earliest = "18", confidence = "several", sources = { "PhoneVersions", "Models26" } },
    safeAreaInsets = island62, statusBarHeight = { portrait = 54, landscape = 0 },
    overrides = {
      {
        os = "26-", landscape = insets(0, 62, 20, 62), confidence = "once", fact = "INS-24a", sources = { "DPSpecs" },
      },
    },
    fact = "INS-24a", confidence = "several", others = { saysLandscapeTop20, saysTop59 }, note = hiddenAssumed,
    sources = { "DeviceKit", "QMUI", "GK", "DeviceFrame", "DPSpecs", "PhoneProfile" } },
  { slug = "iphone-16-pro-max", name = "iPhone 16 Pro Max", identifiers = { "iPhone17,2" }, idiom = "phone",
    points = { width = 440, height = 956 }, scale = 3, corner = "dynamicIsland",
    os = { earliest = "18", confidence = "several", sources = { "PhoneVersions", "Models26" } },
    safeAreaInsets = island62, statusBarHeight = { portrait = 54, landscape = 0 },
    overrides = { { os = "26-", landscape = insets(0, 62, 20, 62), confidence = "once", sources = { "DPSpecs" } } },
    fact = "INS-24", confidence = "several",
    others = {
      saysLandscapeTop20,
      {
        portrait = { top = 59 }, sources = { "FlutterwareDevices" },
        note = "Its own measurement note corrects this to 62 (iOS 26.2).",
      },
    },
    note = hiddenAssumed,
    sources = { "DeviceKit", "QMUI", "GK", "DeviceFrame", "DPSpecs", "Flutterware", "RNScreenHelper" } },
  { slug = "iphone-17", name = "iPhone 17", identifiers = { "iPhone18,3" }, idiom = "phone",
    points = { width = 402, height = 874 }, scale = 3, corner = "dynamicIsland",
    os = { earliest = "26", confidence = "several", sources = { "PhoneVersions" } }, safeAreaInsets = island62On26,
    statusBarHeight = { portrait = 54, landscape = 0 }, fact = "INS-24a", confidence = "several",
    others = { saysLandscapeTop20, saysTop59 }, note = hiddenAssumed,
    sources = { "DeviceKit", "DPSpecs", "GK", "KevinWu", "SST1046" } },
  { slug = "iphone-17-pro", name = "iPhone 17 Pro", identifiers = { "iPhone18,1" }, idiom = "phone",
    points = { width = 402, height = 874 }, scale = 3, corner = "dynamicIsland",
    os = { earliest = "26", confidence = "several", sources = { "PhoneVersions" } }, safeAreaInsets = island62On26,
    statusBarHeight = { portrait = 54, landscape = 0 }, fact = "INS-24a", confidence = "several",
    others = { saysLandscapeTop20, saysTop59 }, note = hiddenAssumed,
    sources = { "DeviceKit", "DPSpecs", "GK", "KevinWu", "SST1046" } },
  { slug = "iphone-17-pro-max", name = "iPhone 17 Pro Max", identifiers = { "iPhone18,2" }, idiom = "phone",
    points = { width = 440, height = 956 }, scale = 3, corner = "dynamicIsland",
    os = { earliest = "26", confidence = "several", sources = { "PhoneVersions" } }, safeAreaInsets = island62On26,
    statusBarHeight = { portrait = 54, landscape = 0 }, fact = "INS-24", confidence = "several",
    others = { saysLandscapeTop20 }, note = hiddenAssumed, sources = { "DeviceKit", "DPSpecs", "GK", "SST1046" } },
  { slug = "iphone-air", name = "iPhone Air", identifiers = { "iPhone18,4" }, idiom = "phone",
    points = { width = 420, height = 912 }, scale = 3, corner = "dynamicIsland",
    os = { earliest = "26", confidence = "several", sources = { "PhoneVersions" } }, safeAreaInsets = island68On26,
    statusBarHeight = { portrait = 54, landscape = 0 }, confidence = "several",
    others = {
      {
        landscape = insets(20, 68, 29, 68), sources = { "PhoneProfile", "SST1046" },
        note = "Top 20 and bottom 29 in landscape; the simulator probe (DPSpecs, iOS 26.5) reads top 0, bottom 20.",
      },
      saysTop59,
    },
    note = hiddenAssumed ..
      " Status bar height 54 is the general rule in GK for Dynamic Island phones, not a reading on this model.",
    sources = { "DeviceKit", "DPSpecs", "GK", "PhoneProfile" } },
  { slug = "ipod-touch-6", name = "iPod touch (6th generation)", identifiers = { "iPod7,1" }, idiom = "phone",
    points = { width = 320, height = 568 }, scale = 2, corner = "homeButton",
    os = { earliest = "8", latest = "12", confidence = "several", sources = { "Orchard" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, overrides = { windowBefore12 },
    fact = "INS-20", confidence = "several", note = "Evidence: portraitStatusBarHidden: Unity read 0 on iOS 10.2.1.",
    sources = { "DeviceKit", "PhoneProfile", "Unity" } },
  { slug = "ipod-touch-7", name = "iPod touch (7th generation)", identifiers = { "iPod9,1" }, idiom = "phone",
    points = { width = 320, height = 568 }, scale = 2, corner = "homeButton",
    os = { earliest = "12", latest = "15", confidence = "once", sources = { "Orchard" } },
    safeAreaInsets = homeButton, statusBarHeight = { portrait = 20, landscape = 0 }, fact = "INS-20",
    confidence = "several",
    note = "Latest version 15: a GPU table lists iPod touch 7 up to iOS 15 " ..
      "(https://gist.github.com/haikusw/66eb012fa3309f147718769a4574aec0). Evidence: portraitStatusBarHidden: " ..
      "Unity read 0 on iOS 12.3.1.",
    sources = { "DeviceKit", "PhoneProfile", "Unity" } },
  { slug = "ipad-mini-2", name = "iPad mini 2", identifiers = { "iPad4,4", "iPad4,5", "iPad4,6" }, idiom = "pad",
    points = { width = 768, height = 1024 }, scale = 2, corner = "padHomeButton",
    os = { earliest = "7", latest = "12", confidence = "several", sources = { "Orchard" } }, safeAreaInsets = padHome,
    statusBarHeight = { portrait = 20, landscape = 20 }, overrides = { windowBefore12Pad }, confidence = "several",
    note = "Evidence: portraitStatusBarHidden: Unity read 0 on iOS 12.3.1.",
    sources = { "DeviceKit", "SST", "PadProfile", "Unity" } },
  { slug = "ipad-mini-3", name = "iPad mini 3", identifiers = { "iPad4,7", "iPad4,8", "iPad4,9" }, idiom = "pad",
    points = { width = 768, height = 1024 }, scale = 2, corner = "padHomeButton",
    os = { earliest = "8", latest = "12", confidence = "several", sources = { "Orchard" } }, safeAreaInsets = padHome,
    statusBarHeight = { portrait = 20, landscape = 20 }, overrides = { windowBefore12Pad }, confidence = "several",
    sources = { "DeviceKit", "SST", "PadProfile" } },
  { slug = "ipad-mini-4", name = "iPad mini 4", identifiers = { "iPad5,1", "iPad5,2" }, idiom = "pad",
    points = { width = 768, height = 1024 }, scale = 2, corner = "padHomeButton",
    os = { earliest = "9", latest = "15", confidence = "several", sources = { "Orchard", "Models16" } },
    safeAreaInsets = padHome, statusBarHeight = { portrait = 20, landscape = 20 }, overrides = { windowBefore12Pad },
    confidence = "several", note = "Evidence: portraitStatusBarHidden: Unity read 0 on iOS 13.0.",
    sources = { "DeviceKit", "SST", "PadProfile", "Unity" } },
  { slug = "ipad-mini-5", name = "iPad mini (5th generation)", identifiers = { "iPad11,1", "iPad11,2" },
    idiom = "pad", points = { width = 768, height = 1024 }, scale = 2, corner = "padHomeButton",
    os = { earliest = "12", confidence = "several", sources = { "Orchard", "Models26" } }, safeAreaInsets = padHome,
    statusBarHeight = { portrait = 20, landscape = 20 }, overrides = { padHomeFrom26 }, confidence = "several",
    sources = { "DeviceKit", "Playbook", "PadProfile" } },
  { slug = "ipad-air-1", name = "iPad Air", identifiers = { "iPad4,1", "iPad4,2", "iPad4,3" }, idiom = "pad",
    points = { width = 768, height = 1024 }, scale = 2, corner = "padHomeButton",
    os = { earliest = "7", latest = "12", confidence = "several", sources = { "Orchard" } }, safeAreaInsets = padHome,
    statusBarHeight = { portrait = 20, landscape = 20 }, overrides = { windowBefore12Pad }, confidence = "several",
    note = "Evidence: portraitStatusBarHidden: Unity read 0 on iOS 11.0.",
    sources = { "DeviceKit", "SST", "PadProfile", "Unity" } },
  { slug = "ipad-air-2", name = "iPad Air 2", identifiers = { "iPad5,3", "iPad5,4" }, idiom = "pad",
    points = { width = 768, height = 1024 }, scale = 2, corner = "padHomeButton",
    os = { earliest = "8", latest = "15", confidence = "several", sources = { "Orchard", "Models16" } },
    safeAreaInsets = padHome, statusBarHeight = { portrait = 20, landscape = 20 }, overrides = { windowBefore12Pad },
    confidence = "several",
    note = "Evidence: portrait: Unity read 40 px = 20 pt with the bar shown and 0 with it hidden, iOS 14.4.1.",
    sources = { "DeviceKit", "SST", "PadProfile", "Unity" } },
  { slug = "ipad-5", name = "iPad (5th generation)", identifiers = { "iPad6,11", "iPad6,12" }, idiom = "pad",
    points = { width = 768, height = 1024 }, scale = 2, corner = "padHomeButton",
    os = { earliest = "10", latest = "16", confidence = "several", sources = { "Orchard", "Models16", "Models17" } },
    safeAreaInsets = padHome, statusBarHeight = { portrait = 20, landscape = 20 }, overrides = { windowBefore12Pad },
    confidence = "several", sources = { "DeviceKit", "SST", "PadProfile", "Unity" } },
  { slug = "ipad-6", name = "iPad (6th generation)", identifiers = { "iPad7,5", "iPad7,6" }, idiom = "pad",
    points = { width = 768, height = 1024 }, scale = 2, corner = "padHomeButton",
    os = { earliest = "11", latest = "17", confidence = "several", sources = { "Orchard", "Models17", "Models18" } },
    safeAreaInsets = padHome, statusBarHeight = { portrait = 20, landscape = 20 }, overrides = { windowBefore12Pad },
    confidence = "several", note = "Evidence: portraitStatusBarHidden: Unity read 0 on iOS 12.1.",
    sources = { "DeviceKit", "SST", "PadProfile", "Unity" } },
  { slug = "ipad-pro-9-7", name = "iPad Pro 9.7-inch", identifiers = { "iPad6,3", "iPad6,4" }, idiom = "pad",
    points = { width = 768, height = 1024 }, scale = 2, corner = "padHomeButton",
    os = { earliest = "9", latest = "16", confidence = "several", sources = { "Orchard", "Models16", "Models17" } },
    safeAreaInsets = padHome, statusBarHeight = { portrait = 20, landscape = 20 }, overrides = { windowBefore12Pad },
    confidence = "several", sources = { "DeviceKit", "SST", "PadProfile", "HackPadPro" } },
  { slug = "ipad-7", name = "iPad (7th generation)", identifiers = { "iPad7,11", "iPad7,12" }, idiom = "pad",
    points = { width = 810, height = 1080 }, scale = 2, corner = "padHomeButton",
    os = { earliest = "13", latest = "18", confidence = "several", sources = { "Orchard", "Models26", "Models18" } },
    safeAreaInsets = padHome, statusBarHeight = { portrait = 20, landscape = 20 }, confidence = "several",
    note = "Evidence: portraitStatusBarHidden: Unity read 0 on iOS 13.1.",
    sources = { "DeviceKit", "SST", "DeviceFrame", "PadProfile", "Unity" } },
  { slug = "ipad-8", name = "iPad (8th generation)", identifiers = { "iPad11,6", "iPad11,7" }, idiom = "pad",
    points = { width = 810, height = 1080 }, scale = 2, corner = "padHomeButton",
    os = { earliest = "14", confidence = "several", sources = { "Orchard", "Models26" } }, safeAreaInsets = padHome,
    statusBarHeight = { portrait = 20, landscape = 20 }, overrides = { padHomeFrom26Read }, confidence = "several",
    sources = { "DeviceKit", "SST", "DeviceFrame", "PadProfile" } },
  { slug = "ipad-9", name = "iPad (9th generation)", identifiers = { "iPad12,1", "iPad12,2" }, idiom = "pad",
    points = { width = 810, height = 1080 }, scale = 2, corner = "padHomeButton",
    os = { earliest = "15", confidence = "several", sources = { "Orchard", "Models26" } }, safeAreaInsets = padHome,
    statusBarHeight = { portrait = 20, landscape = 20 }, overrides = { padHomeFrom26Read }, confidence = "several",
    sources = { "DeviceKit", "SST", "DeviceFrame", "PadProfile" } },
  { slug = "ipad-pro-10-5", name = "iPad Pro 10.5-inch", identifiers = { "iPad7,3", "iPad7,4" }, idiom = "pad",
    points = { width = 834, height = 1112 }, scale = 2, corner = "padHomeButton",
    os = { earliest = "10", latest = "17", confidence = "several", sources = { "Orchard", "Models17", "Models18" } },
    safeAreaInsets = padHome, statusBarHeight = { portrait = 20, landscape = 20 },
    overrides = {
      {
        os = "-11", windowOnly = true, portrait = insets(0, 0, 0, 0), landscape = insets(0, 0, 0, 0),
        confidence = "once", sources = { "Radar42372793" },
      },
    },
    confidence = "several",
    note = "Evidence: window (iOS 11.4 / 12): Radar prints 0 and 20; portraitStatusBarHidden: Unity read 0 on iOS " ..
      "12.4.1.",
    sources = { "DeviceKit", "SST", "Playbook", "PadProfile", "Unity", "Radar42372793" } },
  { slug = "ipad-air-3", name = "iPad Air (3rd generation)", identifiers = { "iPad11,3", "iPad11,4" }, idiom = "pad",
    points = { width = 834, height = 1112 }, scale = 2, corner = "padHomeButton",
    os = { earliest = "12", confidence = "several", sources = { "Orchard", "Models26" } }, safeAreaInsets = padHome,
    statusBarHeight = { portrait = 20, landscape = 20 }, overrides = { padHomeFrom26 }, confidence = "several",
    sources = { "DeviceKit", "SST", "PadProfile" } },
  { slug = "ipad-pro-12-9-1", name = "iPad Pro 12.9-inch (1st generation)", identifiers = { "iPad6,7", "iPad6,8" },
    idiom = "pad", points = { width = 1024, height = 1366 }, scale = 2, corner = "padHomeButton",
    os = { earliest = "9", latest = "16", confidence = "several", sources = { "Orchard", "Models16", "Models17" } },
    safeAreaInsets = padHome, statusBarHeight = { portrait = 20, landscape = 20 }, overrides = { windowBefore12Pad },
    confidence = "several", sources = { "DeviceKit", "SST", "PadProfile" } },
  { slug = "ipad-pro-12-9-2", name = "iPad Pro 12.9-inch (2nd generation)", identifiers = { "iPad7,1", "iPad7,2" },
    idiom = "pad", points = { width = 1024, height = 1366 }, scale = 2, corner = "padHomeButton",
    os = { earliest = "10", latest = "17", confidence = "several", sources = { "Orchard", "Models17", "Models18" } },
    safeAreaInsets = padHome, statusBarHeight = { portrait = 20, landscape = 20 }, overrides = { windowBefore12Pad },
    confidence = "several", sources = { "DeviceKit", "SST", "DeviceFrame", "PadProfile", "HackPadPro" } },
  { slug = "ipad-mini-6", name = "iPad mini (6th generation)", identifiers = { "iPad14,1", "iPad14,2" },
    idiom = "pad", points = { width = 744, height = 1133 }, scale = 2, corner = "padRounded",
    os = { earliest = "15", confidence = "several", sources = { "Orchard", "Models26" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26 }, confidence = "several",
    others = {
      {
        portrait = insets(24, 20, 24, 20), sources = { "Playbook" },
        note = "Playbook swaps the sides: 24/20/24/20 for both orientations; every other source has no side insets.",
      },
    },
    sources = { "DeviceKit", "Playbook", "QMUI", "DPSpecs" } },
  { slug = "ipad-mini-7", name = "iPad mini (A17 Pro)", identifiers = { "iPad16,1", "iPad16,2" }, idiom = "pad",
    points = { width = 744, height = 1133 }, scale = 2, corner = "padRounded",
    os = { earliest = "18", confidence = "derived", sources = { "Models26", "DPSpecs" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26Probed }, confidence = "several",
    note = "24/20 before iOS 26 follows the general rule for home-indicator iPads (QMUI).",
    sources = { "DeviceKit", "DPSpecs", "QMUI" } },
  { slug = "ipad-air-4", name = "iPad Air (4th generation)", identifiers = { "iPad13,1", "iPad13,2" }, idiom = "pad",
    points = { width = 820, height = 1180 }, scale = 2, corner = "padRounded",
    os = { earliest = "14", confidence = "several", sources = { "Orchard", "Models26" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26 }, confidence = "several", others = { saysNoIndicator },
    note = "Evidence: portrait: Unity, iOS 14.4.1: bottom 40 px, top 48 px with the bar shown and 0 with it hidden.",
    sources = { "DeviceKit", "Unity", "QMUI" } },
  { slug = "ipad-air-5", name = "iPad Air (5th generation)", identifiers = { "iPad13,16", "iPad13,17" },
    idiom = "pad", points = { width = 820, height = 1180 }, scale = 2, corner = "padRounded",
    os = { earliest = "15", confidence = "several", sources = { "Orchard", "Models26" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26 }, confidence = "several",
    note = "Same panel as Air 4, where the numbers were read.", sources = { "DeviceKit", "QMUI", "Unity" } },
  { slug = "ipad-10", name = "iPad (10th generation)", identifiers = { "iPad13,18", "iPad13,19" }, idiom = "pad",
    points = { width = 820, height = 1180 }, scale = 2, corner = "padRounded",
    os = { earliest = "16", confidence = "several", sources = { "Models26", "DeviceKit" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26Probed }, confidence = "several", sources = { "DeviceKit", "QMUI", "DPSpecs" } },
  { slug = "ipad-a16", name = "iPad (A16)", identifiers = { "iPad15,7", "iPad15,8" }, idiom = "pad",
    points = { width = 820, height = 1180 }, scale = 2, corner = "padRounded",
    os = { earliest = "18", confidence = "derived", sources = { "Models26", "DPSpecs" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = {
      {
        os = "26-", portrait = insets(32, 0, 25, 0), portraitStatusBarHidden = insets(0, 0, 25, 0),
        landscape = insets(32, 0, 25, 0), statusBarHeight = { portrait = 32, landscape = 32 }, confidence = "several",
        fact = "OUK-146", sources = { "DPSpecs", "OpenUIKit", "OpenZCine" },
        note = "DPSpecs probed this model on iOS 26.5. The hidden value combines top 0 (OpenZCine, iPadOS 26.2) " ..
          "with bottom 25.",
      },
    },
    confidence = "several", note = "Evidence: portrait (iOS 26): OpenUIKit 26.1 and DPSpecs 26.5 both 32/25.",
    sources = { "DeviceKit", "QMUI", "DPSpecs", "OpenUIKit" } },
  { slug = "ipad-air-11-m2", name = "iPad Air 11-inch (M2)", identifiers = { "iPad14,8", "iPad14,9" }, idiom = "pad",
    points = { width = 820, height = 1180 }, scale = 2, corner = "padRounded",
    os = { earliest = "17", confidence = "derived", sources = { "Models26", "DPSpecs" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26Probed }, confidence = "several", sources = { "DeviceKit", "QMUI", "DPSpecs" } },
  { slug = "ipad-air-11-m3", name = "iPad Air 11-inch (M3)", identifiers = { "iPad15,3", "iPad15,4" }, idiom = "pad",
    points = { width = 820, height = 1180 }, scale = 2, corner = "padRounded",
    os = { earliest = "18", confidence = "derived", sources = { "Models26", "DeviceKit" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26 }, confidence = "derived", sources = { "DeviceKit", "QMUI" } },
  { slug = "ipad-air-11-m4", name = "iPad Air 11-inch (M4)", identifiers = { "iPad16,8", "iPad16,9" }, idiom = "pad",
    points = { width = 820, height = 1180 }, scale = 2, corner = "padRounded",
    os = { earliest = "26", confidence = "derived", sources = { "DPSpecs", "DeviceKit" } },
    safeAreaInsets = padRoundedOn26, statusBarHeight = { portrait = 32, landscape = 32 }, confidence = "once",
    sources = { "DeviceKit", "DPSpecs" } },
  { slug = "ipad-pro-11-1", name = "iPad Pro 11-inch (1st generation)",
    identifiers = { "iPad8,1", "iPad8,2", "iPad8,3", "iPad8,4" }, idiom = "pad",
    points = { width = 834, height = 1194 }, scale = 2, corner = "padRounded",
    os = { earliest = "12", confidence = "several", sources = { "Orchard", "Models26" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26 }, confidence = "several",
    others = {
      saysNoIndicator,
      {
        portrait = { top = 20, bottom = 0 }, sources = { "Playbook" },
        note = "Playbook; contradicted by SST and Unity.",
      },
    },
    note = "Evidence: portraitStatusBarHidden: Unity, iOS 13.0: top 0, bottom 40 px.",
    sources = { "DeviceKit", "SST", "Unity", "QMUI", "SafeAreaView55", "PadProfile" } },
  { slug = "ipad-pro-11-2", name = "iPad Pro 11-inch (2nd generation)", identifiers = { "iPad8,9", "iPad8,10" },
    idiom = "pad", points = { width = 834, height = 1194 }, scale = 2, corner = "padRounded",
    os = { earliest = "13", confidence = "several", sources = { "Orchard", "Models26" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26 }, confidence = "several", sources = { "DeviceKit", "SST", "QMUI", "PadProfile" } },
  { slug = "ipad-pro-11-3", name = "iPad Pro 11-inch (3rd generation)",
    identifiers = { "iPad13,4", "iPad13,5", "iPad13,6", "iPad13,7" }, idiom = "pad",
    points = { width = 834, height = 1194 }, scale = 2, corner = "padRounded",
    os = { earliest = "14", confidence = "several", sources = { "Orchard", "Models26" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26 }, confidence = "several", sources = { "DeviceKit", "SST", "QMUI", "PadProfile" } },
  { slug = "ipad-pro-11-4", name = "iPad Pro 11-inch (4th generation)", identifiers = { "iPad14,3", "iPad14,4" },
    idiom = "pad", points = { width = 834, height = 1194 }, scale = 2, corner = "padRounded",
    os = { earliest = "16", confidence = "several", sources = { "Models26", "DeviceKit" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26 }, confidence = "several", sources = { "DeviceKit", "SST", "QMUI", "PadProfile" } },
  { slug = "ipad-pro-11-m4", name = "iPad Pro 11-inch (M4)", identifiers = { "iPad16,3", "iPad16,4" }, idiom = "pad",
    points = { width = 834, height = 1210 }, scale = 2, corner = "padRounded",
    os = { earliest = "17", confidence = "derived", sources = { "Models26", "DPSpecs" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26Probed }, confidence = "several", others = { saysSides24 },
    sources = { "DeviceKit", "DeviceFrame", "DPSpecs", "QMUI" } },
  { slug = "ipad-pro-11-m5", name = "iPad Pro 11-inch (M5)", identifiers = { "iPad17,1", "iPad17,2" }, idiom = "pad",
    points = { width = 834, height = 1210 }, scale = 2, corner = "padRounded",
    os = { earliest = "26", confidence = "derived", sources = { "DPSpecs", "DeviceKit" } },
    safeAreaInsets = padRoundedOn26, statusBarHeight = { portrait = 32, landscape = 32 }, confidence = "once",
    sources = { "DeviceKit", "DPSpecs" } },
  { slug = "ipad-pro-12-9-3", name = "iPad Pro 12.9-inch (3rd generation)",
    identifiers = { "iPad8,5", "iPad8,6", "iPad8,7", "iPad8,8" }, idiom = "pad",
    points = { width = 1024, height = 1366 }, scale = 2, corner = "padRounded",
    os = { earliest = "12", confidence = "several", sources = { "Orchard", "Models26" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26 }, confidence = "several", others = { saysHomeButtonPad },
    note = "Evidence: portraitStatusBarHidden: Unity, iOS 12.1.1: top 0, bottom 40 px.",
    sources = { "DeviceKit", "Playbook", "Unity", "QMUI", "SafeAreaView55" } },
  { slug = "ipad-pro-12-9-4", name = "iPad Pro 12.9-inch (4th generation)", identifiers = { "iPad8,11", "iPad8,12" },
    idiom = "pad", points = { width = 1024, height = 1366 }, scale = 2, corner = "padRounded",
    os = { earliest = "13", confidence = "several", sources = { "Orchard", "Models26" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26 }, confidence = "several", others = { saysHomeButtonPad },
    sources = { "DeviceKit", "Playbook", "DeviceFrame", "QMUI" } },
  { slug = "ipad-pro-12-9-5", name = "iPad Pro 12.9-inch (5th generation)",
    identifiers = { "iPad13,8", "iPad13,9", "iPad13,10", "iPad13,11" }, idiom = "pad",
    points = { width = 1024, height = 1366 }, scale = 2, corner = "padRounded",
    os = { earliest = "14", confidence = "several", sources = { "Orchard", "Models26" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26 }, confidence = "several", others = { saysHomeButtonPad },
    sources = { "DeviceKit", "Playbook", "QMUI" } },
  { slug = "ipad-pro-12-9-6", name = "iPad Pro 12.9-inch (6th generation)", identifiers = { "iPad14,5", "iPad14,6" },
    idiom = "pad", points = { width = 1024, height = 1366 }, scale = 2, corner = "padRounded",
    os = { earliest = "16", confidence = "several", sources = { "Models26", "DeviceKit" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26 }, confidence = "several", others = { saysHomeButtonPad },
    sources = { "DeviceKit", "Playbook", "QMUI" } },
  { slug = "ipad-air-13-m2", name = "iPad Air 13-inch (M2)", identifiers = { "iPad14,10", "iPad14,11" },
    idiom = "pad", points = { width = 1024, height = 1366 }, scale = 2, corner = "padRounded",
    os = { earliest = "17", confidence = "derived", sources = { "Models26", "DPSpecs" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26Probed }, confidence = "several", sources = { "DeviceKit", "QMUI", "DPSpecs" } },
  { slug = "ipad-air-13-m3", name = "iPad Air 13-inch (M3)", identifiers = { "iPad15,5", "iPad15,6" }, idiom = "pad",
    points = { width = 1024, height = 1366 }, scale = 2, corner = "padRounded",
    os = { earliest = "18", confidence = "derived", sources = { "Models26", "DeviceKit" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26 }, confidence = "derived", sources = { "DeviceKit", "QMUI" } },
  { slug = "ipad-air-13-m4", name = "iPad Air 13-inch (M4)", identifiers = { "iPad16,10", "iPad16,11" },
    idiom = "pad", points = { width = 1024, height = 1366 }, scale = 2, corner = "padRounded",
    os = { earliest = "26", confidence = "derived", sources = { "DPSpecs", "DeviceKit" } },
    safeAreaInsets = padRoundedOn26, statusBarHeight = { portrait = 32, landscape = 32 }, confidence = "once",
    sources = { "DeviceKit", "DPSpecs" } },
  { slug = "ipad-pro-13-m4", name = "iPad Pro 13-inch (M4)", identifiers = { "iPad16,5", "iPad16,6" }, idiom = "pad",
    points = { width = 1032, height = 1376 }, scale = 2, corner = "padRounded",
    os = { earliest = "17", confidence = "derived", sources = { "Models26", "DPSpecs" } },
    safeAreaInsets = padRounded, statusBarHeight = { portrait = 24, landscape = 24 },
    overrides = { padRoundedFrom26Probed }, confidence = "several", others = { saysSides24 },
    sources = { "DeviceKit", "DeviceFrame", "DPSpecs", "QMUI" } },
  { slug = "ipad-pro-13-m5", name = "iPad Pro 13-inch (M5)", identifiers = { "iPad17,3", "iPad17,4" }, idiom = "pad",
    points = { width = 1032, height = 1376 }, scale = 2, corner = "padRounded",
    os = { earliest = "26", confidence = "derived", sources = { "DPSpecs", "DeviceKit" } },
    safeAreaInsets = padRoundedOn26, statusBarHeight = { portrait = 32, landscape = 32 }, confidence = "once",
    sources = { "DeviceKit", "DPSpecs" } },
}
