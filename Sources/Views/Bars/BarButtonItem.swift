public import Geometry
import ViewKinds

/// A button or a space in a bar, as `UIBarButtonItem`.
public struct BarButtonItem: Hashable, Sendable {
  /// A system button or a space.
  public enum SystemItem: String, Hashable, Sendable, CaseIterable {
    /// Buttons that show a title.
    case done, cancel, edit, save, undo, redo
    /// A space that takes the remaining width, and a space with the item's `width`.
    case flexibleSpace, fixedSpace
    /// Buttons that show a symbol.
    case add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    /// More buttons that show a symbol.
    case play, pause, rewind, fastForward, close
  }

  /// The style of a title.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Regular, or semibold for the action that ends a task.
    case plain, done
  }

  private enum Content: Hashable {
    case title(String)
    case system(SystemItem)
    case image(Image)
    case symbol(Symbol)
  }

  private let content: Content
  private let style: Style
  /// Whether the button is enabled.
  public var isEnabled = true
  /// The colour, or nil for that of the bar.
  package var tintColor: Color?
  /// The width of a fixed space, in points; negative values are treated as 0.
  public var width: Points = 0

  /// Creates a button with a title.
  public init(title: String, style: Style = .plain) {
    content = .title(title)
    self.style = style
  }

  /// Creates a system button or a space.
  public init(barButtonSystemItem item: SystemItem) {
    content = .system(item)
    style = .plain
  }

  /// Creates a button with an image, which is drawn in the tint colour.
  public init(image: Image, style: Style = .plain) {
    content = .image(image)
    self.style = style
  }

  /// Creates a button with a symbol, which is drawn in the tint colour.
  public init(symbol: Symbol, style: Style = .plain) {
    content = .symbol(symbol)
    self.style = style
  }

  /// Creates a space that takes the remaining width.
  public static func flexibleSpace() -> BarButtonItem {
    BarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// Creates a space with a fixed width, in points.
  public static func fixedSpace(_ width: Points) -> BarButtonItem {
    var space = BarButtonItem(barButtonSystemItem: .fixedSpace)
    space.width = width
    return space
  }

  var values: KeyValues {
    var values: KeyValues = [BarButton.enabled(isEnabled), BarButton.width(max(width, 0))]
    values[BarButton.style] = style.inKind
    switch content {
    case .title(let title): values[BarButton.title] = title
    case .system(let item): values[BarButton.systemItem] = item.inKind
    case .image(let image): values[BarButton.image] = image.source
    case .symbol(let symbol): values[BarButton.symbol] = symbol.symbol
    }
    return values
  }
}
