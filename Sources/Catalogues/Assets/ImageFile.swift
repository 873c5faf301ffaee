import Geometry
package import Graphics

/// A picture file of an image set.
package struct ImageFile: Hashable, Sendable {
  /// The absolute path, with links resolved.
  package let path: String
  /// The path in messages.
  package let shownPath: String
  /// The name of the image.
  package let name: String
  /// The number of pixels in a point.
  package let scale: Int
  /// Whether a drawing is drawn anew for each size.
  ///
  /// Otherwise it is drawn in its own size, and stretched as a bitmap.
  package let isScalable: Bool
  package let rendering: ImageSource.Rendering?
  package let slicing: ImageSlicing?
}

extension AssetFiles {
  func readImage(ofSet set: String) -> ReadAsset<AssetVariants<ImageFile>> {
    var read = ReadAsset<AssetVariants<ImageFile>>()
    guard let contents = AssetSetContents(ofSet: set, in: project, &read.findings) else {
      return read
    }
    read.files = [contents.used]
    let isSymbol = contents.shownFolder.fileExtension == AssetCatalogue.SetKind.symbol.rawValue
    let properties = contents.properties
    var rendering: ImageSource.Rendering? = isSymbol ? .template : nil
    if let intent = properties?["template-rendering-intent"]?.word {
      if let given = ImageSource.Rendering(rawValue: intent) {
        rendering = given
      } else {
        read.findings.addUnknown("the rendering `\(intent)`", in: contents.file)
      }
    }
    let isScalable = read.findings.flag(
      "preserves-vector-representation", of: properties, in: contents.file)
    var variants: [AssetVariants<ImageFile>.Variant] = []
    var hasErrors = false
    let list = isSymbol ? "symbols" : "images"
    for entry in contents.entries(of: list, with: "filename", &read.findings) {
      guard let name = entry.value["filename"]?.text else { continue }
      guard case .file(let path) = project.place(atPath: contents.folder + "/" + name) else {
        let place = project.place(atPath: contents.folder + "/" + name)
        read.findings.add(
          place == .outside
            ? .assetOutside(name, in: contents.shownFolder)
            : .noAssetFile(name, in: contents.shownFolder))
        hasErrors = true
        continue
      }
      read.files.append(UsedFile(path))
      let scale = entry.qualities.scale ?? 1
      variants.append(
        .init(
          entry.qualities,
          ImageFile(
            path: path, shownPath: project.shown(path),
            name: contents.shownFolder.lastPart.withoutExtension, scale: scale,
            isScalable: isSymbol || isScalable,
            rendering: rendering,
            slicing: entry.value["resizing"].flatMap {
              ImageSlicing($0, scale: scale, in: contents.file, &read.findings)
            })))
    }
    guard !hasErrors else { return read }
    read.value = AssetVariants(variants)
    if read.value == nil { read.findings.add(.noVariants(contents.shownFolder, of: "picture")) }
    return read
  }
}

extension ImageSlicing {
  /// Reads the key `resizing` of an entry, whose numbers are pixels.
  fileprivate init?(
    _ value: ParsedValue, scale: Int, in file: String, _ findings: inout FileFindings
  ) {
    let mode = value["mode"]?.text ?? ""
    guard ["9-part", "3-part-horizontal", "3-part-vertical"].contains(mode) else {
      findings.addUnknown("the resizing `\(mode)`", in: file)
      return nil
    }
    func points(_ part: String, _ name: String) -> Points {
      guard let length = value[part]?[name] else { return 0 }
      guard let number = length.number, (0...32_768).contains(number) else {
        findings.addUnknown("the length `\(length.word)` of a resizing", in: file)
        return 0
      }
      return Points(number / Double(scale))
    }
    let center = value["center"]?["mode"]?.word ?? "stretch"
    if !["stretch", "fill", "tile"].contains(center) {
      findings.addUnknown("the resizing `\(center)` of the centre", in: file)
    }
    let isAcross = mode != "3-part-vertical"
    let isDown = mode != "3-part-horizontal"
    self.init(
      caps: Insets(
        top: isDown ? points("cap-insets", "top") : 0,
        left: isAcross ? points("cap-insets", "left") : 0,
        bottom: isDown ? points("cap-insets", "bottom") : 0,
        right: isAcross ? points("cap-insets", "right") : 0),
      middle: Size(
        width: isAcross ? points("center", "width") : 0,
        height: isDown ? points("center", "height") : 0),
      isTiled: center == "tile")
  }
}
