import AutoLayout
import Cassowary
import Diagnostics

/// Operators of Cartography, in closures of at most five items.
struct CartographyNotation: ConstraintNotation {
  static let name = "cartography"
  static let comment = "//"

  func obstacle(to constraint: Constraint, in screen: ExportedScreen) -> String? {
    screen.obstacleInLibraries(to: constraint)
  }

  func lines(_ constraints: [Constraint], in screen: ExportedScreen) -> [String] {
    var closures: [Closure] = []
    for constraint in constraints.compactMap({ ExportedConstraint($0)?.forLibraries }) {
      if closures.last?.hasRoom(for: constraint) != true { closures.append(Closure()) }
      closures[closures.count - 1].add(constraint)
    }
    return closures.flatMap { $0.lines(in: screen) }
  }

  /// The constraints of one call of `constrain`.
  private struct Closure {
    /// The number of items of different types that `constrain` takes.
    private static let mostItems = 5
    private var items: [LayoutItem] = []
    private var constraints: [ExportedConstraint] = []

    func hasRoom(for constraint: ExportedConstraint) -> Bool {
      Set(items + constraint.items).count <= Self.mostItems
    }

    mutating func add(_ constraint: ExportedConstraint) {
      items += constraint.items.filter { !items.contains($0) }
      constraints.append(constraint)
    }

    func lines(in screen: ExportedScreen) -> [String] {
      let codes = items.map { item in
        let code = screen.code(of: item) ?? ""
        return item.isLayoutSupport ? "car_\(code)" : code
      }
      let names = Dictionary(uniqueKeysWithValues: zip(items, Self.names(of: codes)))
      let parameters = items.compactMap { names[$0] }.joined(separator: ", ")
      return ["constrain(\(codes.joined(separator: ", "))) { \(parameters) in"]
        + constraints.map { "  \(Self.line($0, names))" } + ["}"]
    }

    private static func line(
      _ constraint: ExportedConstraint, _ names: [LayoutItem: String]
    ) -> String {
      func side(_ anchor: Anchor) -> String {
        "\(names[anchor.item] ?? "").\(anchor.attribute.rawValue)"
      }
      var line = "\(side(constraint.first)) \(constraint.relation.symbol) "
      if let second = constraint.second {
        line += side(second)
        if constraint.multiplier != 1 { line += " * \(constraint.multiplier.code)" }
        let constant = constraint.constant
        if constant != 0 { line += constant < 0 ? " - \((-constant).code)" : " + \(constant.code)" }
      } else {
        line += constraint.constant.code
      }
      if !constraint.priority.isRequired {
        line += " ~ LayoutPriority(\(constraint.priority.level.code))"
      }
      return constraint.name.map { "(\(line)).identifier = \(CodeLanguage.swift.literal($0))" }
        ?? line
    }

    /// The names of the parameters of the closure.
    ///
    /// `view.safeAreaLayoutGuide` becomes `viewSafeAreaLayoutGuide`, with a number if a view of the
    /// closure has that name.
    private static func names(of codes: [String]) -> [String] {
      var used = Set(codes)
      return codes.map { code in
        let words = code.split(separator: ".")
        guard words.count > 1 else { return code }
        let wanted = words.dropFirst().reduce(words.first.map { String($0) } ?? "") {
          $0 + $1.capitalizedFirst
        }.replacing("`", with: "")
        return used.insertUnused(wanted)
      }
    }
  }
}
