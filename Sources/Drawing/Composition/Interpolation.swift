import Geometry
import Graphics

/// The interpolation of two drawings at a moment between them.
struct Interpolation {
  let progress: Double
  let framesBefore: [String: Rect]
  let framesAfter: [String: Rect]
  let slides: [String: Point]
  let text: any TextMeasuring

  /// Returns the items of a view or the screen between its items before and after.
  ///
  /// Either list may be empty.
  func items(_ before: [DisplayItem], _ after: [DisplayItem], in place: Place) -> [DisplayItem] {
    let old = Part.parts(of: before.filter { !isAway($0) })
    let new = Part.parts(of: after.filter { !isAway($0) })
    let oldNames = Set(old.compactMap(\.name))
    let newNames = Set(new.compactMap(\.name))
    var result: [DisplayItem] = []
    var met: Set<String> = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let first = i < old.count ? old[i] : nil
      let second = j < new.count ? new[j] : nil
      switch (first, second) {
      case (.run(let a), .run(let b)):
        result += run(a, b, in: place)
        (i, j) = (i + 1, j + 1)
      case (.run(let a), _):
        result += run(a, [], in: place)
        i += 1
      case (_, .run(let b)):
        result += run([], b, in: place)
        j += 1
      case (.group(let a), _) where met.contains(a.name): i += 1
      case (.group(let a), .group(let b)) where a.name == b.name:
        result += group(a, b, in: place)
        (i, j) = (i + 1, j + 1)
      case (.group(let a), _) where !newNames.contains(a.name):
        result += group(a, nil, in: place)
        i += 1
      case (_, .group(let b)):
        // The order changed: the new drawing's order applies.
        let a = oldNames.contains(b.name) ? old.lazy.compactMap { $0[b.name] }.first : nil
        result += group(a, b, in: place)
        met.insert(b.name)
        j += 1
      case (.group, nil): i += 1
      case (nil, nil): break
      }
    }
    return result
  }

  /// Whether the item is a group that slides in from where it is not visible.
  private func isAway(_ item: DisplayItem) -> Bool {
    guard case .group(let name?, let opacity, _, _) = item else { return false }
    return opacity <= 0 && slides[name] != nil
  }

  private func group(_ before: NamedGroup?, _ after: NamedGroup?, in place: Place) -> [DisplayItem]
  {
    guard let known = after ?? before else { return [] }
    let ownPlace = self.place(of: known.name) ?? place
    switch (before, after) {
    case (let before?, let after?):
      let opacity = before.opacity.interpolated(to: after.opacity, at: progress)
      return faded(
        items(before.items, after.items, in: ownPlace), as: known.name, to: opacity,
        clip: clip(before.clip, after.clip, in: ownPlace))
    case (nil, let after?):
      return single(after, presence: progress, home: ownPlace.to, in: ownPlace)
    case (let before?, nil):
      return single(before, presence: 1 - progress, home: ownPlace.from, in: ownPlace)
    case (nil, nil): return []
    }
  }

  /// Returns the items of a group that exists in one drawing only.
  ///
  /// `presence` is 0 if the group is hidden and 1 if it is fully shown. `home` is the frame in that
  /// drawing, or nil if unknown.
  private func single(
    _ group: NamedGroup, presence: Double, home: Rect?, in place: Place
  ) -> [DisplayItem] {
    if let slide = slides[group.name] {
      let away = 1 - presence
      return [group.item.moved(by: Point(x: slide.x * away, y: slide.y * away))]
    }
    let map = PlaceMap(old: home ?? place.current, new: place.current)
    return faded(
      group.items.moved(by: map), as: group.name, to: group.opacity * presence,
      clip: group.clip.map { map($0) })
  }

  /// Returns the place of a view, or nil unless both drawings have a frame for it.
  private func place(of name: String) -> Place? {
    switch (framesBefore[name], framesAfter[name]) {
    case (let before?, let after?):
      Place(from: before, to: after, current: before.interpolated(to: after, at: progress))
    default: nil
    }
  }

  /// Returns the clip at this moment, or nil if the final drawing has none.
  ///
  /// If the two clips cannot be interpolated, the final clip applies from the start.
  private func clip(_ before: Path?, _ after: Path?, in place: Place) -> Path? {
    guard let after else { return nil }
    if let path = before?.interpolated(to: after, at: progress) { return path }
    guard let home = place.to else { return after }
    return PlaceMap(old: home, new: place.current)(after)
  }

  /// The maximum number of unmatched items for which items cross-fade one by one.
  ///
  /// With more, the drawings cross-fade as whole pictures.
  private static let fewItems = 8

  /// Returns a cross-fade of two drawings, both stretched to the current frame.
  ///
  /// A rotating keyboard is an example. The result is nil if a drawing contains a backdrop, or if
  /// its frame is nil or empty.
  private func dissolved(
    _ before: [DisplayItem], _ after: [DisplayItem], in place: Place
  ) -> [DisplayItem]? {
    guard let old = place.from, let new = place.to, !old.isEmpty, !new.isEmpty,
      !(before + after).contains(where: \.holdsBackdrop)
    else { return nil }
    let leaving = DisplayItem.transformed(.stretching(old, to: place.current), before)
    let coming = DisplayItem.transformed(.stretching(new, to: place.current), after)
    // The old picture stays opaque below the new one, so that the background does not show.
    return [leaving] + faded([coming], as: nil, to: progress, clip: nil)
  }

  /// Interpolates items outside named groups: matching items move, the others cross-fade.
  private func run(_ before: [DisplayItem], _ after: [DisplayItem], in place: Place)
    -> [DisplayItem]
  {
    let all = zip(before, after).compactMap { interpolated($0, $1, in: place) }
    if all.count == max(before.count, after.count) { return all }
    let pairing = RunPairing(before, after) { pair($0, $1, in: place) }
    // A dissolving picture that changes its size would take along what rests.
    if pairing.unpairedCount > Self.fewItems, !pairing.hasRest || place.from == place.to,
      let dissolved = dissolved(before, after, in: place)
    {
      return dissolved
    }
    let from = PlaceMap(old: place.from ?? place.current, new: place.current)
    let to = PlaceMap(old: place.to ?? place.current, new: place.current)
    let old = before.moved(by: from, except: pairing.oldItems)
    let new = after.moved(by: to, except: pairing.newItems)
    return pairing.parts.flatMap { part -> [DisplayItem] in
      switch part {
      case .paired(let item): return [item]
      case .unpaired(let leaving, let coming):
        // A background that comes is below the words that leave, or a blur would cover them.
        let ground =
          leaving.isEmpty ? coming.prefix(0) : coming.prefix { to.fills(after[$0].surface) }
        let split = ground.isEmpty ? leaving : leaving.prefix { from.fills(before[$0].surface) }
        let layers = [
          (old[split], 1 - progress), (new[ground], progress),
          (old[leaving[split.endIndex...]], 1 - progress),
          (new[coming[ground.endIndex...]], progress),
        ]
        return layers.flatMap { faded(Array($0), as: nil, to: $1, clip: nil) }
      }
    }
  }

  /// Returns the item between two different items, or nil if they do not match.
  ///
  /// Two plates of glass in different places are different things.
  private func pair(
    _ before: DisplayItem, _ after: DisplayItem, in place: Place
  ) -> DisplayItem? {
    if case .backdrop(let path, _) = before, case .backdrop(let other, _) = after,
      let old = path.bounds, let new = other.bounds, let from = place.from, let to = place.to,
      PlaceMap(old: from, new: to)(old, stretches: true).intersection(new) == nil
    {
      return nil
    }
    return interpolated(before, after, in: place)
  }
}

/// The pairs of items in two runs.
///
/// An item that both runs have rests. Between such items, items pair from both ends as far as they
/// can be interpolated.
private struct RunPairing {
  /// The parts of the result, back to front.
  private(set) var parts: [Part] = []
  /// The items between two, by the indices of the first run and of the second one.
  private(set) var oldItems: [Int: DisplayItem] = [:]
  private(set) var newItems: [Int: DisplayItem] = [:]
  /// Whether an item rests.
  private(set) var hasRest = false
  /// The number of unpaired items of the run that has more of them.
  private(set) var unpairedCount = 0

  enum Part {
    case paired(DisplayItem)
    /// The indices of consecutive items of the first run and of the second one.
    case unpaired(Range<Int>, Range<Int>)
  }

  init(
    _ before: [DisplayItem], _ after: [DisplayItem],
    interpolated: (DisplayItem, DisplayItem) -> DisplayItem?
  ) {
    let rests = Self.rests(before, after)
    hasRest = !rests.isEmpty
    var counts = (old: 0, new: 0)
    var (i, j) = (0, 0)
    for (oldRest, newRest) in rests + [(before.count, after.count)] {
      var (oldEnd, newEnd) = (oldRest, newRest)
      var tail: [(Int, Int, DisplayItem)] = []
      while i < oldEnd, j < newEnd, let item = interpolated(before[i], after[j]) {
        add(item, i, j)
        (i, j) = (i + 1, j + 1)
      }
      while i < oldEnd, j < newEnd, let item = interpolated(before[oldEnd - 1], after[newEnd - 1]) {
        (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
        tail.append((oldEnd, newEnd, item))
      }
      if i < oldEnd || j < newEnd { parts.append(.unpaired(i..<oldEnd, j..<newEnd)) }
      counts = (counts.old + oldEnd - i, counts.new + newEnd - j)
      for (i, j, item) in tail.reversed() { add(item, i, j) }
      if oldRest < before.count { add(before[oldRest], oldRest, newRest) }
      (i, j) = (oldRest + 1, newRest + 1)
    }
    unpairedCount = max(counts.old, counts.new)
  }

  private mutating func add(_ item: DisplayItem, _ old: Int, _ new: Int) {
    parts.append(.paired(item))
    oldItems[old] = item
    newItems[new] = item
  }

  /// The indices of the items that both runs have, in the same order.
  private static func rests(
    _ before: [DisplayItem], _ after: [DisplayItem]
  ) -> [(Int, Int)] {
    let shared = Set(before).intersection(after)
    let old = before.indices.filter { shared.contains(before[$0]) }
    let new = after.indices.filter { shared.contains(after[$0]) }
    let changes = new.map { after[$0] }.difference(from: old.map { before[$0] })
    let (gone, added) = (Set(changes.removals.map(\.offset)), Set(changes.insertions.map(\.offset)))
    return Array(
      zip(
        old.enumerated().filter { !gone.contains($0.offset) }.map(\.element),
        new.enumerated().filter { !added.contains($0.offset) }.map(\.element)))
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

/// Consecutive items without a name, or one named group.
private enum Part {
  case run([DisplayItem])
  case group(NamedGroup)

  var name: String? {
    if case .group(let group) = self { group.name } else { nil }
  }

  /// The group, or nil if it has another name.
  subscript(name: String) -> NamedGroup? {
    if case .group(let group) = self, group.name == name { group } else { nil }
  }

  static func parts(of items: [DisplayItem]) -> [Part] {
    var parts: [Part] = []
    for item in items {
      if case .group(let name?, let opacity, let clip, let items) = item {
        parts.append(.group(NamedGroup(name: name, opacity: opacity, clip: clip, items: items)))
      } else if case .run(let items) = parts.last {
        parts[parts.count - 1] = .run(items + [item])
      } else {
        parts.append(.run([item]))
      }
    }
    return parts
  }
}

private struct NamedGroup {
  var name: String
  var opacity: Double
  var clip: Path?
  var items: [DisplayItem]

  var item: DisplayItem { .group(name: name, opacity: opacity, clip: clip, items) }
}
