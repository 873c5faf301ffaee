import Geometry
import ViewKinds
import YAML

/// A name for sides or corners to which a spec gives lengths.
protocol PlaceName: RawRepresentable<String>, Hashable, Sendable {
  associatedtype Lengths

  /// The names; groups come before single places, because a single place overrides a group.
  static var names: [Self] { get }

  /// The places that a list of four lengths sets, in the list's order.
  static var listed: [Self] { get }

  /// The name that sets all lengths.
  static var all: Self { get }

  /// One sentence for the reference.
  var sentence: String { get }

  /// The lengths that the name sets, in the layout direction.
  func places(in direction: LayoutDirection) -> [WritableKeyPath<Lengths, Points>]
}

extension PlaceName {
  static func keys(in range: ClosedRange<Double>) -> [SpecKey] {
    names.map {
      SpecKey(
        name: $0.rawValue, type: .value(.length(range)), isRequired: false, defaultText: nil,
        sentence: $0.sentence)
    }
  }
}

/// Lengths in the order in which they are set.
///
/// The last length for a place wins.
struct PlacedLengths<Name: PlaceName>: Sendable {
  var settings: [(name: Name, length: DeclaredLength)] = []

  /// Sets every length that the names give.
  ///
  /// - Parameters:
  ///   - lengths: the lengths to change.
  ///   - direction: the layout direction, which decides the side of `leading` and `trailing`.
  ///   - value: returns a length in points.
  func set(
    _ lengths: inout Name.Lengths, in direction: LayoutDirection,
    _ value: (DeclaredLength) -> Points
  ) {
    for (name, length) in settings {
      let points = value(length)
      for place in name.places(in: direction) { lengths[keyPath: place] = points }
    }
  }
}

typealias DeclaredInsets = PlacedLengths<SideName>

extension DeclaredInsets {
  /// The insets in points, computed with the metrics; 0 on sides without a length.
  func values(_ metrics: Metrics) -> Insets {
    var insets = Insets.zero
    set(&insets, in: .leftToRight) { Points($0.amount.value(metrics) ?? 0) }
    return insets
  }
}

/// A name for one side of insets, or for several.
enum SideName: String, PlaceName, CaseIterable {
  case all, horizontal, vertical, top, left, bottom, right

  static var names: [SideName] { allCases }
  static var listed: [SideName] { [.top, .left, .bottom, .right] }

  var sentence: String {
    switch self {
    case .all: "The inset on every side."
    case .horizontal: "Left and right; counts for more than `all`."
    case .vertical: "Top and bottom; counts for more than `all`."
    case .top: "The top inset; a single side counts for more than a pair."
    case .left: "The left inset."
    case .bottom: "The bottom inset."
    case .right: "The right inset."
    }
  }

  func places(in direction: LayoutDirection) -> [WritableKeyPath<Insets, Points>] {
    switch self {
    case .all: [\.top, \.left, \.bottom, \.right]
    case .horizontal: [\.left, \.right]
    case .vertical: [\.top, \.bottom]
    case .top: [\.top]
    case .left: [\.left]
    case .bottom: [\.bottom]
    case .right: [\.right]
    }
  }
}

/// A name for one side of margins, or for several.
enum MarginName: String, PlaceName, CaseIterable {
  case all, horizontal, vertical, top, leading, bottom, trailing, left, right

  static var names: [MarginName] { allCases }
  static var listed: [MarginName] { [.top, .leading, .bottom, .trailing] }

  var sentence: String {
    switch self {
    case .all: "The margin on every side."
    case .horizontal: "Leading and trailing; counts for more than `all`."
    case .vertical: "Top and bottom; counts for more than `all`."
    case .top: "The top margin; a single side counts for more than a pair."
    case .leading: "The leading margin."
    case .bottom: "The bottom margin."
    case .trailing: "The trailing margin."
    case .left: "The left margin, whatever the direction."
    case .right: "The right margin, whatever the direction."
    }
  }

  func places(in direction: LayoutDirection) -> [WritableKeyPath<Insets, Points>] {
    let isMirrored = direction == .rightToLeft
    switch self {
    case .all: return [\.top, \.left, \.bottom, \.right]
    case .horizontal: return [\.left, \.right]
    case .vertical: return [\.top, \.bottom]
    case .top: return [\.top]
    case .bottom: return [\.bottom]
    case .left: return [\.left]
    case .right: return [\.right]
    case .leading: return [isMirrored ? \.right : \.left]
    case .trailing: return [isMirrored ? \.left : \.right]
    }
  }
}
