import Bitmaps
import Filters
import Foundation
import Geometry
import Graphics

/// A canvas for SVG.
///
/// Shapes stay shapes. Glyphs become outlines, each written once, or stay text. Groups keep their
/// names as ids.
///
/// SVG has no backdrop blur. A list with backdrops is also drawn to a bitmap, and each backdrop
/// becomes an image cropped from the bitmap.
final class SVGCanvas: Canvas {
  let grid: PixelGrid? = nil
  private var document: SVGDocument
  private let shapes: GlyphShapes
  private let below: BitmapCanvas?
  /// The map from the items' coordinates to the file's, inside transformed groups.
  private var placement = Transform.identity
  private let textForm: SVGText
  private let images: ImageCache

  init(
    size: Size, items: [DisplayItem], caches: DrawingCaches, idPrefix: String = "",
    isOpaque: Bool = true, text: SVGText = .paths
  ) throws(DrawingError) {
    textForm = text
    document = SVGDocument(size: size, idPrefix: idPrefix)
    shapes = try GlyphShapes()
    images = caches.images
    below =
      items.containsBackdrop
      ? try BitmapCanvas(size: size, scale: Self.backdropScale, caches: caches) : nil
    below?.clear(.white)
    if isOpaque { fill(.rect(Rect(origin: .zero, size: size)), .white) }
  }

  /// The pixels per point of backdrops.
  ///
  /// Backdrops are blurred, so more pixels would not be visible.
  private static let backdropScale = 2

  /// Returns the whole file.
  ///
  /// Its width and height are the size in points times the scale.
  func bytes(scale: Double = 1) -> [UInt8] { Array(document.text(scale: scale).utf8) }

  /// The elements between the file's outermost tags.
  var content: String { document.content }

  func fill(_ path: Path, _ color: RGBAColor) {
    below?.fill(path, color)
    guard color.alpha > 0 else { return }
    document.append("<path \(Self.shape(path)) \(SVGDocument.paint("fill", color))/>")
  }

  func stroke(_ path: Path, _ color: RGBAColor, _ stroke: Stroke) {
    below?.stroke(path, color, stroke)
    guard color.alpha > 0 else { return }
    document.append(
      "<path d=\"\(SVGDocument.pathData(path))\" fill=\"none\" "
        + SVGDocument.paint("stroke", color)
        + " \(SVGDocument.attributes(stroke))/>")
  }

  func text(_ text: PlacedText) throws(DrawingError) {
    try below?.text(text)
    guard !text.lines.isEmpty else { return }
    switch textForm {
    case .text: for line in text.lines { document.append(SVGDocument.element(line, of: text)) }
    case .paths: try glyphs(text.runs, text.color)
    }
  }

  private func glyphs(_ runs: [GlyphRun], _ color: RGBAColor) throws(DrawingError) {
    guard !runs.isEmpty else { return }
    document.open("<g \(SVGDocument.paint("fill", color))>")
    for run in runs {
      for glyph in run.glyphs {
        guard let id = run.isPicture ? try picture(glyph, run.font) : outline(glyph, run.font)
        else {
          continue
        }
        let place = "x=\"\(SVGDocument.number(glyph.x))\" y=\"\(SVGDocument.number(glyph.y))\""
        document.append("<use xlink:href=\"#\(id)\" \(place)/>")
      }
    }
    document.close("</g>")
  }

  func image(_ run: ImageRun) throws(DrawingError) {
    try below?.image(run)
    guard !run.frame.isEmpty else { return }
    let embedded = try images.embedded(run)
    var filter = ""
    if let tint = run.tint {
      let id = document.define(
        "<filter #ID# color-interpolation-filters=\"sRGB\"><feFlood "
          + SVGDocument.paint("flood", tint).replacingPrefix("flood=", with: "flood-color=")
          + "/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>")
      filter = " filter=\"url(#\(id))\""
    }
    document.append(
      Self.image(
        embedded.bytes, type: embedded.type, in: run.frame, extra: filter))
  }

  func shadow(
    _ path: Path, _ color: RGBAColor, radius: Points, offset: Point
  ) throws(DrawingError) {
    try below?.shadow(path, color, radius: radius, offset: offset)
    guard color.alpha > 0,
      let bounds = DisplayItem.shadow(path, color, radius: radius, offset: .zero).bounds
    else { return }
    let id = document.define(
      "<filter #ID# filterUnits=\"userSpaceOnUse\" \(SVGDocument.attributes(bounds))"
        + " color-interpolation-filters=\"sRGB\"><feGaussianBlur"
        + " stdDeviation=\"\(SVGDocument.number(radius.value))\"/></filter>")
    let move = "\(SVGDocument.number(offset.x.value)) \(SVGDocument.number(offset.y.value))"
    document.append(
      "<g transform=\"translate(\(move))\"><path \(Self.shape(path)) "
        + "\(SVGDocument.paint("fill", color)) filter=\"url(#\(id))\"/></g>")
  }

  func dropShadow(
    _ color: RGBAColor, radius: Points, offset: Point, of items: [DisplayItem],
    _ body: ([DisplayItem]) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    guard color.alpha > 0,
      let bounds = DisplayItem.dropShadow(color, radius: radius, offset: offset, of: items).bounds
    else { return }
    let flood = SVGDocument.paint("flood", color)
      .replacingPrefix("flood=", with: "flood-color=")
    let id = document.define(
      "<filter #ID# filterUnits=\"userSpaceOnUse\" \(SVGDocument.attributes(bounds))"
        + " color-interpolation-filters=\"sRGB\"><feGaussianBlur in=\"SourceAlpha\""
        + " stdDeviation=\"\(SVGDocument.number(radius.value))\"/>"
        + "<feOffset dx=\"\(SVGDocument.number(offset.x.value))\""
        + " dy=\"\(SVGDocument.number(offset.y.value))\" result=\"shape\"/>"
        + "<feFlood \(flood)/><feComposite in2=\"shape\" operator=\"in\"/></filter>")
    document.open("<g filter=\"url(#\(id))\">")
    if let below {
      try below.dropShadow(color, radius: radius, offset: offset, of: items, body)
    } else {
      try body(items)
    }
    document.close("</g>")
  }

  func gradient(_ path: Path, _ gradient: Gradient) throws(DrawingError) {
    try below?.gradient(path, gradient)
    if let definition = SVGDocument.definition(gradient) {
      let id = document.define(definition)
      return document.append("<path \(Self.shape(path)) fill=\"url(#\(id))\"/>")
    }
    guard case .conic(let center, let start) = gradient.shape, let bounds = path.bounds else {
      return
    }
    let scale = Double(Self.backdropScale)
    let screen = PixelRect(x: 0, y: 0, width: 32_767, height: 32_767)
    guard let region = PixelRect(touching: bounds, scale: scale, within: screen) else { return }
    let conic = try ConicGradient(
      gradient, center: center, through: start, region: region, scale: scale)
    guard let bitmap = conic.surface.straightBitmap() else { return }
    document.open("<g clip-path=\"url(#\(clip(path)))\">")
    document.append(Self.image(try Self.encoded(bitmap), in: region.points(scale: scale)))
    document.close("</g>")
  }

  func backdrop(_ path: Path, _ material: Material) throws(DrawingError) {
    guard let below, let bounds = path.bounds else { return }
    try below.backdrop(path, material)
    guard let (bitmap, frame) = below.copy(of: placement.bounds(of: bounds)) else { return }
    document.open("<g clip-path=\"url(#\(clip(path)))\">")
    var extra = ""
    if placement != .identity, let back = placement.inverted {
      extra = " transform=\"\(SVGDocument.matrix(back))\""
    }
    document.append(Self.image(try Self.encoded(bitmap), in: frame, extra: extra))
    document.close("</g>")
  }

  func group(
    _ group: GroupStyle, _ items: [DisplayItem],
    _ body: ([DisplayItem]) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    guard group.opacity > 0 else { return }
    var tag = "<g"
    if let name = group.name {
      tag += " id=\"\(document.unusedID(basedOn: SVGDocument.escaped(name)))\""
    }
    if group.opacity < 1 { tag += " opacity=\"\(SVGDocument.number(group.opacity))\"" }
    if let transform = group.transform {
      tag += " transform=\"\(SVGDocument.matrix(transform))\""
    }
    if let clip = group.clip { tag += " clip-path=\"url(#\(self.clip(clip)))\"" }
    document.open(tag + ">")
    let outer = placement
    if let transform = group.transform { placement = transform.followed(by: placement) }
    defer { placement = outer }
    if let below {
      try below.group(group, items, body)
    } else {
      try body(items)
    }
    document.close("</g>")
  }
}

extension SVGCanvas {
  private static func encoded(_ bitmap: Bitmap) throws(DrawingError) -> [UInt8] {
    do {
      return try PNG.encode(bitmap)
    } catch {
      throw .encoding(error)
    }
  }

  private static func shape(_ path: Path) -> String {
    "d=\"\(SVGDocument.pathData(path))\"" + (path.usesEvenOddRule ? " fill-rule=\"evenodd\"" : "")
  }

  private static func image(
    _ bytes: [UInt8], type: String = "image/png", in frame: Rect, extra: String = ""
  ) -> String {
    "<image \(SVGDocument.attributes(frame)) preserveAspectRatio=\"none\"\(extra)"
      + " xlink:href=\"data:\(type);base64,\(Data(bytes).base64EncodedString())\"/>"
  }

  private func clip(_ path: Path) -> String {
    let rule = path.usesEvenOddRule ? " clip-rule=\"evenodd\"" : ""
    return document.define(
      "<clipPath #ID#><path d=\"\(SVGDocument.pathData(path))\"\(rule)/></clipPath>")
  }

  /// Returns the id of a glyph's outline, or nil for glyphs without ink.
  private func outline(_ glyph: PlacedGlyph, _ font: ScaledFont) -> String? {
    let path = shapes.outline(of: glyph.index, font: font)
    guard !path.elements.isEmpty else { return nil }
    return document.define("<path #ID# d=\"\(SVGDocument.pathData(path))\"/>")
  }

  /// Returns the id of an emoji's image at four pixels a point, 1.5 em wide and high.
  private func picture(_ glyph: PlacedGlyph, _ font: ScaledFont) throws(DrawingError) -> String? {
    let em = font.size
    let origin = Point(x: Points(em * 0.1), y: Points(em * 1.1))
    let surface = try shapes.picture(
      of: glyph.index, font: font, side: em * 1.5, origin: origin, pixelsPerPoint: 4)
    guard let bitmap = surface.straightBitmap() else { return nil }
    let png = try Self.encoded(bitmap)
    let frame = Rect(
      x: -origin.x, y: -origin.y, width: Points(Double(surface.width) / 4),
      height: Points(Double(surface.height) / 4))
    return document.define(
      Self.image(png, in: frame).replacingPrefix("<image", with: "<image #ID#"))
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
