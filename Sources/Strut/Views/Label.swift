import AutoLayout
public import Geometry
import ViewKinds

/// Text that cannot be edited, as `UILabel`.
open class Label: KindView {
  /// A label, of one line unless `numberOfLines` says otherwise.
  ///
  /// - Parameters:
  ///   - text: what it shows.
  ///   - font: the system font at 17 points where nil.
  public init(text: String = "", font: Font? = nil) {
    super.init(ViewKinds.Label.self)
    self.text = text
    if let font { self.font = font }
  }

  /// What it shows; line ends begin new lines.
  public var text: String {
    get { values.text("text") ?? "" }
    set { values["text"] = .text(newValue) }
  }

  /// The text's font.
  public var font: Font {
    get { values.font("font").map { Font(description: $0) } ?? .systemFont(ofSize: 17) }
    set { values["font"] = .font(newValue.description) }
  }

  /// The greatest number of lines, 0 for as many as the text needs; brought to 0 or above.
  public var numberOfLines: Int {
    get { values.integer("lines") ?? 1 }
    set { values["lines"] = .integer(max(newValue, 0)) }
  }

  /// The width at which several lines are measured; 0 takes the width that the layout gives.
  public var preferredMaxLayoutWidth: Points {
    get { values.length("preferredMaxLayoutWidth") ?? 0 }
    set { values["preferredMaxLayoutWidth"] = .number(max(newValue.value, 0)) }
  }
}
