import Foundation

/// Finds the project of a test.
enum ProjectFolder {
  private static let markers = ["Package.swift", ".git"]
  private static let endings = ["xcodeproj", "xcworkspace"]

  /// The nearest folder above the file of a test that has a manifest, an Xcode project or a Git
  /// repository.
  ///
  /// Nil if there is none, such as when the file is not on this machine.
  static func containing(_ testFile: String) -> URL? {
    var folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().standardizedFileURL
    while true {
      if isProject(folder) { return folder }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path.count < folder.path.count else { return nil }
      folder = parent
    }
  }

  private static func isProject(_ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { name in
      markers.contains(name) || endings.contains((name as NSString).pathExtension)
    }
  }
}
