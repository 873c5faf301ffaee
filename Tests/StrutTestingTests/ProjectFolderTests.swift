import Foundation
import TestSupport
import Testing

@testable import StrutTesting

@Suite("The project of a test")
struct ProjectFolderTests {
  @Test(
    "is the nearest folder above the test with a manifest, a repository or an Xcode project",
    arguments: [
      "Package.swift", ".git", "App.xcodeproj/project.pbxproj", "App.xcworkspace/a.xml",
    ])
  func markers(_ marker: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "outer/Package.swift")
    try folder.write("", to: "outer/project/\(marker)")
    try folder.write("", to: "outer/project/Tests/Sub/A.swift")
    let project = folder.file("outer/project").standardizedFileURL
    let test = project.appendingPathComponent("Tests/Sub/A.swift").path
    #expect(ProjectFolder.containing(test)?.path == project.path)
  }

  @Test("is the outer folder if a file only looks like a project")
  func otherFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "outer/Package.swift")
    try folder.write("", to: "outer/inner/Package.resolved")
    try folder.write("", to: "outer/inner/xcodeproj")
    let inner = folder.file("outer/inner").standardizedFileURL
    let test = inner.appendingPathComponent("A.swift").path
    #expect(ProjectFolder.containing(test)?.path == inner.deletingLastPathComponent().path)
  }

  @Test("is none above a folder that does not exist")
  func nowhere() {
    #expect(ProjectFolder.containing("/nowhere/Tests/A.swift") == nil)
  }
}
