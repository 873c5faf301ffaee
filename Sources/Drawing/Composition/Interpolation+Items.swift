import Geometry
import Graphics

extension Interpolation {
  /// Returns the item between two, or nil if they cannot be interpolated.
  func interpolated(_ before: DisplayItem, _ after: DisplayItem, in place: Place) -> DisplayItem? {
    guard before != after else { return after }
    switch (before, after) {
    case (.fill(let path, let color), .fill(let otherPath, let otherColor)):
      return path.interpolated(to: otherPath, at: progress).map {
        .fill($0, color.interpolated(to: otherColor, at: progress))
      }
    case (.stroke(let path, let color, let line), .stroke(let otherPath, let other, let next)):
      return path.interpolated(to: otherPath, at: progress).map {
        .stroke(
          $0, color.interpolated(to: other, at: progress), line.interpolated(to: next, at: progress)
        )
      }
    case (.text(let run), .text(let other)):
      return interpolated(run, other).map { .text($0) } ?? dissolved(run, other)
    case (.image(let run), .image(let other)): return interpolated(run, other).map { .image($0) }
    case (
      .shadow(let path, let color, let radius, let offset),
      .shadow(let otherPath, let otherColor, let otherRadius, let otherOffset)
    ):
      return path.interpolated(to: otherPath, at: progress).map {
        .shadow(
          $0, color.interpolated(to: otherColor, at: progress),
          radius: radius.interpolated(to: otherRadius, at: progress),
          offset: offset.interpolated(to: otherOffset, at: progress))
      }
    case (
      .dropShadow(let color, let radius, let offset, let items),
      .dropShadow(let otherColor, let otherRadius, let otherOffset, let others)
    ):
      guard items.count == others.count else { return nil }
      let result = zip(items, others).map { self.interpolated($0, $1, in: place) }
      guard !result.contains(where: { $0 == nil }) else { return nil }
      return .dropShadow(
        color.interpolated(to: otherColor, at: progress),
        radius: radius.interpolated(to: otherRadius, at: progress),
        offset: offset.interpolated(to: otherOffset, at: progress), of: result.compactMap(\.self))
    case (.backdrop(let path, let material), .backdrop(let otherPath, let otherMaterial)):
      return path.interpolated(to: otherPath, at: progress).map {
        .backdrop($0, material.interpolated(to: otherMaterial, at: progress))
      }
    case (.gradient(let path, let gradient), .gradient(let otherPath, let otherGradient)):
      guard let path = path.interpolated(to: otherPath, at: progress),
        let gradient = gradient.interpolated(to: otherGradient, at: progress)
      else { return nil }
      return .gradient(path, gradient)
    case (.transformed(let transform, let items), .transformed(let other, let others)):
      let current = transform.interpolated(to: other, at: progress)
      // The whole screen, as the card below a sheet.
      if (items + others).contains(where: \.holdsName) {
        return .transformed(current, self.items(items, others, in: place))
      }
      guard items.count == others.count else { return nil }
      let result = zip(items, others).map { self.interpolated($0, $1, in: place) }
      guard !result.contains(where: { $0 == nil }) else { return nil }
      return .transformed(current, result.compactMap(\.self))
    case (
      .group(nil, let opacity, let clip, let items),
      .group(nil, let otherOpacity, let otherClip, let others)
    ):
      guard (clip == nil) == (otherClip == nil) else { return nil }
      var path: Path?
      if let clip, let otherClip {
        path = clip.interpolated(to: otherClip, at: progress)
        guard path != nil else { return nil }
      }
      return .group(
        name: nil, opacity: opacity.interpolated(to: otherOpacity, at: progress), clip: path,
        self.items(items, others, in: place))
    default: return nil
    }
  }

  /// Returns the text between two runs, or nil if their content or lines differ.
  private func interpolated(_ run: TextRun, _ other: TextRun) -> TextRun? {
    guard run.content == other.content, run.isTopAligned == other.isTopAligned,
      run.alignment == other.alignment, run.direction == other.direction,
      run.attributes.count == other.attributes.count
    else { return nil }
    var result = other
    result.attributes = zip(run.attributes, other.attributes).map { before, after in
      var attributes = after
      attributes.color = before.color.interpolated(to: after.color, at: progress)
      return attributes
    }
    result.color = run.color.interpolated(to: other.color, at: progress)
    result.frame = run.frame.interpolated(to: other.frame, at: progress)
    if run.frame.width != other.frame.width {
      let before = text.extent(of: run.content, width: run.frame.width)
      let after = text.extent(of: other.content, width: other.frame.width)
      // If the lines have the same extent at both widths, they are the same at every width in
      // between.
      guard before.size == after.size, !before.isTruncated, !after.isTruncated else { return nil }
    }
    return result
  }

  /// Returns both texts over each other if they are one string at one place, as a title that becomes
  /// bold; nil for others.
  private func dissolved(_ run: TextRun, _ other: TextRun) -> DisplayItem? {
    guard run.content.string == other.content.string, run.frame == other.frame else { return nil }
    return .group(
      name: nil, opacity: 1, clip: nil,
      faded([.text(run)], as: nil, to: 1 - progress, clip: nil)
        + faded([.text(other)], as: nil, to: progress, clip: nil))
  }

  private func interpolated(_ run: ImageRun, _ other: ImageRun) -> ImageRun? {
    guard run.source == other.source, (run.tint == nil) == (other.tint == nil),
      run.part == other.part
    else { return nil }
    var result = other
    result.frame = run.frame.interpolated(to: other.frame, at: progress)
    if let tint = run.tint {
      result.tint = other.tint.map { tint.interpolated(to: $0, at: progress) }
    }
    return result
  }

  /// Returns the items with an opacity applied to them as one group.
  ///
  /// A backdrop inside a translucent group would have nothing to blur. So it stays outside the
  /// group, and its material is interpolated instead, as in an animated `UIVisualEffectView`.
  func faded(
    _ items: [DisplayItem], as name: String?, to opacity: Double, clip: Path?
  ) -> [DisplayItem] {
    guard opacity > 0, !items.isEmpty else { return [] }
    guard opacity < 1, items.contains(where: \.holdsBackdrop) else {
      return name == nil && clip == nil && opacity >= 1
        ? items : [.group(name: name, opacity: min(opacity, 1), clip: clip, items)]
    }
    var result: [DisplayItem] = []
    var pending: [DisplayItem] = []
    func flush() {
      guard !pending.isEmpty else { return }
      result.append(.group(name: nil, opacity: opacity, clip: nil, pending))
      pending = []
    }
    for item in items {
      switch item {
      case .backdrop(let path, let material):
        flush()
        result.append(.backdrop(path, Material.none.interpolated(to: material, at: opacity)))
      case .group(let name, let own, let clip, let items) where item.holdsBackdrop && own >= 1:
        flush()
        result += faded(items, as: name, to: opacity, clip: clip)
      default: pending.append(item)
      }
    }
    flush()
    return [.group(name: name, opacity: 1, clip: clip, result)]
  }
}

extension DisplayItem {
  /// Whether the item is or contains a group with a name.
  fileprivate var holdsName: Bool {
    switch self {
    case .group(let name, _, _, let items): name != nil || items.contains(where: \.holdsName)
    case .transformed(_, let items): items.contains(where: \.holdsName)
    case .fill, .stroke, .text, .image, .shadow, .dropShadow, .backdrop, .gradient: false
    }
  }

  var holdsBackdrop: Bool {
    switch self {
    case .backdrop: true
    case .group(_, _, _, let items), .transformed(_, let items):
      items.contains(where: \.holdsBackdrop)
    case .fill, .stroke, .text, .image, .shadow, .dropShadow, .gradient: false
    }
  }
}
