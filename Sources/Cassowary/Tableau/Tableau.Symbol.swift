extension Tableau {
  /// A quantity of the tableau: basic, with a row of its own, or parametric, with a column and the
  /// value 0.
  ///
  /// The paper splits the error of a constraint into two variables, one for each side. Here one
  /// symbol takes either sign, with a cost for each side, so that a constraint is one row and not
  /// two columns more.
  struct Symbol: Sendable {
    enum Kind: Sendable {
      /// A variable of the caller that no required equality determines.
      case external
      /// The distance of a required inequality.
      case slack
      /// The distance of a constraint that need not hold.
      case error
      /// The distance of a required equality, until its column can be dropped.
      case dummy
      /// A linear function to be minimised below all levels.
      case objective
      /// Free to be used again.
      case vacant
    }

    var kind: Kind
    /// The variable's or the constraint's index.
    var owner: Int32
    /// Constraints before variables, each in the order they were declared; earlier ones win ties.
    var order: Int64
    /// The priority the costs belong to; 0 for those below all levels.
    var priority: Double
    /// The index of that priority in the tableau's levels; -1 for an external.
    var level: Int32
    /// The cost per unit above 0.
    var up: Double
    /// The cost per unit below 0.
    var down: Double
    /// Units of the constraint's expression in a unit of the symbol.
    var unit: Double
    var place: Place

    /// Whether the cost bends at 0, so that the simplex may stop there.
    var hasBreakpoint: Bool { kind != .objective }
  }

  /// A row, or a column ("slot").
  struct Place: Equatable, Sendable {
    private let raw: Int32

    static func row(_ row: Int) -> Place { Place(raw: Int32(row)) }
    static func slot(_ slot: Int) -> Place { Place(raw: ~Int32(slot)) }

    var isBasic: Bool { raw >= 0 }
    /// Valid only if `isBasic`.
    var row: Int { Int(raw) }
    /// Valid only if not `isBasic`.
    var slot: Int { Int(~raw) }
  }
}
