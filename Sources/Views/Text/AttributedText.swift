import AutoLayout
public import Geometry
import ViewKinds

/// Text put together of runs that look otherwise, as `NSAttributedString`.
public struct AttributedText: Hashable, Sendable {
  /// From the first to the last.
  public var runs: [Run]

  /// Text of these runs.
  public init(_ runs: [Run]) { self.runs = runs }

  /// Text that looks as the view's own.
  public init(_ string: String) { runs = [Run(string)] }

  /// All that it shows.
  public var string: String { runs.map(\.text).joined() }

  /// Puts a run behind the others.
  public mutating func append(_ run: Run) { runs.append(run) }

  /// A stretch of text; what is nil is as in the view.
  public struct Run: Hashable, Sendable {
    /// What it shows.
    public var text: String
    /// The font.
    public var font: Font?
    /// Of the letters.
    public var foregroundColor: Color?
    /// Behind the letters, from the top of their line to that of the next one; none where nil.
    public var backgroundColor: Color?
    /// Whether a line stands under the letters.
    public var isUnderlined: Bool?
    /// That line's colour; the letters' where nil.
    public var underlineColor: Color?
    /// Whether a line goes through the letters.
    public var isStruckThrough: Bool?
    /// That line's colour; the letters' where nil.
    public var strikethroughColor: Color?
    /// Added behind every character, in points; that of the font where nil.
    public var tracking: Points?
    /// How far above the line's baseline the letters stand, in points; negative below it.
    public var baselineOffset: Points

    /// A run of text.
    ///
    /// - Parameters:
    ///   - text: what it shows.
    ///   - font: the view's where nil.
    ///   - foregroundColor: the view's where nil.
    ///   - baselineOffset: how far above the line's baseline the letters stand, in points.
    public init(
      _ text: String, font: Font? = nil, foregroundColor: Color? = nil,
      baselineOffset: Points = 0
    ) {
      self.text = text
      self.font = font
      self.foregroundColor = foregroundColor
      self.baselineOffset = baselineOffset
    }
  }
}

extension AttributedText.Run {
  /// The run's keys as specs have them.
  func values(in traits: Traits) -> KeyValues {
    var values = ViewValues()
    values["text"] = .text(text)
    values[font: "font"] = font
    values[color: "color"] = foregroundColor
    values[color: "background"] = backgroundColor
    values["underline"] = isUnderlined.map { .flag($0) }
    values[color: "underlineColor"] = underlineColor
    values["strikethrough"] = isStruckThrough.map { .flag($0) }
    values[color: "strikethroughColor"] = strikethroughColor
    values["tracking"] = tracking.map { .number($0.value) }
    values["baselineOffset"] = .number(baselineOffset.value)
    return values.resolved(in: traits)
  }
}
