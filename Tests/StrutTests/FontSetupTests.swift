import Foundation
import Testing

@testable import Cells

@Suite("The folders of fonts")
struct FontSetupTests {
  #if canImport(Darwin)
    private static let platform = "/Library/Caches/strut"
  #else
    private static let platform = "/.cache/strut"
  #endif

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let environment: [String: String]
    let cache: String
    let home: String?

    init(_ name: String, _ environment: [String: String], cache: String, home: String?) {
      testDescription = name
      (self.environment, self.cache, self.home) = (environment, cache, home)
    }
  }

  @Test(
    "come from the environment",
    arguments: [
      Row("a home", ["HOME": "/home/a"], cache: "/home/a" + platform, home: "/home/a"),
      Row(
        "a home and a cache", ["HOME": "/home/a", "XDG_CACHE_HOME": "/cache"],
        cache: "/cache/strut", home: "/home/a"),
      Row(
        "a home and a relative cache, which counts as none",
        ["HOME": "/home/a", "XDG_CACHE_HOME": "cache"], cache: "/home/a" + platform,
        home: "/home/a"),
      Row("a cache alone", ["XDG_CACHE_HOME": "/cache"], cache: "/cache/strut", home: nil),
      Row("neither", [:], cache: NSTemporaryDirectory() + platform, home: nil),
    ])
  func folders(_ row: Row) {
    let setup = FontSetup(environment: row.environment)
    #expect(setup.cacheFolder == row.cache)
    #expect(setup.homeFolder == row.home)
  }

  @Test(
    "have no cache in the project, where a pull request could bring its files",
    arguments: [("/work/app/.cache", nil), ("/work/app-cache", "/work/app-cache/strut")])
  func cacheInProject(_ given: String, _ cache: String?) {
    let setup = FontSetup(environment: ["XDG_CACHE_HOME": given])
      .with(Project(), in: WorkingFolder(path: "/work/app"))
    #expect(setup.cacheFolder == cache)
  }
}
