import AutoLayout
import ViewKinds

/// A push button with a title, as `UIButton`.
open class Button: KindView {
  /// A classic button or one of the configurations of iOS 15.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The title alone.
    case system
    /// Configurations, with their insets around the title.
    case plain, gray, tinted, filled
  }

  /// A button.
  ///
  /// - Parameters:
  ///   - title: what it shows.
  ///   - style: what is around the title.
  ///   - font: the style's own where nil.
  public init(title: String = "", style: Style = .system, font: Font? = nil) {
    super.init(ViewKinds.Button.self)
    values["style"] = .choice(style.rawValue)
    if let font { values["font"] = .font(font.description) }
    self.title = title
  }

  /// What it shows.
  public var title: String {
    get { values.text("title") ?? "" }
    set { values["title"] = .text(newValue) }
  }
}
