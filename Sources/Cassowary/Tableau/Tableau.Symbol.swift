extension Tableau {
  /// A quantity of the tableau: basic, with a row, or parametric, with a column and the value 0.
  ///
  /// The paper splits the error of a constraint into two variables, one for each side. Here one
  /// symbol has either sign, with a cost for each side. So a constraint needs one row and not two
  /// more columns.
  struct Symbol: Sendable {
    enum Kind: Sendable {
      /// A variable of the caller that no required equality determines.
      case external
      /// The distance of a required inequality.
      case slack
      /// The distance of an optional constraint.
      case error
      /// The distance of a required equality, until its column can be dropped.
      case dummy
      /// A linear function to be minimised below all levels.
      case objective
      /// An unused entry, which can be used again.
      case vacant
    }

    var kind: Kind
    /// The variable's or the constraint's index.
    var owner: Int32
    /// The order in which ties are broken: constraints before variables, each in order of
    /// declaration.
    var order: Int64
    /// The priority of the costs, or 0 for costs below all levels.
    var priority: Double
    /// The index of that priority in the tableau's levels, or -1 for an external.
    var level: Int32
    /// The cost per unit above 0.
    var up: Double
    /// The cost per unit below 0.
    var down: Double
    /// The number of units of the constraint's expression in one unit of the symbol.
    var unit: Double
    var place: Place

    /// Whether the cost changes its slope at 0, so that the simplex may stop there.
    var hasBreakpoint: Bool { kind != .objective }
  }

  /// The index of a row, or of a column ("slot").
  struct Place: Equatable, Sendable {
    private let raw: Int32

    static func row(_ row: Int) -> Place { Place(raw: Int32(row)) }
    static func slot(_ slot: Int) -> Place { Place(raw: ~Int32(slot)) }

    var isBasic: Bool { raw >= 0 }
    /// The row, if `isBasic`.
    var row: Int { Int(raw) }
    /// The column, if not `isBasic`.
    var slot: Int { Int(~raw) }
  }
}
