import Diagnostics
import Testing

@testable import SwiftTranslation

@Suite("A package's manifest")
struct PackageManifestTests {
  private static let manifest = PackageManifest(
    SwiftSource(
      Array(
        """
        // swift-tools-version:5.9
        let package = Package(
          name: "app", platforms: [.macOS(.v13), .iOS("15.0")],
          products: [.library(name: "App", targets: ["App"])],
          dependencies: [.package(url: "a", from: "1.0.0")],
          targets: [
            .target(name: "App", dependencies: [.target(name: "Views"), "Core-Kit"]),
            .executableTarget(
              name: "Views"),  // .target(name: "None")
            Target.target(name: "Core-Kit"), .testTarget(name: "\\(name)Tests"),
          ])
        """.utf8)), file: "Package.swift")

  @Test("names the targets with their places, and the modules that the compiler sees")
  func targets() {
    #expect(Self.manifest.targets.map(\.name) == ["App", "Views", "Core-Kit"])
    #expect(Self.manifest.targets.map(\.span.line) == [7, 9, 10])
    #expect(Self.manifest.targets.map(\.span.column) == [19, 13, 25])
    #expect(Self.manifest.targets.map(\.span.length) == [5, 7, 10])
    #expect(Self.manifest.targets.last?.module == "Core_Kit")
  }

  @Test("names the platforms")
  func platforms() {
    #expect(Self.manifest.platforms == ["macOS", "iOS"])
    #expect(
      Self.manifest.platformsSpan
        == SourceSpan(file: "Package.swift", line: 3, column: 16, length: 9))
    let other = PackageManifest(SwiftSource([]), file: "")
    #expect(other.platforms.isEmpty)
    #expect(other.platformsSpan == nil)
  }
}
