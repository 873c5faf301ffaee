extension Tableau {
  /// The sign, level by level, of the cost of moving a column's symbol.
  struct ColumnSign: BitwiseCopyable {
    /// The first level that improves or worsens, or the number of levels if there is none.
    var lead: Int
    /// The cost per unit at that level.
    var amount: Double
  }

  /// The known properties of the columns: which improve the solution, and which may break ties.
  struct Pricing: Sendable {
    /// A column that improves the solution.
    struct Candidate: BitwiseCopyable {
      var slot: Int32
      /// The improving level, then the first level that worsens; a lower level is better.
      var rank: Int64
      /// The order of the column's symbol.
      var order: Int64

      static func < (lhs: Candidate, rhs: Candidate) -> Bool {
        lhs.rank != rhs.rank ? lhs.rank < rhs.rank : lhs.order < rhs.order
      }
    }

    struct Column: BitwiseCopyable {
      /// Whether its costs changed after the last pricing.
      var isUnsettled = false
      var isImproving = false
      /// The direction in which it improves.
      var isPositive = true
      /// Whether it can leave 0 at no cost on any level.
      var isTied = false
      /// Whether it is known to break no tie.
      var isTieSettled = false
      /// Whether it is in the list of columns that may break a tie.
      var isTieListed = false
      /// The level that improves.
      var lead: Int32 = 0
      var rank: Int64 = 0
    }

    var columns = Store<Column>()
    var unsettled = Store<Int32>()
    /// A heap with all improving columns and some columns that no longer improve.
    var candidates = Store<Candidate>()
    var ties = Store<Int32>()

    mutating func own() {
      columns.own()
      unsettled.own()
      candidates.own()
      ties.own()
    }

    mutating func removeAll() {
      columns.removeAll()
      unsettled.removeAll()
      candidates.removeAll()
      ties.removeAll()
    }

    var growths: Int { columns.growths + unsettled.growths + candidates.growths + ties.growths }

    mutating func addColumn() { columns.append(Column()) }

    mutating func forget(_ slot: Int) {
      columns[slot].isImproving = false
      columns[slot].isTied = false
    }

    mutating func unsettleTie(_ slot: Int) {
      let column = columns.base + slot
      column.pointee.isTieSettled = false
      if column.pointee.isTied, !column.pointee.isTieListed {
        column.pointee.isTieListed = true
        ties.append(Int32(slot))
      }
    }
  }
}
