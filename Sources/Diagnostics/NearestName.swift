/// Finds the known name that is closest to a misspelt one.
package enum NearestName {
  /// The known name with the smallest edit distance, or nil if none is within a third of the name's
  /// length.
  ///
  /// Edits are insertions, deletions, replacements and exchanges of neighbours. If two names are
  /// equally close, the one with more of the letters wins, then the earlier one. A number and a single
  /// character have no nearest name. A name of more than 200 characters has none, because the time
  /// grows with the product of the lengths.
  package static func of(_ name: String, in known: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard wanted.count <= 200, !wanted.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    let limit = wanted.count < 2 ? 0 : max(1, (wanted.count + 1) / 3)
    var best: (name: String, distance: Int, sharedCount: Int)?
    for candidate in known where candidate != name {
      let letters = Array(candidate.lowercased().unicodeScalars)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      guard distance <= min(limit, best?.distance ?? limit) else { continue }
      let sharedCount = sharedCount(wanted, letters)
      if let best, best.distance == distance, best.sharedCount >= sharedCount { continue }
      best = (candidate, distance, sharedCount)
    }
    return best?.name
  }

  /// The number of letters of one name that the other has too, in any order.
  private static func sharedCount(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var rest = b
    for letter in a {
      if let index = rest.firstIndex(of: letter) { rest.remove(at: index) }
    }
    return b.count - rest.count
  }

  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let cost = a[i] == b[j] ? 0 : 1
        var least = min(last[j] + cost, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
