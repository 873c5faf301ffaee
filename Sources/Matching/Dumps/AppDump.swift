package import Diagnostics
package import Geometry
package import Graphics

/// The views that a running app laid out, and the facts about its screen.
package struct AppDump: Hashable, Sendable {
  /// The path in messages.
  package let file: String
  package let form: Form
  /// The views in tree order: each view is followed by its subviews.
  package let views: [DumpedView]
  package let screen: DumpedScreen

  package enum Form: String, Hashable, Sendable {
    /// UIKit's `recursiveDescription`, which knows no screen.
    case description
    /// The JSON of the helper, whose frames are in the window.
    case json
  }

  package init(file: String, form: Form, views: [DumpedView], screen: DumpedScreen) {
    self.file = file
    self.form = form
    self.views = views
    self.screen = screen
  }
}

/// A view that UIKit laid out.
package struct DumpedView: Hashable, Sendable {
  /// The name of the class without its module and without the arguments of generics.
  package let className: String
  /// The class of UIKit from which the class derives; nil if the dump does not say so.
  package let baseClass: String?
  /// The accessibility identifier; nil if the dump does not say so.
  package let identifier: String?
  package let text: DumpedText?
  /// The frame in the coordinates of the first view's superview, or of the window.
  ///
  /// Nil if the view or a view around it has a frame that is not a number. It is the smallest
  /// rectangle around a transformed view.
  package let frame: Rect?
  /// Whether the view is hidden, or has an alpha of 0.
  package let isHidden: Bool
  /// The map around the view's centre; nil if it changes nothing.
  package let transform: Transform?
  /// The font of the text; nil if the dump does not say so.
  package let font: DumpedFont?
  /// The greatest number of lines; nil if the dump does not say so.
  package let lines: Int?
  /// The index of the superview; nil for the first view.
  package let parent: Int?
  package let span: SourceSpan

  package init(
    className: String, baseClass: String? = nil, identifier: String? = nil,
    text: DumpedText? = nil, frame: Rect?, isHidden: Bool = false, transform: Transform? = nil,
    font: DumpedFont? = nil, lines: Int? = nil, parent: Int?, span: SourceSpan
  ) {
    self.className = className
    self.baseClass = baseClass
    self.identifier = identifier
    self.text = text
    self.frame = frame
    self.isHidden = isHidden
    self.transform = transform
    self.font = font
    self.lines = lines
    self.parent = parent
    self.span = span
  }
}

/// The text of a view in a dump.
package struct DumpedText: Hashable, Sendable {
  /// The text, or its beginning.
  package let string: String
  /// Whether UIKit cut the text, so that `string` is only its beginning.
  package let isCut: Bool

  package init(_ string: String, isCut: Bool = false) {
    self.string = string
    self.isCut = isCut
  }

  /// Whether a whole text may be this one.
  package func matches(_ whole: String) -> Bool {
    isCut ? whole.hasPrefix(string) : whole == string
  }
}

extension Transform {
  /// The map of the numbers a, b, c, d, tx and ty; nil if it changes nothing, or for other numbers.
  init?(_ numbers: [Double]) {
    guard numbers.count == 6 else { return nil }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: Points(numbers[4]),
      ty: Points(numbers[5]))
    if self == .identity { return nil }
  }
}

/// The font of a view in a dump.
package struct DumpedFont: Hashable, Sendable {
  /// The name, such as `.SFUI-Semibold`.
  package let name: String
  package let size: Points
  /// The text style, such as `UICTFontTextStyleBody`; nil for a font without one.
  package let style: String?

  package init(name: String, size: Points, style: String? = nil) {
    self.name = name
    self.size = size
    self.style = style
  }
}

/// The facts about the screen of a dump, each nil if the dump does not say so.
package struct DumpedScreen: Hashable, Sendable {
  /// The size of the window in points.
  package var size: Size?
  /// The number of pixels in a point.
  package var scale: Double?
  package var safeArea: Insets?
  /// `compact` or `regular`.
  package var horizontalClass: String?
  package var verticalClass: String?
  /// `light` or `dark`.
  package var style: String?
  /// `normal` or `high`.
  package var contrast: String?
  /// The content size category by UIKit's name, such as `UICTContentSizeCategoryL`.
  package var textSize: String?
  /// `leftToRight` or `rightToLeft`.
  package var direction: String?

  package init() {}
}
