import AutoLayout
import Devices
import Geometry
import Graphics
import Snapshots
import ViewKinds

extension ViewAppearance {
  /// The appearance of a view.
  ///
  /// - Parameters:
  ///   - style: the style from the spec.
  ///   - view: the view's layout.
  ///   - items: the items that the view itself draws.
  init(_ style: ViewStyle, _ view: ViewLayout, drawing items: [DisplayItem]) {
    self.init()
    isHidden = style.isHidden
    opacity = Int((style.alpha * 100).rounded())
    let isText = style.kind is TextViewKind
    // A text that begins at the top of its view is not scrolled.
    scrollOffset = (view.scroll?.contentOffset).flatMap { isText && $0 == .zero ? nil : $0 }
    background = (style.background ?? style.kind.defaultBackground).flatMap(Self.text)
    // A view without extent draws nothing.
    var content = DrawnContent(view.inScreen.isEmpty ? [] : items)
    for color in [style.border.flatMap { $0.width > 0 ? $0.color : nil }, style.shadow?.color] {
      if let color { content.add(color) }
    }
    set(content)
  }

  /// The appearance of a part of the screen that is no view.
  ///
  /// - Parameter items: the items that the part draws.
  init(drawing items: [DisplayItem]) {
    self.init()
    set(DrawnContent(items))
  }

  private mutating func set(_ content: DrawnContent) {
    colors = Excerpt(content.colors)
    pictures = content.pictures
    setTexts(content.texts)
  }

  /// The colour as text; nil if it is transparent.
  fileprivate static func text(_ color: RGBAColor) -> String? {
    color.alpha == 0 ? nil : color.hexadecimal
  }
}

/// The texts and colours of display items.
private struct DrawnContent {
  var texts: [ShownText] = []
  /// The colours in drawing order, without duplicates.
  var colors: [String] = []
  /// The pictures in drawing order, without duplicates.
  var pictures: [ShownPicture] = []

  init(_ items: [DisplayItem]) { add(items) }

  private mutating func add(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .text(let run):
        texts.append(
          ShownText(
            run.content.string, font: run.content.font.shortForm, color: run.color.hexadecimal))
      case .fill(_, let color), .stroke(_, let color, _), .shadow(_, let color, _, _): add(color)
      case .gradient(_, let gradient): for stop in gradient.stops { add(stop.color) }
      case .image(let run):
        if let tint = run.tint { add(tint) }
        if let identity = run.source.identity { add(identity) }
      case .backdrop(_, let material): add(material.tint)
      case .dropShadow(let color, _, _, _): add(color)
      case .group(_, _, _, let items), .transformed(_, let items): add(items)
      }
    }
  }

  private mutating func add(_ identity: ImageSource.Identity) {
    let picture = ShownPicture(name: identity.name, digits: identity.digits)
    if !pictures.contains(picture) { pictures.append(picture) }
  }

  mutating func add(_ color: RGBAColor) {
    guard let text = ViewAppearance.text(color), !colors.contains(text) else { return }
    colors.append(text)
  }
}

extension FontDescription {
  /// The differences from the system's regular font, in a few words: `17 semibold`, `serif 17
  /// italic`.
  fileprivate var shortForm: String {
    var words = family == .system ? [] : [family.name]
    words.append("\(size)")
    if weight != .regular { words.append(weight.rawValue) }
    if isItalic { words.append("italic") }
    if hasMonospacedDigits { words.append("monospacedDigits") }
    if tracking != 0 { words.append("tracking \(tracking)") }
    return words.joined(separator: " ")
  }
}
