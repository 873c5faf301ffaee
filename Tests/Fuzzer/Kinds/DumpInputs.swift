import AutoLayout
import Cells
import Commands
import Diagnostics
import Foundation
import Snapshots
import TestSupport

/// The views of a running app: UIKit's descriptions and the JSON of the helper.
struct DumpInputs: InputKind {
  static let name = "dump"

  private let bench: Bench
  private let mutator: Mutator
  private let cells: [SelectedCell]

  init(on bench: Bench) throws {
    self.bench = bench
    mutator = Mutator(samples: [Self.description, Self.document].map { Array($0.utf8) })
    try bench.write(Array(Self.spec.utf8), to: "fuzz/shop.yaml")
    cells = Workspace(paths: ["fuzz/shop.yaml"], in: bench.workingFolder).allCells
  }

  private static let spec = """
    matrix: { device: [iphone-se-3, iphone-15-pro], appearance: [light, dark] }
    views:
      card:
        pin: { top: 10, horizontal: 20, to: safeArea }
        height: 100
        views:
          badge: { size: [40, 30], pin: { top: 8, trailing: 8 } }
      power: { kind: switch, pin: { bottom: 12, leading: 20, to: safeArea } }

    """

  private static let description = """
    <UIView: 0x10; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer: 0x11>>
       | <UIView: 0x12; frame = (20 30; 335 100); layer = <CALayer: 0x13>>
       |    | <Shop.Badge: 0x14; baseClass = UIView; frame = (287 8; 40 30); hidden = YES; tag = 3>
       |    |    | <UILabel: 0x15; frame = (0 0; 40 30); text = 'It's "7"
    apples…'; accessibilityIdentifier = 'count'>
       | <UISwitch: 0x16; frame = (20 624; 51 31); opaque = NO; gestureRecognizers = <NSArray: 0x17>>
       | <UIScrollView: 0x18; frame = (0 nan; 1e308 -inf); bounds = (0 12.5; 40 30); alpha = 0.5>

    """

  private static let document = """
    {"format": 1, "window": {"size": [375, 667], "scale": 2, "safeArea": [20, 0, 0, 0]},
     "traits": {"horizontal": "compact", "vertical": "regular", "style": "dark",
      "contrast": "normal", "textSize": "UICTContentSizeCategoryL", "direction": "leftToRight"},
     "views": [
      {"depth": 0, "class": "UIView", "frame": [0, 0, 375, 667]},
      {"depth": 1, "class": "UIView", "id": "card", "frame": [20, 30, 335, 100]},
      {"depth": 2, "class": "Shop.Badge", "base": "UIView", "frame": [307, 38, 40, 30]},
      {"depth": 2, "class": "UILabel", "text": "7 apples\\u2028", "lines": 2, "hidden": true,
       "font": {"name": ".SFUI-Semibold", "size": 17, "style": "UICTFontTextStyleBody"},
       "frame": [20, 1e300, null, 20.5]},
      {"depth": 1, "class": "UISwitch", "frame": [20, 624, 51, 31]}]}

    """

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    random.chance(2) ? mutator.bytes(&random) : mutator.lines(&random)
  }

  func run(_ input: [UInt8]) throws -> Outcome {
    var outcome = Outcome()
    try bench.write(input, to: "fuzz/app.txt")
    let options = MatchOptions(
      dumps: ["fuzz/app.txt"], in: bench.workingFolder, jobs: 1, fontSetup: bench.fontSetup)
    let result = try match(cells, options: options)
    outcome.add(result.problems + result.differences, sources: result.sources)
    outcome.add(result.summary)
    outcome.add(json: result.json, of: "the output of `match --json`")
    outcome.expect(xml: result.junit, of: "the JUnit file")
    outcome.isAccepted = [.passed, .differs].contains(result.verdict)
    try addSpec(to: &outcome)
    return outcome
  }

  /// The spec that `match --write` makes of the dump is read without an error.
  private func addSpec(to outcome: inout Outcome) throws {
    let path = "fuzz/written.yaml"
    try? FileManager.default.removeItem(at: bench.project.appendingPathComponent(path))
    let written = try writeSpec(
      from: "fuzz/app.txt", to: path, project: Project(), in: bench.workingFolder)
    outcome.add(written.diagnostics, sources: written.sources)
    guard written.verdict == .passed else { return }
    let workspace = Workspace(paths: [path], in: bench.workingFolder)
    // A screen of more pixels than the limit needs an option.
    let errors = workspace.diagnostics.filter {
      $0.severity == .error && $0.message.rule != "outOfRange"
    }
    outcome.expect(errors.isEmpty, "the spec that is written from the dump has errors")
    outcome.add(workspace.diagnostics, sources: workspace.sources)
    guard !workspace.hasErrors else { return }
    for cell in SpecTrial.cells(of: workspace) {
      outcome.add("\(try bench.renderer.layOut(cell).layout.views.count)")
    }
  }
}
