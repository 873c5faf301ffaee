// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "strut",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "Strut", targets: ["Strut"]),
    .library(name: "StrutTesting", targets: ["StrutTesting"]),
    .executable(name: "strut", targets: ["StrutCommand"]),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo pixman-1",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo pangoft2",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CRSVG", pkgConfig: "librsvg-2.0",
      providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
    .systemLibrary(
      name: "CPoppler", pkgConfig: "poppler-glib",
      providers: [.apt(["libpoppler-glib-dev"]), .brew(["poppler"])]),
    .systemLibrary(
      name: "CXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CNettle", pkgConfig: "nettle",
      providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),

    .target(
      name: "CLateBinding", dependencies: ["CCairo", "CPango", "CRSVG", "CPoppler", "CXML2"]),
    .target(name: "CCalls"),
    .target(name: "Processes", dependencies: ["CCalls"]),
    .target(
      name: "CEmbeddedFiles", cSettings: [.headerSearchPath("../EmbeddedFiles")]),
    .target(
      name: "EmbeddedFiles", dependencies: ["CEmbeddedFiles"],
      exclude: [
        "AppCode", "Pages", "Report", "Schemas", "Symbols", "SystemFont", "Translation", "Words",
      ]),
    .target(name: "Geometry"),
    .target(name: "Cassowary"),
    .target(name: "Diagnostics", dependencies: ["EmbeddedFiles"]),
    .target(name: "SwiftTranslation", dependencies: ["Diagnostics", "EmbeddedFiles"]),
    .target(name: "Tolerances", dependencies: ["Geometry"]),
    .target(name: "Matching", dependencies: ["Geometry", "Graphics", "Diagnostics"]),
    .target(name: "Bitmaps", dependencies: ["Geometry", "CPNG", "CDeflate", "CTurboJPEG"]),
    .target(name: "Comparing", dependencies: ["Bitmaps", "Geometry", "Tolerances"]),
    .target(name: "Graphics", dependencies: ["Geometry"]),
    .target(name: "Filters", dependencies: ["Graphics", "Geometry"]),
    .target(name: "Devices", dependencies: ["Geometry"]),
    .target(
      name: "AutoLayout", dependencies: ["Geometry", "Graphics", "Cassowary", "Diagnostics"]),
    .target(
      name: "ViewKinds",
      dependencies: [
        "Geometry", "Graphics", "Cassowary", "AutoLayout", "Devices", "EmbeddedFiles",
      ]),
    .target(
      name: "Chrome",
      dependencies: ["Geometry", "Graphics", "AutoLayout", "Devices", "ViewKinds"]),
    .target(name: "YAML", dependencies: ["Diagnostics", "Geometry", "CYAML"]),
    .target(name: "XML", dependencies: ["CXML2", "CLateBinding"]),
    .target(
      name: "InterfaceBuilder",
      dependencies: ["XML", "YAML", "ViewKinds", "Graphics", "Geometry", "Diagnostics"]),
    .target(
      name: "Catalogues",
      dependencies: ["Geometry", "Graphics", "Diagnostics", "Bitmaps", "Devices", "ViewKinds"]),
    .target(
      name: "Spec",
      dependencies: [
        "YAML", "InterfaceBuilder", "Catalogues", "ViewKinds", "AutoLayout", "Cassowary", "Devices",
        "Graphics",
        "Geometry", "Diagnostics", "SwiftTranslation", "Tolerances",
      ]),
    .target(
      name: "SpecReference",
      dependencies: [
        "Spec", "ViewKinds", "AutoLayout", "Cassowary", "Devices", "Graphics", "Geometry",
        "Diagnostics", "Tolerances",
      ]),
    .target(
      name: "Lint",
      dependencies: [
        "Spec", "ViewKinds", "AutoLayout", "Devices", "Graphics", "Geometry", "Diagnostics",
        "Cassowary",
      ]),
    .target(
      name: "Drawing",
      dependencies: [
        "Graphics", "Geometry", "Diagnostics", "Bitmaps", "Filters", "CCairo", "CPango", "CRSVG",
        "CPoppler", "CXML2", "CLateBinding", "CCalls", "EmbeddedFiles", "Processes", "XML",
      ]),
    .target(
      name: "Snapshots",
      dependencies: [
        "Bitmaps", "Comparing", "Geometry", "Graphics", "Diagnostics", "Tolerances", "CNettle",
      ]),
    .target(
      name: "Reports",
      dependencies: [
        "Comparing", "Snapshots", "Diagnostics", "Geometry", "Tolerances", "EmbeddedFiles",
      ]),
    .target(
      name: "Cells",
      dependencies: [
        "Comparing",
        "Geometry", "Cassowary", "Graphics", "Diagnostics", "Tolerances", "Bitmaps", "Devices",
        "AutoLayout", "ViewKinds", "Chrome", "Catalogues", "InterfaceBuilder", "Spec", "Drawing",
        "Snapshots",
      ]),
    .target(
      name: "Views",
      dependencies: [
        "Geometry", "Graphics", "Cassowary", "Diagnostics", "Bitmaps", "Devices", "AutoLayout",
        "ViewKinds", "Spec", "Drawing", "Snapshots", "Cells", "CCalls",
      ]),
    .target(
      name: "Commands",
      dependencies: [
        "Comparing",
        "Geometry", "Graphics", "Diagnostics", "Tolerances", "Bitmaps", "Cassowary", "Devices",
        "AutoLayout", "ViewKinds", "Chrome", "Spec", "SpecReference", "Lint", "Drawing",
        "Snapshots", "Reports", "Cells", "SwiftTranslation", "Matching", "EmbeddedFiles",
        "Processes",
      ]),
    .target(
      name: "Strut",
      dependencies: [
        "Graphics", "Diagnostics", "AutoLayout", "Snapshots", "Reports", "Cells", "Views",
        "Commands", "CCalls",
      ]),
    .target(name: "StrutTesting", dependencies: ["Strut"]),
    .executableTarget(
      name: "StrutCommand",
      dependencies: [
        "Geometry", "Diagnostics", "Devices", "Spec", "SpecReference", "Drawing", "Snapshots",
        "Reports", "Cells", "Commands", "SwiftTranslation", "Processes",
      ]),
    .executableTarget(
      name: "StrutManual",
      dependencies: [
        "Geometry", "Graphics", "Diagnostics", "Bitmaps", "Drawing", "Snapshots", "Reports",
        "Cells", "Commands",
      ]),
    .executableTarget(
      name: "StrutBenchmarks",
      dependencies: [
        "Comparing",
        "Geometry", "Graphics", "Tolerances", "Bitmaps", "Cassowary", "Devices", "AutoLayout",
        "Spec", "Drawing", "Snapshots", "Cells", "InterfaceBuilder", "CCairo",
      ]),

    .target(
      name: "TestSupport", dependencies: ["Geometry", "Graphics"], path: "Tests/TestSupport"),
    .executableTarget(
      name: "Fuzzer",
      dependencies: [
        "Geometry", "Diagnostics", "Bitmaps", "Devices", "AutoLayout", "ViewKinds", "Spec",
        "Drawing", "Snapshots", "Reports", "Cells", "Commands", "SwiftTranslation", "TestSupport",
      ],
      path: "Tests/Fuzzer"),
    .testTarget(
      name: "FuzzerTests", dependencies: ["Fuzzer", "Diagnostics", "TestSupport"]),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport", "Geometry", "Graphics"]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "TestSupport"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(
      name: "SwiftTranslationTests",
      dependencies: ["SwiftTranslation", "Diagnostics", "TestSupport"]),
    .testTarget(name: "XMLTests", dependencies: ["XML"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["InterfaceBuilder", "XML", "YAML", "Diagnostics"]),
    .testTarget(
      name: "MatchingTests", dependencies: ["Matching", "Geometry", "Graphics", "Diagnostics"]),
    .testTarget(name: "BitmapsTests", dependencies: ["Bitmaps", "Geometry", "TestSupport"]),
    .testTarget(name: "GraphicsTests", dependencies: ["Graphics", "Geometry"]),
    .testTarget(
      name: "DevicesTests",
      dependencies: ["Devices", "Geometry", "Graphics", "ViewKinds", "TestSupport"]),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: [
        "AutoLayout", "Cassowary", "Graphics", "Geometry", "Diagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "ViewKindsTests",
      dependencies: [
        "ViewKinds", "AutoLayout", "Cassowary", "Devices", "Graphics", "Geometry", "TestSupport",
      ]),
    .testTarget(
      name: "ChromeTests",
      dependencies: [
        "Chrome", "ViewKinds", "AutoLayout", "Devices", "Graphics", "Geometry", "Drawing",
        "Bitmaps",
        "TestSupport",
      ]),
    .testTarget(
      name: "CataloguesTests",
      dependencies: [
        "Catalogues", "Cells", "Spec", "ViewKinds", "AutoLayout", "Devices", "Graphics", "Geometry",
        "Diagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "SpecTests",
      dependencies: [
        "Spec", "YAML", "ViewKinds", "AutoLayout", "Cassowary", "Devices", "Graphics", "Geometry",
        "Diagnostics", "TestSupport", "Tolerances",
      ]),
    .testTarget(
      name: "SpecReferenceTests",
      dependencies: ["SpecReference", "Spec", "YAML", "ViewKinds", "Diagnostics", "TestSupport"]),
    .testTarget(
      name: "LintTests",
      dependencies: [
        "Lint", "Chrome", "Spec", "ViewKinds", "AutoLayout", "Devices", "Graphics", "Geometry",
        "Diagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "FiltersTests", dependencies: ["Filters", "Graphics", "Geometry"]),
    .testTarget(
      name: "ComparingTests",
      dependencies: ["Comparing", "Reports", "Bitmaps", "Geometry", "Tolerances", "TestSupport"]),
    .testTarget(
      name: "DrawingTests",
      dependencies: [
        "Drawing", "Graphics", "Geometry", "Bitmaps", "CLateBinding", "EmbeddedFiles",
        "TestSupport",
      ]),
    .testTarget(
      name: "SnapshotsTests",
      dependencies: [
        "Comparing",
        "Reports", "Snapshots", "Bitmaps", "Geometry", "Graphics", "Diagnostics", "Tolerances",
        "TestSupport",
      ]),
    .testTarget(
      name: "ReportsTests",
      dependencies: [
        "Comparing",
        "Reports", "Snapshots", "Tolerances", "Geometry", "Diagnostics", "TestSupport",
      ]),
    .testTarget(name: "ViewsTests", dependencies: ["Views", "Geometry", "TestSupport"]),
    .testTarget(
      name: "StrutTests",
      dependencies: [
        "Comparing",
        "Strut", "Views", "Commands", "Cells", "Reports", "Snapshots", "Drawing", "Bitmaps",
        "Diagnostics",
        "Spec", "Lint", "ViewKinds", "Chrome", "AutoLayout", "Devices", "Graphics", "Geometry",
        "TestSupport",
      ]),
    .testTarget(
      name: "StrutTestingTests",
      dependencies: ["StrutTesting", "Strut", "Cells", "Commands", "TestSupport"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "StrutCommand", "StrutManual", "Commands", "Cells", "Spec", "YAML", "ViewKinds",
        "SpecReference", "SwiftTranslation",
        "Diagnostics", "Drawing", "Graphics", "Snapshots", "Bitmaps", "Geometry", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// UIKit for Linux; on Apple's platforms the modules are Apple's.
#if os(Linux)
  let uiKit = ["UIKit", "CoreGraphics", "QuartzCore", "_Testing_UIKit", "SnapshotTesting"]
  package.products += [
    .library(name: "StrutUIKit", targets: uiKit),
    .library(name: "StrutUIKitShared", type: .dynamic, targets: uiKit),
  ]
  package.targets += [
    .target(
      name: "UIKit",
      dependencies: [
        "Geometry", "Graphics", "Devices", "ViewKinds", "AutoLayout", "Diagnostics", "Catalogues",
        "Cells", "Views",
      ]),
    .target(name: "CoreGraphics", dependencies: ["UIKit"]),
    .target(name: "QuartzCore", dependencies: ["UIKit"]),
    .target(name: "_Testing_UIKit"),
    .executableTarget(
      name: "XCTestProgram", dependencies: ["StrutTesting"], path: "Tests/XCTestProgram"),
    .target(
      name: "SnapshotTesting",
      dependencies: [
        "Geometry", "Graphics", "Devices", "Snapshots", "Views", "Strut", "StrutTesting", "UIKit",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "SnapshotTesting", "StrutTesting", "_Testing_UIKit", "Views", "Matching",
        "Diagnostics", "Geometry", "Snapshots", "TestSupport",
      ]),
  ]
#else
  package.products.append(.library(name: "StrutUIKit", targets: ["Geometry"]))
#endif

// `scripts/build` links Swift's library into the program. The option is one of the linker only, so that
// the modules are the same as those of the other products, and are not compiled twice.
if Context.environment["STRUT_STATIC_SWIFT"] != nil {
  for target in package.targets where target.type == .executable {
    target.linkerSettings = [.unsafeFlags(["-static-stdlib"])]
  }
}

// The modules in which tests spend little time. Diagnostics has generic code that all of them use.
let modulesOfLittleTime: Set<String> = [
  "Catalogues", "Cells", "Chrome", "Commands", "Devices", "Drawing", "Graphics",
  "InterfaceBuilder", "Lint", "Matching", "Processes", "Reports", "SnapshotTesting", "Snapshots",
  "Spec", "SpecReference", "Strut", "StrutBenchmarks", "StrutCommand", "StrutManual",
  "StrutTesting", "SwiftTranslation", "UIKit", "ViewKinds", "Views", "YAML",
]

// While one of these is compiled, no other module is ready.
let modulesCompiledAlone: Set<String> = ["CommandTests", "Commands", "Spec", "ViewKinds"]

for target in package.targets where target.type != .system {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // The tests are built for release. Optimising their own code, and with STRUT_TESTS those modules,
  // takes longer than it saves.
  let isTest = target.type == .test || target.path?.hasPrefix("Tests/") == true
  let isLeft =
    Context.environment["STRUT_TESTS"] != nil && modulesOfLittleTime.contains(target.name)
  if isTest || isLeft {
    settings.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
  // The compiler works on several files of these modules at a time.
  if (isTest || isLeft) && modulesCompiledAlone.contains(target.name) {
    settings.append(
      .unsafeFlags(
        ["-no-whole-module-optimization", "-enable-batch-mode"], .when(configuration: .release)))
  }
  target.swiftSettings = settings
}
