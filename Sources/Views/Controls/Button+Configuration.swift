import AutoLayout
public import Geometry
import ViewKinds

/// The parts and the look of a button besides its title, as `UIButton.Configuration`.
extension Button {
  /// How large the font and the room around the content are, where the style is a configuration.
  public enum ControlSize: String, Hashable, Sendable, CaseIterable {
    /// From the smallest on.
    case mini, small, medium, large
  }

  /// How round the corners are, where the style is a configuration.
  public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
    /// As the size has them, three radii, or half circles.
    case dynamic, small, medium, large, capsule
  }

  /// What pushing it does.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Something, what is meant by default, or what destroys.
    case normal, primary, destructive
  }

  /// The title's side at which the picture stands.
  public enum ImagePlacement: String, Hashable, Sendable, CaseIterable {
    /// Before, behind, over or under the title.
    case leading, trailing, top, bottom
  }

  /// How title and subtitle stand to each other.
  public enum TitleAlignment: String, Hashable, Sendable, CaseIterable {
    /// By what else is in the button, or at a side or in the middle.
    case automatic, leading, center, trailing
  }

  /// Where the content stands in a wider button.
  public enum ContentHorizontalAlignment: String, Hashable, Sendable, CaseIterable {
    /// In the middle or at a side.
    case center, leading, trailing
  }

  /// A smaller line under the title; none where nil, nor in style `system`.
  public var subtitle: String? {
    get { values["subtitle"] == nil ? nil : values.text("subtitle") }
    set { values["subtitle"] = newValue.map { .text($0) } }
  }

  /// The greatest number of the title's lines, 0 for as many as it needs; the style's own where nil.
  public var titleLineCount: Int? {
    get { values.integer("lines") }
    set { values["lines"] = newValue.map { .integer(max($0, 0)) } }
  }

  /// A picture beside the title, in the title's colour.
  public var image: Image? {
    get { values.image("image").map { Image($0) } }
    set { values["image"] = newValue.map { .image($0.source) } }
  }

  /// A symbol in place of a picture, as large as letters of the font.
  public var symbol: Symbol? {
    get { values.symbol("symbol").map { Symbol($0) } }
    set { values["symbol"] = newValue.map { .symbol($0.symbol) } }
  }

  /// The title's side at which the picture stands.
  public var imagePlacement: ImagePlacement {
    get { values.choice("imagePlacement") ?? .leading }
    set { values.set("imagePlacement", choice: newValue) }
  }

  /// The room between picture and title, in points; brought to 0 or above.
  public var imagePadding: Points {
    get { values.length("imagePadding") ?? 0 }
    set { values["imagePadding"] = .number(max(newValue.value, 0)) }
  }

  /// How title and subtitle stand to each other.
  public var titleAlignment: TitleAlignment {
    get { values.choice("titleAlignment") ?? .automatic }
    set { values.set("titleAlignment", choice: newValue) }
  }

  /// Where the content stands in a wider button.
  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { values.choice("contentHorizontalAlignment") ?? .center }
    set { values.set("contentHorizontalAlignment", choice: newValue) }
  }

  /// How large the font and the room around the content are.
  public var buttonSize: ControlSize {
    get { values.choice("buttonSize") ?? .medium }
    set { values.set("buttonSize", choice: newValue) }
  }

  /// How round the corners are.
  public var cornerStyle: CornerStyle {
    get { values.choice("cornerStyle") ?? .dynamic }
    set { values.set("cornerStyle", choice: newValue) }
  }

  /// What pushing it does.
  public var role: Role {
    get { values.choice("role") ?? .normal }
    set { values.set("role", choice: newValue) }
  }

  /// The colour of the button's own shape; the style's where nil.
  public var baseBackgroundColor: Color? {
    get { values[color: "baseBackgroundColor"] }
    set { values[color: "baseBackgroundColor"] = newValue }
  }

  /// Whether a spinner stands in the picture's place.
  public var showsActivityIndicator: Bool {
    get { values.flag("showsActivityIndicator") ?? false }
    set { values["showsActivityIndicator"] = .flag(newValue) }
  }

  /// Whether a finger is on the button.
  public var isHighlighted: Bool {
    get { values.flag("highlighted") ?? false }
    set { values["highlighted"] = .flag(newValue) }
  }

  /// Whether the button is switched on.
  public var isSelected: Bool {
    get { values.flag("selected") ?? false }
    set { values["selected"] = .flag(newValue) }
  }
}
