import Foundation
import Strut

/// A project of a test's own with one screen, removed with the value's last owner.
final class TestProject: Sendable {
  let url: URL

  init(gap: Int = 20) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "strut-testing-\(UUID().uuidString)")
    try write("", to: "Package.swift")
    try writeScreen(gap: gap)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Two cells; the box is `gap` points below the top.
  func writeScreen(gap: Int) throws {
    try write(
      """
      matrix: { device: [iphone-se-3, iphone-8] }
      views:
        box: { background: systemBlue, size: [100, 50], pin: { top: \(gap), leading: 20 } }
      """, to: "Snapshots/box/box.yaml")
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
  }

  /// Records what is missing, without which nothing can match.
  func record() {
    _ = SnapshotCheck(
      of: "Snapshots", in: url, recording: .missing,
      environment: ProcessInfo.processInfo.environment, jobs: 1)
  }
}
