package import Diagnostics
import Geometry

extension Message {
  static func invalidPairing(_ one: String, _ other: String, _ anchor: Anchor) -> Message {
    let kinds =
      anchor.attribute.isDimension
      ? "`\(one)` is a size and `\(other)` a position"
      : "`\(one)` is a position and `\(other)` a size"
    return Message(rule: "invalidPairing", text: "\(kinds); the two cannot be compared")
  }

  static func locationEqualsConstant(_ anchor: String) -> Message {
    Message(
      rule: "locationEqualsConstant",
      text: "`\(anchor)` is a position and needs another position to be measured from")
  }

  static func zeroMultiplier(_ one: String, _ other: String) -> Message {
    Message(
      rule: "zeroMultiplier",
      text: "0 times `\(other)` leaves the position `\(one)` equal to a number alone")
  }

  static func directionMismatch(_ one: String, _ other: String, _ anchor: Anchor) -> Message {
    let (follows, ignores) = anchor.attribute.followsDirection ? (one, other) : (other, one)
    return Message(
      rule: "directionMismatch",
      text: """
        `\(follows)` changes sides with the reading direction and `\(ignores)` does not; \
        the two cannot be compared
        """)
  }

  static func axisMismatch(_ one: String, _ other: String, _ anchor: Anchor) -> Message {
    let (across, down) = anchor.attribute.axis == .horizontal ? (one, other) : (other, one)
    return Message(
      rule: "axisMismatch",
      text: "`\(across)` is horizontal and `\(down)` vertical; the two cannot be compared")
  }

  static func guideWithoutBaseline(_ anchor: String) -> Message {
    Message(rule: "guideWithoutBaseline", text: "`\(anchor)`: a guide has no baselines")
  }

  static func guideWithoutMargins(_ anchor: String) -> Message {
    Message(rule: "guideWithoutMargins", text: "`\(anchor)`: a guide has no margins")
  }

  static var constantNotFinite: Message {
    Message(rule: "constantNotFinite", text: "the numbers of a constraint must be finite")
  }

  /// The message for a constraint or a frame.
  package static func numberTooLarge(_ number: Double) -> Message {
    let limit = DecimalText.shortest(Constraint.greatestNumber, places: 0)
    return Message(
      rule: "outOfRange",
      text: """
        `\(DecimalText.shortest(number, places: 6))` is too large a number here; it may be \
        -\(limit) to \(limit)
        """)
  }

  static func unknownConstrainedView(_ name: String) -> Message {
    Message(rule: "unknownView", text: "there is no view `\(name)`")
  }

  static func unknownGuide(_ name: String, of view: String) -> Message {
    Message(rule: "unknownGuide", text: "`\(view)` has no guide `\(name)`")
  }

  static func noCommonAncestor(_ one: String, _ other: String) -> Message {
    Message(
      rule: "noCommonAncestor",
      text: """
        `\(one)` and `\(other)` have no common ancestor that lays them out: a table's rows are \
        laid out on their own
        """)
  }
}
