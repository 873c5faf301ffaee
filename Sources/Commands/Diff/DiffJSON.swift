import Diagnostics
import Geometry
import Snapshots

/// The object that `strut diff --json` prints, format 1.
enum DiffJSON {
  /// The whole document, with a line end.
  static func document(_ results: [PairDifference]) -> String {
    let rows = results.map { "  \(object(of: $0))" }
    guard !rows.isEmpty else { return "{ \"format\": 1, \"pictures\": [] }\n" }
    return "{ \"format\": 1, \"pictures\": [\n\(rows.joined(separator: ",\n"))\n] }\n"
  }

  private static func object(of result: PairDifference) -> String {
    let (status, fields) = facts(of: result.finding)
    let name = JSONText.string(result.name)
    let all = ["\"name\": \(name)", "\"status\": \"\(status)\""] + fields
    return "{ \(all.joined(separator: ", ")) }"
  }

  private static func facts(
    of finding: PairDifference.Finding
  ) -> (status: String, fields: [String]) {
    switch finding {
    case .compared(.identical): ("same", [])
    case .compared(.tolerated(let difference)): ("tolerated", fields(of: difference))
    case .compared(.different(let difference)): ("different", fields(of: difference))
    case .compared(.differentSize(let expected, let actual)):
      (
        "differentSize",
        [
          "\"expected\": [\(expected.width), \(expected.height)]",
          "\"actual\": [\(actual.width), \(actual.height)]",
        ]
      )
    case .onlyInOne: ("onlyInFirst", [])
    case .onlyInOther: ("onlyInSecond", [])
    case .unreadable: ("unreadable", [])
    }
  }

  /// The differing pixels, all pixels, and the rectangle as x, y, width and height in pixels.
  private static func fields(of difference: PixelDifference) -> [String] {
    let sides = [
      difference.left, difference.top, difference.right - difference.left,
      difference.bottom - difference.top,
    ]
    let rect = sides.map { "\($0)" }.joined(separator: ", ")
    return [
      "\"pixels\": \(difference.count)", "\"total\": \(difference.total)",
      "\"within\": [\(rect)]",
    ]
  }
}
