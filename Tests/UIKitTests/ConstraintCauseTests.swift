import SnapshotTesting
import StrutTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("The cause of a difference between pictures of views")
struct ConstraintCauseTests {
  /// A controller with a heading and a box under it.
  private final class BoxController: UIViewController {
    let heading = UIView()
    private lazy var box = UIView()
    private let change: Change

    init(_ change: Change) {
      self.change = change
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for part in [heading, box] {
        part.translatesAutoresizingMaskIntoConstraints = false
        part.backgroundColor = .systemBlue
        view.addSubview(part)
      }
      let leading = box.leadingAnchor.constraint(equalTo: heading.leadingAnchor)
      leading.priority = .defaultHigh
      let width = box.widthAnchor.constraint(
        equalTo: heading.widthAnchor, multiplier: change == .multiplier ? 0.25 : 0.5)
      if change == .priority { width.priority = .defaultHigh }
      NSLayoutConstraint.activate([
        heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        heading.widthAnchor.constraint(equalToConstant: 100),
        heading.heightAnchor.constraint(equalToConstant: 30),
        box.topAnchor.constraint(
          equalTo: heading.bottomAnchor, constant: change == .constant ? 24 : -8),
        leading,
        box.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
        width,
      ])
      if change != .gone { box.heightAnchor.constraint(equalToConstant: 40).isActive = true }
      if change == .new {
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      }
      if change == .withoutEffect {
        box.heightAnchor.constraint(lessThanOrEqualToConstant: 90).isActive = true
      }
    }
  }

  enum Change: Sendable { case none, constant, multiplier, priority, new, gone, withoutEffect }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: Change
    let clause: String
  }

  nonisolated private static let rows = [
    Row(
      testDescription: "another constant", change: .constant,
      clause: "`box.top == heading.bottom - 8` is now `box.top == heading.bottom + 24`"),
    Row(
      testDescription: "another multiplier", change: .multiplier,
      clause:
        "`box.width == 0.5 * heading.width` is now `box.width == 0.25 * heading.width`"),
    Row(
      testDescription: "one more", change: .new,
      clause: "constraint `box.leading == view.leading` is new"),
    Row(
      testDescription: "one that is gone", change: .gone,
      clause: "constraint `box.height == 40` is gone"),
  ]

  @Test("is the constraint that changed", arguments: rows)
  func cause(_ row: Row) throws {
    let difference = try #require(try difference(after: row.change))
    #expect(difference.contains("  because constraint"))
    #expect(difference.contains("\(row.clause) (BoxTests.swift)"))
  }

  @Test("is not a constraint without effect", arguments: [Change.withoutEffect, .priority])
  func noCause(_ change: Change) throws {
    #expect(try difference(after: change) == nil)
  }

  /// The failure of a controller whose reference is of the controller without the change.
  private func difference(after change: Change) throws -> String? {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    func verify(_ change: Change, _ record: SnapshotTestingConfiguration.Record) -> String? {
      verified(
        of: BoxController(change), as: .image(on: .iPhone13), named: "box", record: record,
        testFile: folder.path + "/BoxTests.swift", testName: "box()",
        process: ProcessEnvironment(environment: [:], processorCount: 1))
    }
    #expect(verify(.none, .missing) != nil)
    return verify(change, .never)
  }
}
