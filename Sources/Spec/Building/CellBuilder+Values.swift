import AutoLayout
import Cassowary
import Catalogues
import Devices
import Diagnostics
import Geometry
import Graphics
import ViewKinds

/// The values of keys in one cell.
extension CellBuilder {
  /// Returns the content with the given sizes in place of its own.
  mutating func content(
    _ size: DeclaredIntrinsicSize?, in content: (any IntrinsicContent)?
  ) -> (any IntrinsicContent)? {
    guard let size else { return content }
    return FixedContent(
      fixed: PerAxis(horizontal: side(size.width), vertical: side(size.height)), kind: content)
  }

  private mutating func side(_ side: DeclaredIntrinsicSize.Side) -> FixedContent.Side {
    switch side {
    case .none: .length(nil)
    case .own: .own
    case .length(let length): .length(points(length))
    }
  }

  /// Returns the content with the given baselines in place of its own.
  mutating func content(
    _ baselines: DeclaredBaselines?, in content: (any IntrinsicContent)?
  ) -> (any IntrinsicContent)? {
    guard let baselines else { return content }
    return GivenBaselines(
      first: baselines.first.map { points($0) }, last: baselines.last.map { points($0) },
      content: content)
  }

  /// Replaces the priority on each axis for which the spec gives one.
  mutating func set(_ priorities: inout PerAxis<Priority>, to given: PerAxis<PriorityKey?>) {
    for axis in Axis.allCases {
      guard let key = given[axis] else { continue }
      if let priority = key.priority.value(context.metrics) {
        priorities[axis] = priority
      } else {
        findings.add(.badPriority(at: key.span))
      }
    }
  }

  mutating func placement(_ declared: DeclaredPlacement) -> Placement {
    guard let declaredFrame = declared.frame else { return .constraints }
    do throws(FrameFlaw) {
      var frame = try declaredFrame.frame(context.metrics)
      frame.mask = declared.autoresizing?.mask ?? []
      if let size = declared.designedSize, let width = size.width, let height = size.height {
        frame.designedFor = Size(width: points(width), height: points(height))
      }
      return .frame(frame)
    } catch {
      findings.add(.frame(error))
      return .constraints
    }
  }

  mutating func insets(_ declared: DeclaredInsets) -> Insets {
    var insets = Insets.zero
    declared.set(&insets, in: .leftToRight) { points($0) }
    return insets
  }

  /// The insets in points; 0 on sides without a length.
  ///
  /// `left` and `right` are sides of the cell's direction.
  private mutating func directionalInsets(
    _ declared: PlacedLengths<MarginName>
  ) -> DirectionalInsets {
    var insets = Insets.zero
    declared.set(&insets, in: cell.direction) { points($0) }
    return DirectionalInsets(insets, in: cell.direction)
  }

  /// The corner radii in points; 0 for corners that the spec does not round.
  mutating func corners(_ keys: ViewKeys, _ direction: LayoutDirection) -> Corners {
    var radii = Corners(curve: keys.cornerCurve)
    keys.cornerRadii.set(&radii, in: direction) { points($0) }
    var masked = Corners(curve: radii.curve)
    for place in keys.corners.flatMap({ $0.places(in: direction) }) {
      masked[keyPath: place] = radii[keyPath: place]
    }
    return masked
  }

  // MARK: Values

  mutating func values(_ pairs: [DeclaredValue.Pair]) -> KeyValues {
    KeyValues(pairs.map { KeySetting($0.key, resolved($0.value)) })
  }

  /// Reports indices that are not below the number of parts that they select from.
  mutating func checkIndices(_ values: KeyValues, of declaration: ViewDeclaration) {
    for (key, counted) in declaration.kind.indices {
      guard let index = values[key] else { continue }
      let count = values.count(of: counted)
      guard index >= count else { continue }
      findings.add(
        .indexOutOfRange(
          index, of: key, in: declaration.id.name, counted.name, count, at: declaration.span))
    }
  }

  /// Reports locations that descend, and a range whose minimum is above its maximum.
  mutating func checkOrder(_ values: KeyValues, of declaration: ViewDeclaration) {
    let name = declaration.id.name
    if let locations = values[GradientViewKind.locations],
      let pair = zip(locations, locations.dropFirst()).first(where: { $0 > $1 })
    {
      findings.add(.descendingLocations(pair, in: name, at: declaration.span))
    }
    guard let kind = declaration.kind as? any RangeKind.Type else { return }
    let minimum = values[ShownValue.minimumValue] ?? 0
    let maximum = values[ShownValue.maximumValue] ?? kind.defaultMaximum
    if minimum > maximum {
      findings.add(.reversedRange(minimum, maximum, in: name, at: declaration.span))
    }
  }

  /// Resolves a declared value for the cell.
  mutating func resolved(_ declared: DeclaredValue) -> KeyValue {
    switch declared {
    case .fixed(.text(let text)): return .text(localized(text))
    case .fixed(.texts(let texts)): return .texts(texts.map { localized($0) })
    case .fixed(let value): return value
    case .color(let color): return .color(color.resolved(in: colorTraits, on: family))
    case .image(let variants): return .image(image(variants))
    case .length(let length): return .number(points(length).value)
    case .font(let font):
      return .font(
        FontDescription(
          family: font.family, size: size(of: font), weight: font.weight, isItalic: font.isItalic,
          hasMonospacedDigits: font.hasMonospacedDigits,
          tracking: points(font.tracking), leading: leading(of: font)))
    case .lengths(let lengths): return .numbers(lengths.map { points($0).value })
    case .insets(let insets): return .insets(self.insets(insets))
    case .directionalInsets(let insets): return .directionalInsets(directionalInsets(insets))
    case .relativeSize(let size): return .relativeSize(relativeSize(size))
    case .colors(let colors):
      return .colors(colors.map { $0.resolved(in: colorTraits, on: family) })
    case .items(let items):
      var all: [KeyValues] = []
      for item in items { all.append(values(item)) }
      return .items(all)
    case .spacing(let spacing): return .spacing(space(spacing))
    case .spacings(let spacings):
      return .spacings(spacings.map { .init(after: $0.view, space($0.spacing)) })
    }
  }

  private mutating func relativeSize(_ size: DeclaredRelativeSize) -> RelativeSize {
    RelativeSize(width: side(size.width, of: size), height: side(size.height, of: size))
  }

  /// A side computed with the cell's metrics.
  ///
  /// A number outside the range is reported and clamped to the range.
  private mutating func side(
    _ entry: DeclaredFrame.Entry, of size: DeclaredRelativeSize
  ) -> FrameLength {
    do throws(FrameFlaw) {
      var length = try entry.value(context.metrics)
      if entry.isNumber, !size.range.contains(length.constant.value) {
        findings.add(
          .outOfRange(size.key, length.constant.value, size.range, at: entry.span))
        length.constant = Points(
          min(max(length.constant.value, size.range.lowerBound), size.range.upperBound))
      }
      return length
    } catch {
      findings.add(.frame(error))
      return FrameLength(Points(size.range.lowerBound))
    }
  }

  mutating func space(_ spacing: DeclaredSpacing) -> StackSpacing {
    switch spacing {
    case .length(let length): .points(points(length))
    case .system: .system
    }
  }

  /// The size of a font at the cell's text size, in points.
  mutating func size(of font: DeclaredFont) -> Points {
    switch font.growth {
    case .fixed: return points(font.size)
    case .style(let style): return style.size(in: cell.textSize)
    case .scaled(let style):
      return style.scaled(
        points(font.size), in: cell.textSize, on: context.geometry.grid)
    }
  }

  /// The leading of a text style's font at the cell's text size, in points; nil for other fonts.
  private func leading(of font: DeclaredFont) -> Points? {
    switch (font.growth, font.family) {
    case (.style(let style), .system), (.style(let style), .serif),
      (.style(let style), .monospaced):
      style.leading(in: cell.textSize)
    case (.style, .project), (.fixed, _), (.scaled, _): nil
    }
  }

  /// The length in points, computed with the cell's metrics.
  ///
  /// A length outside its range is reported and clamped to the range.
  mutating func points(_ length: DeclaredLength) -> Points {
    let value = length.amount.value(context.metrics) ?? length.range.lowerBound
    guard !length.range.contains(value) else { return Points(value) }
    findings.add(.outOfRange(length.key, value, length.range, at: length.span))
    return Points(min(max(value, length.range.lowerBound), length.range.upperBound))
  }

  /// A text in the cell's language.
  func localized(_ text: String) -> String {
    document.strings.text(text, in: cell.locale, on: family)
  }

  func resolved(_ color: DeviceColor?) -> RGBAColor? {
    color?.resolved(in: colorTraits, on: family)
  }

  var family: Device.Family { context.configuration.device.family }

  /// The variant of an image for the cell.
  ///
  /// An image for left-to-right languages alone is mirrored in the others.
  private func image(_ variants: AssetVariants<ImageSource>) -> ImageSource {
    let variant = variants.best(
      in: AssetTraits(
        family: family, scale: context.geometry.grid.scale, appearance: cell.appearance,
        contrast: cell.contrast, direction: cell.direction,
        languages: cell.locale?.fallbacks.map(\.description) ?? []))
    var source = variant.value
    source.isMirrored =
      variant.qualities.direction.map { $0 != cell.direction } ?? false
    return source
  }

  /// The traits that select a dynamic colour's variant in the current view.
  private var colorTraits: ColorTraits {
    ColorTraits(cell.appearance, on: cell.os, contrast: cell.contrast, level: level)
  }

  func system(_ name: String) -> RGBAColor {
    SystemColors.color(named: name)?.resolved(in: colorTraits) ?? .white
  }
}
