import Foundation
import Strut
import TestSupport

/// A project of a test's own with one screen, removed with the value's last owner.
final class TestProject: Sendable {
  private let folder: TemporaryFolder
  var url: URL { folder.url }

  init(gap: Int = 20) throws {
    folder = try TemporaryFolder()
    try write("", to: "Package.swift")
    try writeScreen(gap: gap)
  }

  /// Two cells; the box is `gap` points below the top.
  func writeScreen(gap: Int) throws {
    try write(
      """
      matrix: { device: [iphone-se-3, iphone-8] }
      views:
        box: { background: systemBlue, size: [100, 50], pin: { top: \(gap), leading: 20 } }
      """, to: "Snapshots/box/box.yaml")
  }

  func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

  func exists(_ path: String) -> Bool { folder.exists(path) }

  /// Records what is missing, without which nothing can match.
  func record() {
    _ = checkSnapshots(
      of: "Snapshots", in: url,
      options: SnapshotCheckOptions(
        recording: .missing, environment: ProcessInfo.processInfo.environment, jobs: 1))
  }
}
