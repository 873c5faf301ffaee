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
      group.items.map { $0.moved(by: map) }, as: group.name, to: group.opacity * presence,
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
    var head: [DisplayItem] = []
    var (a, b) = (before[...], after[...])
    while let old = a.first, let new = b.first, let item = interpolated(old, new, in: place) {
      head.append(item)
      (a, b) = (a.dropFirst(), b.dropFirst())
    }
    var tail: [DisplayItem] = []
    while let old = a.last, let new = b.last, let item = interpolated(old, new, in: place) {
      tail.append(item)
      (a, b) = (a.dropLast(), b.dropLast())
    }
    if head.count + tail.count < max(before.count, after.count) - Self.fewItems,
      let dissolved = dissolved(before, after, in: place)
    {
      return dissolved
    }
    let leaving = Array(a).map { item in
      place.from.map { item.moved(by: PlaceMap(old: $0, new: place.current)) } ?? item
    }
    let coming = Array(b).map { item in
      place.to.map { item.moved(by: PlaceMap(old: $0, new: place.current)) } ?? item
    }
    return head + faded(leaving, as: nil, to: 1 - progress, clip: nil)
      + faded(coming, as: nil, to: progress, clip: nil) + tail.reversed()
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
