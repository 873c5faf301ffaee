import Foundation
import SnapshotTesting
import Snapshots
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

  @Test(
    "a difference lists twelve lines, and says how many there are", arguments: [11, 12, 13, 14])
  func listedLines(_ count: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let file = folder.path + "/BoxTests.swift"
    func verify(_ count: Int, _ record: SnapshotTestingConfiguration.Record) -> String? {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      for x in 0..<count {
        view.addSubview(UIView(frame: CGRect(x: x, y: 0, width: 1, height: 1)))
      }
      return verified(
        of: view, as: .recursiveDescription, named: "box", record: record, testFile: file,
        testName: "box()", process: Self.desk)
    }
    _ = verify(0, .missing)
    let lines = try #require(verify(count, .never)).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  + ") } == min(count, 12))
    #expect(lines.last?.contains("more lines") == (count > 12))
    if count > 12 { #expect(lines.last == "  and \(count - 12) more lines") }
  }

  @Test(
    "a view without a width or a height is as large as its content",
    arguments: [
      CGSize(width: 0, height: 0), CGSize(width: 90, height: 0), CGSize(width: 0, height: 90),
    ])
  func contentSize(_ size: CGSize) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let file = folder.path + "/BoxTests.swift"
    func verify(_ size: CGSize, _ record: SnapshotTestingConfiguration.Record) -> String? {
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      view.backgroundColor = .red
      let square = UIView()
      square.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(square)
      NSLayoutConstraint.activate([
        square.widthAnchor.constraint(equalToConstant: 60),
        square.heightAnchor.constraint(equalToConstant: 40),
        square.topAnchor.constraint(equalTo: view.topAnchor),
        square.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        square.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        square.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      return verified(
        of: view, as: .image, named: "box", record: record, testFile: file, testName: "box()",
        process: Self.desk)
    }
    #expect(verify(CGSize(width: 60, height: 40), .missing) != nil)
    #expect(verify(size, .never) == nil)
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

  @Test("an exception during the layout fails the assertion with UIKit's text")
  func exception() throws {
    final class Controller: UIViewController {
      let stranger = UIView()

      override func viewDidLoad() {
        super.viewDidLoad()
        stranger.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
    }
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let failure = verified(
      of: Controller(), as: .image(on: .iPhone13), named: "box", record: .never,
      testFile: folder.path + "/BoxTests.swift", testName: "box()", process: Self.desk)
    let text = try #require(failure)
    #expect(text.contains("\n  Unable to activate constraint with anchors"))
    #expect(text.contains("because they have no common ancestor"))
    #expect(try outcomes(folder) == ["BoxTests.box.box/iphone-13 failed"])
  }

  /// The cells in the results of the run, each with its outcome.
  private func outcomes(_ folder: TemporaryFolder) throws -> [String] {
    try LastRun(project: URL(fileURLWithPath: folder.path)).results().cells.map {
      "\($0.id) \($0.outcome)"
    }
  }

  @Test("an exception in a recording run records nothing")
  func recordedException() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let controller = UIViewController()
    controller.navigationItem.titleView = UIView()
    _ = verified(
      of: UINavigationController(rootViewController: controller), as: .image(on: .iPhone13),
      named: "box", record: .missing, testFile: folder.path + "/BoxTests.swift",
      testName: "box()", process: Self.desk)
    #expect(try outcomes(folder).allSatisfy { $0.hasSuffix(" failed") })
    let references = folder.file("References/BoxTests/box.box")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: references.path)) ?? []
    #expect(files.filter { $0.hasSuffix(".png") } == [])
  }

  @Test("an assertion of a text is in the results of the run")
  func recordedTexts() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let steps: [(text: String, record: SnapshotTestingConfiguration.Record, outcome: String)] = [
      ("a", .never, "failed"), ("a", .missing, "recorded"), ("a", .never, "matched"),
      ("b", .never, "failed"), ("b", .all, "recorded"), ("b", .never, "matched"),
    ]
    for step in steps {
      let failure = verified(
        of: step.text, as: .lines, named: "box", record: step.record,
        testFile: folder.path + "/BoxTests.swift", testName: "box()", process: Self.desk)
      #expect((failure == nil) == (step.outcome == "matched"))
      #expect(try outcomes(folder) == ["BoxTests.box.box/text \(step.outcome)"])
    }
  }

  @Test("an exception while a text is made fails the assertion")
  func textException() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let stranger = UIView()
    let strategy = Snapshotting<String, String>.lines.pullback { (view: UIView) in
      view.topAnchor.constraint(equalTo: stranger.topAnchor).isActive = true
      return "a"
    }
    let failure = verified(
      of: UIView(), as: strategy, named: "box", record: .missing,
      testFile: folder.path + "/BoxTests.swift", testName: "box()", process: Self.desk)
    #expect(failure?.hasPrefix("Unable to activate constraint with anchors") == true)
    #expect(try outcomes(folder) == ["BoxTests.box.box/text failed"])
  }

  @Test("a title view fails the assertion once, because a bar cannot show it")
  func titleView() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let controller = UIViewController()
    controller.navigationItem.titleView = UIView()
    let failure = verified(
      of: UINavigationController(rootViewController: controller), as: .image(on: .iPhone13),
      named: "box", record: .never, testFile: folder.path + "/BoxTests.swift", testName: "box()",
      process: Self.desk)
    let lines = try #require(failure).split(separator: "\n")
    #expect(lines.count { $0.contains("a navigation bar cannot show a title view here") } == 1)
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

@MainActor
@Suite("An assertion of a controller on several screens")
struct ScreensAssertionTests {
  private func checks(
    on screens: ViewImageConfig..., in given: TemporaryFolder? = nil
  ) throws -> (files: [String], texts: [String]) {
    let folder = try given ?? TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let picture = PictureName(
      nil, function: "form()", testFile: folder.path + "/FormTests.swift")
    let results = SnapshotTesting.checks(
      of: { UIViewController() }, on: screens, picture, .missing,
      ProcessEnvironment(environment: [:], processorCount: 1))
    let references = folder.file("References/FormTests/form")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: references.path)) ?? []
    return (
      files.filter { $0.hasSuffix(".png") }.sorted(), results.flatMap { $0.failures.map(\.text) }
    )
  }

  @Test("draws devices, appearances, text sizes and directions")
  func screens() throws {
    let made = try checks(
      on: .iPhoneSe3, .iPhone15Pro.dark, .iPadPro11(.portrait).rightToLeft,
      .iPhone13.textSize(.accessibilityLarge), .device("iphone-17-pro", .landscape, system: "26"))
    #expect(
      made.files == [
        "ipad-pro-11.rtl.png", "iphone-13.textSize-accessibility2.png", "iphone-15-pro.dark.png",
        "iphone-17-pro.landscape.png", "iphone-se-3.png",
      ])
  }

  @Test("refuses screens of one name, unknown devices and unknown systems")
  func refused() throws {
    let twice = try checks(on: .iPhoneSe3, .iPhoneSe3)
    #expect(twice.texts.first?.contains("is drawn twice on `iphone-se-3`") == true)
    let unknown = try checks(on: .device("iphone-99"))
    #expect(unknown.texts.first?.contains("iphone-99") == true)
    let system = try checks(on: .device("iphone-17-pro", system: "27"))
    #expect(system.texts.first?.contains("there is no system `27`") == true)
    #expect(twice.files + unknown.files + system.files == [])
  }

  @Test("an assertion that failed before it had a screen is in the results until it has one")
  func failedWithoutScreen() throws {
    let folder = try TemporaryFolder()
    func cells() throws -> [String] {
      try LastRun(project: URL(fileURLWithPath: folder.path)).results().cells.map(\.id.description)
    }
    _ = try checks(on: .device("iphone-99"), in: folder)
    #expect(try cells() == ["FormTests.form/picture"])
    _ = try checks(on: .iPhoneSe3, in: folder)
    #expect(try cells() == ["FormTests.form/iphone-se-3"])
  }
}
