import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Graphics
import ViewKinds
import YAML

extension SpecReader {
  /// Reads one key that says how a view is, not which views are in it.
  mutating func readKey(
    _ entry: YAMLEntry, of kind: any ViewKind.Type, _ id: ViewID, in tree: LayoutTree,
    into keys: inout ViewKeys
  ) {
    if let own = kind.keys.first(where: { $0.name == entry.key }) {
      let value =
        if case .spacings(let range) = own.type {
          spacings(entry.value, key: own.name, in: range, of: id, in: tree)
        } else {
          readValue(entry.value, of: own)
        }
      if let value { keys.values.append(ViewKeys.Value(key: own.name, value: value)) }
      return
    }
    if CommonKeys.shorthands.names.contains(entry.key) {
      let context = ShorthandContext(
        item: .view(id), scope: tree.scope(of: id, metrics: metrics), tree: tree)
      if let fitting = readFitting(entry, context) {
        keys.shorthands.append(
          ViewKeys.Shorthand(key: entry.key, keySpan: entry.keySpan, fitting: fitting))
      } else if let constraints = readShorthand(entry, context) {
        keys.shorthands.append(
          ViewKeys.Shorthand(
            key: entry.key, keySpan: entry.keySpan, constraints: constraints))
      }
      return
    }
    readCommonKey(entry, into: &keys)
  }

  private mutating func readCommonKey(_ entry: YAMLEntry, into keys: inout ViewKeys) {
    let node = entry.value
    switch entry.key {
    case "intrinsic": keys.intrinsic = readIntrinsic(node)
    case "baselines": keys.baselines = readBaselines(node)
    case "frame": keys.placement.frame = readFrame(node)
    case "frameIn": readDesignedSize(entry, into: &keys.placement)
    case "autoresizing": readMask(entry, into: &keys.placement)
    case "additionalSafeArea":
      keys.additionalSafeArea = insets(node, key: entry.key, in: -5000...5000)
    case "preservesSuperviewMargins":
      keys.preservesSuperviewMargins = flag(node, key: entry.key)
    case "insetsMarginsFromSafeArea":
      keys.insetsMarginsFromSafeArea = flag(node, key: entry.key)
    case "hugging": keys.hugging = readPriorities(node, key: entry.key)
    case "compression": keys.compression = readPriorities(node, key: entry.key)
    case "margins": keys.margins = readMargins(node)
    case "hidden": keys.isHidden = flag(node, key: entry.key)
    case "alpha": keys.alpha = number(node, key: entry.key, in: 0...1)
    case "background": keys.background = color(node, key: entry.key)
    case "tint": keys.tint = color(node, key: entry.key)
    case "tintAdjustmentMode":
      keys.look.tintAdjustmentMode = choice(node, key: entry.key, as: TintAdjustmentMode.self)
    case "userInterfaceLevel":
      keys.look.level = choice(node, key: entry.key, as: InterfaceLevel.self)
    case "cornerRadius": keys.look.cornerRadii = readCornerRadii(node)
    case "corners": keys.look.corners = readCorners(node)
    case "cornerCurve":
      keys.look.cornerCurve = choice(node, key: entry.key, as: Corners.Curve.self)
    case "border": keys.look.border = readBorder(node)
    case "shadow": keys.look.shadow = readShadow(node)
    case "transform": keys.look.transform = readTransform(node)
    case "keyboardGuide": keys.keyboardGuide = readKeyboardGuide(node)
    case "direction":
      keys.direction = choice(node, key: entry.key, as: LayoutDirection.self)
    default: keys.clips = flag(node, key: entry.key)
    }
  }

  private static let extent = 0.0...10_000.0

  private mutating func readPriorities(
    _ node: YAMLNode, key: String
  ) -> PerAxis<PriorityKey?> {
    perAxis(node, key: key) { reader, node in
      reader.priority(node, key: key).map { PriorityKey(priority: $0, span: node.span) }
    }
  }

  private mutating func readIntrinsic(_ node: YAMLNode) -> DeclaredIntrinsicSize? {
    guard case .sequence(let nodes) = node.content, nodes.count == 2 else {
      var name: String?
      if case .sequence(let nodes) = node.content { name = "a list of \(nodes.count)" }
      findings.add(
        .wrongType("`intrinsic`", wanted: "a list of width and height", found: node, called: name))
      return nil
    }
    return DeclaredIntrinsicSize(
      width: readIntrinsicLength(nodes[0]), height: readIntrinsicLength(nodes[1]))
  }

  private mutating func readIntrinsicLength(_ node: YAMLNode) -> DeclaredLength? {
    if node.scalar?.text == "none" { return nil }
    return length(node, key: "intrinsic", in: Self.extent)
  }

  private mutating func readMargins(_ node: YAMLNode) -> DeclaredMargins {
    var margins = DeclaredMargins()
    if case .sequence(let nodes) = node.content {
      let sides = Self.marginGroups["all"] ?? []
      guard nodes.count == sides.count else {
        findings.add(
          .wrongType(
            "`margins`", wanted: "a list of top, leading, bottom and trailing", found: node))
        return margins
      }
      for (node, side) in zip(nodes, sides) {
        if let length = length(node, key: "margins", in: Self.extent) { margins.set(side, length) }
      }
      return margins
    }
    guard case .mapping(let entries) = node.content else {
      if let all = length(node, key: "margins", in: Self.extent) {
        for side in Self.marginGroups["all"] ?? [] { margins.set(side, all) }
      }
      return margins
    }
    let sides = LanguageKeys.margins.names
    let given = entries.filter { known($0, in: sides, of: .key("margins")) }
    let turning = given.first { ["leading", "trailing"].contains($0.key) }
    let fixed = given.first { ["left", "right"].contains($0.key) }
    if let turning, let fixed { findings.add(.mixedMargins(turning, fixed)) }
    // Groups first, whatever the order in the file, so that a single side counts for more.
    for name in sides {
      guard let entry = given.first(where: { $0.key == name }) else { continue }
      guard let length = length(entry.value, key: name, in: Self.extent) else { continue }
      let group = Self.marginGroups[name] ?? DeclaredMargins.Side(rawValue: name).map { [$0] }
      for side in group ?? [] { margins.set(side, length) }
    }
    return margins
  }

  private static let marginGroups: [String: [DeclaredMargins.Side]] = [
    "all": [.top, .leading, .bottom, .trailing], "horizontal": [.leading, .trailing],
    "vertical": [.top, .bottom],
  ]

  /// A value of one of the kind's own keys.
  mutating func readValue(_ node: YAMLNode, of key: Key) -> DeclaredValue? {
    let name = key.name
    switch key.type {
    case .text: return shownText(node, key: name).map { .fixed(.text($0)) }
    case .flag: return flag(node, key: name).map { .fixed(.flag($0)) }
    case .number(let range):
      return number(node, key: name, in: range).map { .fixed(.number($0)) }
    case .integer(let range):
      return integer(node, key: name, in: range).map { .fixed(.integer($0)) }
    case .length(let range): return length(node, key: name, in: range).map { .length($0) }
    case .lengths(let range, let count):
      return lengths(node, key: name, in: range, count: count).map { .lengths($0) }
    case .insets(let range): return insets(node, key: name, in: range).map { .insets($0) }
    case .color: return color(node, key: name).map { .color($0) }
    case .font: return font(node, key: name).map { .font($0) }
    case .image: return image(node, key: name).map { .fixed(.image($0)) }
    case .symbol: return symbol(node, key: name).map { .fixed(.symbol($0)) }
    case .choice(let names):
      return choice(node, key: name, of: names).map { .fixed(.choice($0)) }
    case .texts: return texts(node, key: name).map { .fixed(.texts($0)) }
    case .colors: return colors(node, key: name).map { .colors($0) }
    case .numbers(let range, let count):
      return numbers(node, key: name, in: range, count: count).map { .fixed(.numbers($0)) }
    case .items(let fields): return readItems(node, of: name, fields).map { .items($0) }
    case .attributedText(let fields): return attributedText(node, key: name, fields)
    case .path: return path(node, key: name).map { .fixed(.path($0)) }
    case .date: return date(node, key: name).map { .fixed(.date($0)) }
    case .spacing(let range): return spacing(node, key: name, in: range).map { .spacing($0) }
    case .spacings, .rowTemplate, .rowItems, .rowSections: return nil
    }
  }
}
