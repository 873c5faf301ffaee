import AutoLayout
import Cassowary
import Geometry

/// A constraint that code made, with the names of its views.
///
/// The text beside a reference has one for each active constraint.
struct CodeConstraint: Hashable {
  var pair: Pair
  var multipliers: [Double]
  var constant: Double
  var priority: Double

  /// What a constraint relates.
  ///
  /// Two constraints with the same pair differ only in their numbers.
  struct Pair: Hashable {
    var first: String
    var relation: Relation
    var others: [String]
  }

  init(_ constraint: Constraint) {
    pair = Pair(
      first: Self.name(of: constraint.first), relation: constraint.relation,
      others: constraint.terms.map { Self.name(of: $0.anchor) })
    multipliers = constraint.terms.map(\.multiplier)
    constant = constraint.constant.value
    priority = constraint.priority.level
  }

  /// The name of an anchor, such as `root.safeArea.top`, with underscores for spaces.
  static func name(of anchor: Anchor) -> String {
    let item =
      switch anchor.item {
      case .view(let id): id.name
      case .guide(let id, let guide): "\(id.name).\(guide.name)"
      case .keyboard: "keyboard"
      }
    return String((item + "." + anchor.attribute.rawValue).map { $0.isWhitespace ? "_" : $0 })
  }

  /// Returns the engine's constraint, or nil if it relates an anchor that is not there.
  func constraint(_ anchors: [String: Anchor]) -> Constraint? {
    guard let first = anchors[pair.first], let level = Priority(priority) else { return nil }
    var terms: [Constraint.Term] = []
    for (name, multiplier) in zip(pair.others, multipliers) {
      guard let anchor = anchors[name] else { return nil }
      terms.append(.init(multiplier, anchor))
    }
    return Constraint(
      first, pair.relation, terms, constant: Points(constant), priority: level, origin: .code)
  }
}

extension CodeConstraint {
  /// The constraint as an equation, such as `title.top == root.safeArea.top + 32`.
  var text: String {
    var text = "\(pair.first) \(pair.relation.sign)"
    for (position, name) in pair.others.enumerated() {
      let multiplier = multipliers[position]
      text += position == 0 ? " " : " + "
      text += multiplier == 1 ? name : "\(Self.text(multiplier)) * \(name)"
    }
    if pair.others.isEmpty {
      text += " \(Self.text(constant))"
    } else if constant != 0 {
      text += constant < 0 ? " - \(Self.text(-constant))" : " + \(Self.text(constant))"
    }
    return priority == Priority.required.level ? text : "\(text) @ \(Self.text(priority))"
  }

  /// Reads an equation as `text` writes it; nil for another text.
  init?(text: String) {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)[...]
    guard let first = words.popFirst(),
      let relation = words.popFirst().flatMap({ sign in Relation.all.first { $0.sign == sign } })
    else { return nil }
    pair = Pair(first: first, relation: relation, others: [])
    (multipliers, constant, priority) = ([], 0, Priority.required.level)
    var sign = 1.0
    var isFirst = true
    while isFirst || !words.isEmpty {
      if !isFirst {
        switch words.popFirst() {
        case "+": sign = 1
        case "-": sign = -1
        case "@":
          guard let level = words.popFirst().flatMap(Double.init), words.isEmpty else { return nil }
          priority = level
          return
        default: return nil
        }
      }
      isFirst = false
      guard let word = words.popFirst() else { return nil }
      guard let number = Double(word) else {
        pair.others.append(word)
        multipliers.append(1)
        continue
      }
      if words.first == "*" {
        words.removeFirst()
        guard let name = words.popFirst() else { return nil }
        pair.others.append(name)
        multipliers.append(number)
      } else {
        constant = sign * number
      }
    }
  }

  /// The shortest text of a number that reads as the same number.
  static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Relation {
  fileprivate static let all: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]

  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
