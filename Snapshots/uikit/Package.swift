// swift-tools-version: 6.0
import PackageDescription

// Screens in UIKit. On Linux, `strut swift test` compiles and tests them.
let package = Package(
  name: "uikit-screens",
  platforms: [.iOS(.v15)],
  targets: [
    .target(name: "Screens"),
    .testTarget(name: "ScreensTests", dependencies: ["Screens"]),
  ],
  swiftLanguageModes: [.v5]
)
