extension Solver {
  /// The pending constraints in the order in which they enter the tableau.
  struct EntryOrder: Sendable {
    /// The highest first.
    private var levels = Store<Double>()
    /// By level, the index of its next constraint.
    private var places = Store<Int32>()
    /// In `records`; level by level, and within a level as they were declared.
    private(set) var indices = Store<Int32>()

    mutating func own() {
      levels.own()
      places.own()
      indices.own()
    }

    var growths: Int { levels.growths + places.growths + indices.growths }

    mutating func begin() {
      levels.removeAll()
      places.removeAll()
      indices.removeAll()
    }

    /// Counts a constraint.
    mutating func count(_ level: Double) {
      let place = place(of: level)
      if place == levels.count || levels[place] != level {
        levels.insert(level, at: place)
        places.insert(0, at: place)
      }
      places[place] += 1
      indices.append(-1)
    }

    /// Turns the numbers of constraints into places.
    mutating func arrange() {
      var next: Int32 = 0
      for level in places.indices {
        let count = places[level]
        places[level] = next
        next += count
      }
    }

    mutating func put(_ index: Int, _ level: Double) {
      let place = place(of: level)
      indices[Int(places[place])] = Int32(index)
      places[place] += 1
    }

    private func place(of level: Double) -> Int {
      var place = 0
      while place < levels.count, levels[place] > level { place += 1 }
      return place
    }
  }

  /// Enters the constraints that waited.
  ///
  /// The highest level comes first, and each constraint that has a variable to itself takes it at
  /// once. So most wishes are met before the search begins, which is left with those
  /// that stand against each other.
  mutating func enterPending() {
    entry.begin()
    for place in pending.indices {
      if let index = index(of: pending[place]) { entry.count(records[index].priority.level) }
    }
    entry.arrange()
    for place in pending.indices {
      if let index = index(of: pending[place]) { entry.put(index, records[index].priority.level) }
    }
    pending.removeAll()
    for place in entry.indices.indices { enter(Int(entry.indices[place]), .error) }
    for place in deferred.indices {
      if let index = index(of: deferred[place]) { enter(index, .slack) }
    }
    forgetDeferred()
  }

  private mutating func enter(_ index: Int, _ kind: Tableau.Symbol.Kind) {
    elimination.expand(function(of: records[index]), into: &expansion)
    insertRow(index, kind, takingNewcomer: true)
  }
}
