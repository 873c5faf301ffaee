import Foundation
import Strut
import Testing

@testable import Cells
@testable import Commands
@testable import StrutTesting

/// A card with a title, `gap` points below the safe area's top.
private final class CardController: ViewController {
  private let card = View()
  private let gap: Points

  init(gap: Points = 20) {
    self.gap = gap
    super.init()
    title = "Card"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .systemBlue
    card.layer.cornerRadius = 12
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: gap),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.widthAnchor.constraint(equalToConstant: 200),
      card.heightAnchor.constraint(equalToConstant: 100),
    ])
  }
}

@Suite("An assertion on views")
struct ViewAssertionTests {
  private static func picture(in project: TestProject, _ name: String? = nil) -> PictureName {
    PictureName(
      name, function: "card()",
      testFile: project.url.appendingPathComponent("Tests/CardTests.swift").path)
  }

  private func check(
    _ controller: ViewController, in project: TestProject,
    on screens: () throws -> [Screen] = {
      [try Screen(device: .iPhoneSE3), try Screen(device: .iPhone15Pro, appearance: .dark)]
    }, record recording: SnapshotRecording = .none
  ) -> SnapshotCheck {
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    environment["STRUT_RECORD"] = nil
    return checkViews(
      .controller(controller), on: screens, Self.picture(in: project), in: nil,
      recording: recording,
      process: ProcessEnvironment(environment: environment, processorCount: 1))
  }

  @Test("keeps its references beside the test's file, and passes where pictures are as them")
  func pass() throws {
    let project = try TestProject()
    let recorded = check(CardController(), in: project, record: .missing)
    #expect(!recorded.passed)
    #expect(recorded.cells.map(\.outcome) == [.recorded, .recorded])
    #expect(project.exists("Tests/References/CardTests/card/iphone-se-3.png"))
    #expect(project.exists("Tests/References/CardTests/card/iphone-15-pro.dark.txt"))
    let checked = check(CardController(), in: project)
    #expect(checked.passed)
    #expect(
      checked.cells.map(\.name) == [
        "CardTests.card/iphone-se-3", "CardTests.card/iphone-15-pro.dark",
      ])
  }

  @Test("tells what moved, and its failures can be accepted")
  func difference() throws {
    let project = try TestProject()
    _ = check(CardController(), in: project, record: .missing)
    let changed = check(CardController(gap: 32), in: project)
    #expect(changed.cells.map(\.outcome) == [.different, .different])
    let text = try #require(changed.failures.first?.text)
    #expect(
      text.hasPrefix(
        "`CardTests.card/iphone-se-3` differs from its reference\n  `card` moved 12 pt down\n"))
    _ = try accept(FailureChoice(), in: WorkingFolder(path: project.url.path))
    #expect(check(CardController(gap: 32), in: project).passed)
  }

  @Test("fails where code asks for what is refused, and for a device that there is not so")
  func refused() throws {
    let project = try TestProject()
    let controller = CardController()
    let stranger = View()
    controller.view.topAnchor.constraint(equalTo: stranger.topAnchor).isActive = true
    let check = check(controller, in: project)
    // It is reported once, with the first layout.
    #expect(check.cells.map(\.outcome) == [.failed, .missing])
    #expect(check.failures.first?.text.contains("have no common ancestor") == true)
    let twice = self.check(CardController(), in: project) {
      [Screen(size: Size(width: 9, height: 9)), Screen(size: Size(width: 9, height: 9), scale: 3)]
    }
    #expect(
      twice.failures.first?.text.hasPrefix("`CardTests.card` is drawn twice on `screen-9x9`\n")
        == true)
    let upsideDown = self.check(CardController(), in: project) {
      [try Screen(device: .iPhone15Pro, orientation: .portraitUpsideDown)]
    }
    #expect(
      upsideDown.failures.map(\.text) == [
        """
        there is no such screen of `iphone-15-pro`: \
        a phone without a home button never stands upside down
        """
      ])
  }

  @Test("is an issue at its own line, and draws views as well as controllers")
  func issues() throws {
    let project = try TestProject()
    let line = #line + 2
    withKnownIssue("there is no reference") {
      assertSnapshot(of: CardController(), on: .iPhone8, in: project.url)
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
    let view = View()
    view.backgroundColor = .systemYellow
    withKnownIssue("there is no reference") {
      assertSnapshot(
        of: view, on: [Screen(size: Size(width: 40, height: 40))], named: "yellow",
        in: project.url)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("`ViewAssertionTests.yellow/screen-40x40`") == true
    }
  }

  @Test("calls its picture by the test, in letters that files may have")
  func names() {
    func name(_ given: String?, _ function: String) -> String {
      PictureName(given, function: function, testFile: "/p/LoginTests.swift").name
    }
    #expect(name(nil, "login(device:)") == "LoginTests.login")
    #expect(name(nil, "the first / screen()") == "LoginTests.the-first---screen")
    #expect(name(".hidden", "login()") == "LoginTests.picture.hidden")
    #expect(
      PictureName("a", function: "b()", testFile: "/p/LoginTests.swift").references.path
        == "/p/References/LoginTests/a")
  }
}
