import Diagnostics
import Geometry
import ViewKinds
import XML
import YAML

extension SceneTranslator {
  /// A picture in the words of a spec.
  enum DocumentPicture {
    case symbol(YAMLNode)
    case image(YAMLNode)
    /// A picture without a file, with its size in points if the document has it.
    case missing(width: Double?, height: Double?)
  }

  /// The picture for a property: an attribute with a name, or an `imageReference`.
  ///
  /// - Parameters:
  ///   - property: the attribute, such as `image`.
  ///   - reader: the element with the attribute.
  ///   - view: the view that shows the picture.
  ///   - isNoted: whether a picture without a file is noted as an omission.
  /// - Returns: nil if the element has no such picture.
  func picture(
    _ property: String, of reader: ElementReader, in view: SceneView?, isNoted: Bool = true
  ) -> DocumentPicture? {
    let reference = reader.child(key: property).flatMap {
      $0.name == "imageReference" ? $0 : nil
    }
    guard let name = reference?["image"] ?? reader[property] else { return nil }
    let span = reference.map { document.span(of: "image", in: $0) } ?? reader.span(property)
    let resource = document.root.members(of: "resources")
      .first { $0.name == "image" && $0["name"] == name }
    // The attribute `catalog` is that of `image`; other pictures have that of their resource.
    let own = property == "image" || resource == nil ? reader["catalog"] : resource?["catalog"]
    if (reference?["catalog"] ?? own) == "system" {
      if SystemSymbol(named: name) != nil {
        if isNoted, let reference { noteSettings(ofSymbol: reference, in: view) }
        return .symbol(SpecNode.word(name, at: span))
      }
      if isNoted { omit(.symbol, name, in: view, at: span) }
      return .missing(width: nil, height: nil)
    }
    if options.hasImage(name) { return .image(SpecNode.text(name, at: span)) }
    if isNoted { omit(.picture, name, in: view, at: span) }
    return .missing(
      width: DocumentNumber.length(resource?["width"]),
      height: DocumentNumber.length(resource?["height"]))
  }

  /// Adds the keys of a picture, such as `image` and `symbol`.
  func addPicture(
    _ property: String, of reader: ElementReader, in view: SceneView,
    as names: (image: String, symbol: String) = ("image", "symbol"), to keys: inout [YAMLEntry]
  ) {
    switch picture(property, of: reader, in: view) {
    case .image(let node)?: keys.add(names.image, node)
    case .symbol(let node)?:
      keys.add(names.symbol, node)
      if hasSymbolValue(view), let reference = reader.child(key: property),
        let value = Self.variableValue(of: reference)
      {
        keys.add(
          "symbolValue",
          SpecNode.number(value, at: document.span(of: "variableValue", in: reference)))
      }
    case .missing?, nil: break
    }
  }

  /// Notes the settings of a symbol for which the view's kind has no key.
  private func noteSettings(ofSymbol reference: XMLElement, in view: SceneView?) {
    if Self.variableValue(of: reference) != nil, !hasSymbolValue(view) {
      omitSettings(["variableValue"], of: reference, in: view)
    }
    let name = view?.element.name
    // Symbols of bars and of rows are large anyway.
    let isLarge = name.map { ["tableViewCell", "collectionViewCell"].contains($0) } ?? true
    if name != "imageView", reference["symbolScale"] != (isLarge ? "large" : "medium") {
      omitSettings(["symbolScale"], of: reference, in: view)
    }
  }

  /// Whether a view's kind has the key `symbolValue`.
  private func hasSymbolValue(_ view: SceneView?) -> Bool {
    view.map { ["button", "imageView"].contains($0.element.name) } ?? false
  }

  /// The share of a symbol's variable parts that are turned on; nil if all are.
  private static func variableValue(of reference: XMLElement) -> Double? {
    reference["variableValue"].flatMap(DocumentNumber.number).flatMap { $0 < 1 ? max($0, 0) : nil }
  }

  /// Adds the colours in which an image is drawn, if the document does not leave them to its file.
  func addRendering(
    _ property: String = "image", of reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    let mode = reader.child(key: property)?["renderingMode"] ?? reader["renderingMode"]
    guard let mode, ["template", "original"].contains(mode),
      keys.contains(where: { $0.key == "image" })
    else { return }
    keys.add("rendering", SpecNode.word(mode, at: reader.span))
  }

  /// The property with the image that an image view shows.
  func imageProperty(of reader: ElementReader) -> String {
    let name = "highlightedImage"
    let hasOwn = reader[name] != nil || reader.child(key: name) != nil
    return reader.flag("highlighted") == true && hasOwn ? name : "image"
  }

  /// The own size of a view in place of its kind's; nil on an axis keeps the kind's.
  func intrinsicSize(of view: SceneView, _ reader: ElementReader) -> [Double?] {
    switch view.element.name {
    case "imageView":
      if case .missing(let width?, let height?) = picture(
        imageProperty(of: reader), of: reader, in: nil, isNoted: false)
      {
        return [width, height]
      }
    case "button":
      let state = state("normal", of: view, reader)
      let own = state.flatMap { picture("image", of: $0, in: nil, isNoted: false) }
      if case .missing(let width?, let height?)? = own, state?["title"] == nil {
        return [width, height]
      }
    default: break
    }
    return options.isDesign ? canvasSize(of: view, reader) : [nil, nil]
  }

  /// The reader of a button's state.
  func state(_ key: String, of view: SceneView, _ reader: ElementReader) -> ElementReader? {
    let states = variations.applied(view.element, under: reader.classes).reversed().flatMap(
      \.children)
    let element =
      (states + view.element.children).first { $0.name == "state" && $0["key"] == key }
    return element.map {
      ElementReader(
        document: document, variations: variations, element: $0, classes: reader.classes)
    }
  }

  /// Adds the scale of a symbol that its configuration does not have.
  func addSymbolScale(_ reference: XMLElement?, to keys: inout [YAMLEntry]) {
    guard let reference, !keys.contains(where: { $0.key == "symbolScale" }),
      let scale = reference["symbolScale"], ["small", "medium", "large"].contains(scale)
    else { return }
    keys.add(
      "symbolScale", SpecNode.word(scale, at: document.span(of: "symbolScale", in: reference)))
  }

  /// Adds the weight and the scale of a symbol's configuration.
  func addSymbolConfiguration(
    _ element: XMLElement?, in view: SceneView, to keys: inout [YAMLEntry]
  ) {
    guard let element else { return }
    if let font = symbolFont(element, in: view) {
      keys.add("font", font)
    } else if let weight = Self.weightOfSymbol(element["weight"]), weight != "regular" {
      let span = document.span(of: "weight", in: element)
      var font: [YAMLEntry] = []
      font.add("style", SpecNode.word("body", at: span))
      font.add("weight", SpecNode.word(weight, at: span))
      keys.add("font", entries: font, at: span)
    }
    if let scale = element["scale"], ["small", "medium", "large"].contains(scale) {
      keys.add("symbolScale", SpecNode.word(scale, at: document.span(of: "scale", in: element)))
    }
  }

  /// The font that a symbol's configuration gives the size; nil without a size.
  func symbolFont(_ element: XMLElement, in view: SceneView) -> YAMLNode? {
    switch element["configurationType"] {
    case "pointSize":
      guard let size = DocumentNumber.length(element["pointSize"]), size > 0 else { return nil }
      return Self.font(
        size: size, weight: Self.weightOfSymbol(element["weight"]), isItalic: false, family: nil,
        at: document.span(of: element))
    case "font": return font(element.child("fontDescription"), in: view)
    default: return nil
    }
  }

  private static func weightOfSymbol(_ weight: String?) -> String? {
    let known = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    return weight.flatMap { known.contains($0) ? $0 : nil }
  }
}
