import Cells
import Devices
import Diagnostics
import Geometry

/// The object that `strut sweep --json` prints, format 1.
enum SweepJSON {
  /// The whole document, with a line end.
  static func document(_ groups: [SweepGroup], layouts: Int) -> String {
    let entries = groups.map { "  \(entry($0))" }
    let list = entries.isEmpty ? "[]" : "[\n\(entries.joined(separator: ",\n"))\n]"
    return "{ \"format\": 1, \"layouts\": \(layouts), \"breaks\": \(list) }\n"
  }

  private static func entry(_ group: SweepGroup) -> String {
    let fields = [
      ("axis", axis(group)),
      ("spec", JSONText.string(group.spec.location.reportPath)),
      ("cells", JSONText.array(group.cells.map(JSONText.string))),
      ("inMatrix", group.found.isInMatrix ? "true" : "false"),
    ]
    let all =
      fields + place(group.found.place) + [
        ("diagnostic", DiagnosticJSON.object(for: group.found.diagnostic(inCells: group.cells)))
      ]
    return "{ \(all.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")) }"
  }

  /// Null for what breaks all along several.
  private static func axis(_ group: SweepGroup) -> String {
    if case .everywhere = group.found.place { return "null" }
    return JSONText.string(group.axis.rawValue)
  }

  private static func place(_ place: SweepBreak.Place) -> [(String, String)] {
    switch place {
    case .everywhere(let axes):
      return [("everywhere", JSONText.array(axes.map { JSONText.string($0.rawValue) }))]
    case .lengths(let place):
      return [
        ("broken", range(place.broken)), ("range", range(place.range)),
        ("smallestFailing", device(place.devices.smallestFailing)),
        ("failing", "\(place.devices.failing)"),
        ("smallestHolding", device(place.devices.smallestHolding)),
      ]
    case .textSizes(let sizes):
      return [("broken", JSONText.array(sizes.map { JSONText.string($0.rawValue) }))]
    case .textLength(let text):
      return [
        ("view", JSONText.string(text.view)), ("today", "\(text.today)"),
        ("breaking", "\(text.breaking)"),
      ]
    }
  }

  private static func range(_ range: ClosedRange<Points>) -> String {
    let ends = [range.lowerBound, range.upperBound]
    return JSONText.array(ends.map { DecimalText.shortest($0.value, places: 4) })
  }

  private static func device(_ entry: SweptDevices.Entry?) -> String {
    entry.map { JSONText.string($0.id) } ?? "null"
  }
}
