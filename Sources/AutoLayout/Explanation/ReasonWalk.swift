/// The order of reasons: those that concern a slot, then those that concern the slots reached from
/// there, and so on.
struct ReasonWalk {
  /// The reasons of each round, by index, ascending.
  private(set) var rounds: [[Int]] = []
  /// Whether the first round concerns the slot itself.
  private(set) var beginsAtSlot = false
  /// The number of visits to reasons, at most the number of their slots.
  private(set) var looks = 0

  /// - Parameters:
  ///   - slotsOfReason: by reason, the slots that it concerns, each once.
  ///   - slot: the slot to begin at.
  init(_ slotsOfReason: [[Int]], from slot: Int) {
    var reasonsOfSlot: [Int: [Int]] = [:]
    for (reason, slots) in slotsOfReason.enumerated() {
      for slot in slots { reasonsOfSlot[slot, default: []].append(reason) }
    }
    var isListed = Array(repeating: false, count: slotsOfReason.count)
    var reached: Set<Int> = [slot]
    var latest = [slot]
    while !latest.isEmpty {
      var round: [Int] = []
      for reason in latest.flatMap({ reasonsOfSlot[$0] ?? [] }) {
        looks += 1
        guard !isListed[reason] else { continue }
        isListed[reason] = true
        round.append(reason)
      }
      latest = []
      for slot in round.flatMap({ slotsOfReason[$0] }) where reached.insert(slot).inserted {
        latest.append(slot)
      }
      if !round.isEmpty { rounds.append(round.sorted()) }
    }
    beginsAtSlot = !rounds.isEmpty
    let unreached = isListed.indices.filter { !isListed[$0] }
    if !unreached.isEmpty { rounds.append(unreached) }
  }
}
