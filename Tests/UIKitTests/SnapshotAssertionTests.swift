import SnapshotTesting
import StrutTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Assertions of pictures and texts of views")
struct SnapshotAssertionTests {
  /// A process outside of CI, where tests may record.
  private static let desk = ProcessEnvironment(environment: [:], processorCount: 1)

  /// A blue square of 20 points in a view of 60 by 40 points.
  private func box(at x: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: x, y: 10, width: 20, height: 20))
    square.backgroundColor = .systemBlue
    view.addSubview(square)
    return view
  }

  @Test("a text matches its reference, and a difference names the lines")
  func texts() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let file = folder.path + "/BoxTests.swift"
    func verify(_ view: UIView, _ record: SnapshotTestingConfiguration.Record) -> String? {
      verified(
        of: view, as: .recursiveDescription, named: "box", record: record, testFile: file,
        testName: "box()", process: Self.desk)
    }
    #expect(verify(box(at: 5), .never)?.contains("no text to compare with") == true)
    #expect(verify(box(at: 5), .missing)?.contains("was recorded") == true)
    #expect(verify(box(at: 5), .never) == nil)
    let difference = try #require(verify(box(at: 8), .never))
    #expect(difference.contains("− " + "   | <UIView; frame = (5 10; 20 20)>"))
    #expect(difference.contains("+ " + "   | <UIView; frame = (8 10; 20 20)>"))
    #expect(
      try String(contentsOf: folder.file("References/BoxTests/box.box.txt"), encoding: .utf8)
        == "<UIView; frame = (0 0; 60 40)>\n   | <UIView; frame = (5 10; 20 20)>\n")
  }

  @Test("a picture matches its reference, and a difference names the view and the points")
  func pictures() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let file = folder.path + "/BoxTests.swift"
    func verify(_ view: UIView, _ record: SnapshotTestingConfiguration.Record) -> String? {
      verified(
        of: view, as: .image, named: "box", record: record, testFile: file, testName: "box()",
        process: Self.desk)
    }
    #expect(verify(box(at: 5), .missing) != nil)
    #expect(verify(box(at: 5), .never) == nil)
    let difference = try #require(verify(box(at: 8), .never))
    #expect(difference.contains("3 pt") || difference.contains("5 to 8"))
  }

  /// Devices of swift-snapshot-testing, and the size of their screens in points.
  nonisolated static let devices: [(name: String, config: ViewImageConfig, size: CGSize)] = [
    ("iPhone SE", .iPhoneSe, CGSize(width: 320, height: 568)),
    ("iPhone 13", .iPhone13, CGSize(width: 390, height: 844)),
    ("iPhone X on its side", .iPhoneX(.landscape), CGSize(width: 812, height: 375)),
    ("iPad Pro 11", .iPadPro11, CGSize(width: 1194, height: 834)),
  ]

  @Test("a controller is laid out on the screen of the device", arguments: devices)
  func screens(_ row: (name: String, config: ViewImageConfig, size: CGSize)) throws {
    final class Controller: UIViewController {
      var sizes: [CGSize] = []
      override func viewDidLayoutSubviews() { sizes.append(view.bounds.size) }
    }
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let controller = Controller()
    _ = verified(
      of: controller, as: .recursiveDescription(on: row.config), named: "screen", record: .never,
      testFile: folder.path + "/ScreenTests.swift", testName: "screen()",
      process: Self.desk)
    #expect(controller.sizes.last == row.size)
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
  }
}
