import Comparing
import Geometry
package import Snapshots
import Tolerances

extension PixelDifference {
  /// The difference as a sentence, such as `1203 pixels differ (0.04 %), within 201 × 102 at (930,
  /// 24)`.
  package var sentence: String {
    let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
    return "\(pixels) (\(share)), within \(right - left) × \(bottom - top) at (\(left), \(top))"
  }

  /// The share of differing pixels, rounded to hundredths of a percent.
  package var share: String {
    let hundredths = (count * 10_000 + total / 2) / total
    guard hundredths > 0 else { return "under 0.01 %" }
    return "\(DecimalText.shortest(Double(hundredths) / 100, places: 2)) %"
  }
}

extension LimitExcess {
  /// The exceeded limit, such as `` in `chart` more than 12 pixels differ within 16 × 16 pt ``.
  ///
  /// The number of differing pixels is left out, because it depends on the device.
  package var sentence: String {
    let place = view.map { "in `\($0)` " } ?? ""
    let window = windowSide.map { side in
      let length = DecimalText.shortest(side, places: 3)
      return " within \(length) × \(length) pt"
    }
    return "\(place)more than \(limit) \(limit == .pixels(1) ? "differs" : "differ")\(window ?? "")"
  }
}

extension Comparison {
  /// The difference of the pictures; empty if they are equal or differ within tolerance.
  ///
  /// The default limit is left out.
  package var sentences: [String] {
    switch self {
    case .identical, .tolerated: []
    case .different(let difference):
      [difference.sentence] + difference.excesses.filter { !$0.isDefault }.map(\.sentence)
    case .differentSize(let expected, let actual):
      ["the picture is \(actual.description) pixels, the reference \(expected.description)"]
    }
  }
}

extension ReferenceFault {
  /// The fault as a sentence, such as `the layout text beside the reference is missing`.
  package var sentence: String {
    switch self {
    case .changedPixels: "the pixels of the reference are not those that Strut recorded"
    case .missingText: "the layout text beside the reference is missing"
    case .changedText: "the layout text of the reference is not the one that Strut recorded"
    case .unreadableText: "the layout text beside the reference cannot be read"
    case .undrawableSpec:
      "the old spec is missing or cannot be drawn, so its tolerance does not apply"
    case .changedSpec:
      "something changed the old spec in `.sources`, so no cause is named; restore it with git"
    }
  }
}

extension EnvironmentChange {
  /// The change as a sentence, such as `pango changed from 1.50 to 1.52`.
  package var sentence: String {
    switch (old, new) {
    case (let old?, let new?): "\(name) changed from \(old) to \(new)"
    case (nil, let new?): "\(name) (\(new)) was not used by the reference"
    case (let old, nil): "\(name) (\(old ?? "")) is no longer used"
    }
  }

  /// The head of a list of changes.
  ///
  /// Strut and its devices have versions as well as fonts and libraries.
  package static let heading = "the references were drawn with other versions"
}

extension SpecChange {
  /// The change with its place, such as “metric `gap` changed from 8 to 12 (chat.yaml:13)”.
  package var sentence: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(text) (\(place))"
  }
}

extension SpecMove {
  /// The move as a sentence, such as `` `chat.yaml` is now `conversation.yaml` ``.
  ///
  /// Folders are named if they differ.
  package var sentence: String {
    let (from, to) = (old.split(separator: "/"), new.split(separator: "/"))
    guard from.dropLast() == to.dropLast(), let before = from.last, let after = to.last else {
      return "`\(old)` is now `\(new)`"
    }
    return "`\(before)` is now `\(after)`"
  }
}
