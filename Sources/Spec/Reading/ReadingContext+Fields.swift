import Devices
import Diagnostics
import Geometry
import ViewKinds
import YAML

/// What phrases of the phrasebook take from the mapping that is being read.
extension ReadingContext {
  /// The values by name: `.x`, `.half`, `id`, and those that the head of the phrasebook lists.
  var fieldsBeside: [String: String] {
    var fields: [String: String] = [:]
    for entry in place.entries.prefix(40) where !entry.value.isNull {
      fields[".\(entry.key)"] = Self.brief(entry.value)
    }
    fields[".half"] = halfOfSide
    fields["id"] = place.view
    let isHorizontal = place.stackAxis == "horizontal"
    if let axis = place.stackAxis {
      fields["axis"] = axis
      fields["crossStart"] = isHorizontal ? "top" : "leading"
      fields["crossEnd"] = isHorizontal ? "bottom" : "trailing"
      fields["crossCenter"] = isHorizontal ? "y" : "x"
    }
    let own = place.entries.filter { $0.key != place.key && Self.keys.contains($0.key) }
    fields["content"] = Self.source(own.filter { !Self.places.contains($0.key) })
    fields["place"] =
      Self.source(own.filter { Self.places.contains($0.key) }).map { "\($0), " } ?? ""
    let views = place.value(of: "views")?.entries ?? []
    if views.count == 1 {
      fields["child"] = views[0].key
      fields["childContent"] = Self.source(
        views[0].value.entries.filter { !Self.places.contains($0.key) })
    }
    let texts = views.compactMap { view in
      view.value.entries.first { ["text", "title"].contains($0.key) }?.value.written
    }
    if !texts.isEmpty, texts.count == views.count {
      fields["texts"] = "[\(texts.map { "{ text: \($0) }" }.joined(separator: ", "))]"
    }
    return fields.merging(fieldsOfRows) { own, _ in own }
  }

  /// The name of the row's first parameter, and an item that gives it.
  private var fieldsOfRows: [String: String] {
    let words = ["row", "itemBuilder", "renderItem", "cell", "itemTemplate"]
    let row = words.lazy.compactMap { self.place.value(of: $0) }.first
    let written = row?.source.firstMatch(of: #/\$\(?([A-Za-z_]\w*)/#).map { String($0.1) }
    var item: YAMLNode?
    if case .sequence(let items)? = place.value(of: "items")?.content { item = items.first }
    let name = written ?? item?.entries.first?.key ?? "title"
    return [
      "parameter": name, "item": row != nil && written == nil ? "{}" : "{ \(name): One }",
    ]
  }

  /// The value in few words.
  private static func brief(_ value: YAMLNode) -> String? {
    let written = value.written
    let number = written.flatMap { $0.hasSuffix(")") ? MistakenCall($0)?.number : nil }
    if let text = number ?? written { return text }
    guard !value.entries.isEmpty else { return nil }
    return value.source(upTo: 60) ?? "{ … }"
  }

  /// The entries in flow style without braces; nil without entries, and for long ones.
  private static func source(_ entries: [YAMLEntry]) -> String? {
    entries.isEmpty ? nil : entries.flow(upTo: 120)
  }

  /// The keys that place a view and give its size.
  private static let places: Set = ["pin", "center", "frame", "size", "width", "height"]

  private static let keys = Set(
    CommonKeys.all.names + KindCatalogue.all.flatMap { $0.keys.map(\.name) })

  /// The sides that the view has in numbers: width and height, or one of them.
  var sidesInNumbers: [Double] {
    guard case .sequence(let nodes)? = place.value(of: "size")?.content else {
      return ["width", "height"].compactMap { place.value(of: $0)?.scalar?.number }
    }
    return nodes.compactMap { $0.scalar?.number }
  }

  /// Half of the shorter side that the view has in numbers, which makes its ends round.
  var halfOfSide: String? {
    sidesInNumbers.min().map { DecimalText.shortest($0 / 2, places: 2) }
  }

  /// A value in `em`, or a space between letters in percent, in points of the view's own font.
  func withOwnEm(_ value: String?, of word: String) -> String? {
    guard let value, "m%".contains(value.suffix(1)), !value.hasSuffix("rem"), let size = fontSize
    else { return value }
    if value.hasSuffix("%") {
      let isSpace = ["letterspacing", "tracking", "kerning"].contains(word.lowercased())
      guard isSpace, let percent = DecimalNumber.parse(String(value.dropLast())) else {
        return value
      }
      return DecimalText.shortest(percent / 100 * size, places: 4)
    }
    return NumberWithUnit.points(value, em: size) ?? value
  }

  /// The size of the view's font at the default text size; nil outside of a view.
  var fontSize: Double? {
    guard place.view != nil else { return nil }
    let font = place.value(of: "font")
    var size = font?.scalar
    if case .mapping(let entries)? = font?.content {
      size = entries.first { ["size", "style"].contains($0.key) }?.value.scalar
    }
    guard let size else { return 17 }
    return size.number ?? metrics[size.text] ?? TextStyle(named: size.text)?.size().value ?? 17
  }
}
