import Comparing
import Diagnostics
import Reports
import Snapshots

/// The object that `strut diff --json` prints, format 1.
enum DiffJSON {
  /// The whole document, which ends with a newline.
  static func document(_ pairs: [PairDifference]) -> String {
    JSONValue(["format": 1, "pictures": .array(pairs.map(picture))]).document
  }

  private static func picture(_ pair: PairDifference) -> JSONValue {
    func object(_ status: String) -> JSONValue {
      ["name": JSONValue(pair.name), "status": JSONValue(status)]
    }
    switch pair.finding {
    case .compared(.identical): return object("same")
    case .compared(.tolerated(let difference)):
      return object("tolerated").adding(members(of: difference))
    case .compared(.different(let difference)):
      return object("different").adding(members(of: difference))
    case .compared(.differentSize(let expected, let actual)):
      return object("differentSize").adding(["expected": expected.json, "actual": actual.json])
    case .onlyInOne: return object("onlyInFirst")
    case .onlyInOther: return object("onlyInSecond")
    case .unreadable: return object("unreadable")
    }
  }

  /// The number of differing pixels, the number of all pixels, and the rectangle that contains the
  /// differing pixels.
  ///
  /// The rectangle is left, top, width and height in pixels.
  private static func members(
    of difference: PixelDifference
  ) -> KeyValuePairs<String, JSONValue?> {
    [
      "pixels": JSONValue(difference.count), "total": JSONValue(difference.total),
      "within": difference.area,
    ]
  }
}
