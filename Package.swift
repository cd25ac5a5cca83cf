// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors where CI asks for it, so that a newer compiler's warning never stops a user's build.
let warningsAreErrors = Context.environment["INSETLUA_WARNINGS_AS_ERRORS"] == "1"

let swiftSettings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

// Tests run optimised code: they evaluate a hundred thousand screens.
let isOptimized = Context.environment["INSETLUA_OPTIMIZED"] == "1"
let sourceSettings =
  swiftSettings + (isOptimized ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : [])

let cSettings: [CSetting] =
  [.enableWarning("all"), .enableWarning("extra"), .headerSearchPath(".")]
  + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

// Arrows point one way: insetlua -> InsetSession -> InsetReport, InsetImport, InsetEngine; those ->
// InsetXML, LuaHost, InsetModel -> InsetBasics. docs/design.md draws them.
let package = Package(
  name: "insetlua",
  products: [
    .executable(name: "insetlua", targets: ["insetlua"]),
    .library(name: "InsetSession", targets: ["InsetSession"]),
    .library(name: "InsetModel", targets: ["InsetModel"]),
    .library(name: "LuaHost", targets: ["LuaHost"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLua", pkgConfig: "lua5.4",
      providers: [.apt(["liblua5.4-dev"]), .brew(["lua@5.4"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .target(name: "InsetBasics", swiftSettings: sourceSettings),
    .target(name: "CLuaHost", dependencies: ["CLua"], cSettings: cSettings),
    .target(
      name: "LuaHost", dependencies: ["CLuaHost", "InsetBasics"], swiftSettings: sourceSettings),
    .target(
      name: "InsetModel", dependencies: ["InsetBasics"], swiftSettings: sourceSettings,
      // Rounding calls into libm, which a static link must name.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "InsetXML", dependencies: ["CExpat", "InsetBasics", "InsetModel"],
      swiftSettings: sourceSettings),
    .target(
      name: "InsetImport", dependencies: ["InsetBasics", "InsetModel", "InsetXML"],
      swiftSettings: sourceSettings),
    .target(
      name: "InsetEngine", dependencies: ["InsetBasics", "InsetModel", "LuaHost"],
      swiftSettings: sourceSettings),
    .target(
      name: "InsetReport", dependencies: ["InsetBasics", "InsetModel", "InsetXML"],
      swiftSettings: sourceSettings),
    .target(
      name: "InsetSession",
      dependencies: [
        "InsetBasics", "InsetEngine", "InsetImport", "InsetModel", "InsetReport", "LuaHost",
      ],
      swiftSettings: sourceSettings),
    .target(
      name: "CommandKit", dependencies: ["InsetBasics", "InsetReport"],
      swiftSettings: sourceSettings),
    .executableTarget(
      name: "insetlua",
      dependencies: [
        "CommandKit", "InsetBasics", "InsetEngine", "InsetModel", "InsetReport", "InsetSession",
      ],
      swiftSettings: sourceSettings),
    // Writes what is derived from the tables of properties; not installed.
    .executableTarget(
      name: "insetlua-generate",
      dependencies: ["CommandKit", "InsetBasics", "InsetEngine", "InsetModel"],
      swiftSettings: sourceSettings),

    .testTarget(
      name: "InsetBasicsTests", dependencies: ["InsetBasics"], swiftSettings: swiftSettings),
    .testTarget(
      name: "InsetSessionTests",
      dependencies: ["InsetBasics", "InsetModel", "InsetReport", "InsetSession"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "LuaHostTests", dependencies: ["LuaHost", "CLuaHost"], swiftSettings: swiftSettings),
    .testTarget(
      name: "InsetModelTests", dependencies: ["InsetModel"], swiftSettings: swiftSettings),
    .testTarget(
      name: "InsetImportTests",
      dependencies: ["InsetBasics", "InsetImport", "InsetModel", "InsetXML"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "InsetEngineTests",
      dependencies: ["CLuaHost", "InsetEngine", "InsetImport", "InsetModel", "LuaHost"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "InsetReportTests",
      dependencies: ["InsetBasics", "InsetEngine", "InsetImport", "InsetReport", "InsetModel"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "GenerateTests",
      dependencies: ["InsetBasics", "InsetEngine", "InsetModel", "LuaHost", "insetlua-generate"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "CommandTests", dependencies: ["CommandKit", "InsetBasics", "InsetModel", "insetlua"],
      swiftSettings: swiftSettings),
  ]
)
