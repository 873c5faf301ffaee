extension Solver {
  /// The pending constraints in the order in which they enter the tableau.
  struct EntryOrder: Sendable {
    /// The levels, highest first.
    private var levels = Store<Double>()
    /// The index of each level's next constraint.
    private var places = Store<Int32>()
    /// Indices of `records`, by level and then in the order of declaration.
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

    /// Converts the number of constraints of each level to the index of its first constraint.
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

  /// Enters the pending constraints.
  ///
  /// The highest level comes first. A constraint with a variable that no earlier constraint uses is
  /// met at once by that variable. So most optional constraints are met before the search begins,
  /// and the search has only those that compete.
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
