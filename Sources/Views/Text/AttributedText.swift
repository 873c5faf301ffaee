public import Geometry
public import ViewKinds

/// Text that consists of runs with attributes of their own, as `NSAttributedString`.
public struct AttributedText: Hashable, Sendable {
  /// The runs in order.
  public var runs: [Run]

  /// Creates text from runs.
  public init(_ runs: [Run]) { self.runs = runs }

  /// Creates text with the view's attributes.
  public init(_ string: String) { runs = [Run(string)] }

  /// The text of all runs.
  public var string: String { runs.map(\.text).joined() }

  /// Appends a run.
  public mutating func append(_ run: Run) { runs.append(run) }

  /// A run of text; nil attributes are the view's.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The font.
    public var font: Font?
    /// The letters' colour.
    public var foregroundColor: Color?
    /// The colour behind the letters, from the top of their line to the top of the next, or nil
    /// for none.
    public var backgroundColor: Color?
    /// Whether the run is underlined.
    public var isUnderlined: Bool?
    /// The line's colour, or nil for the letters' colour.
    public var underlineColor: Color?
    /// Whether the run is struck through.
    public var isStruckThrough: Bool?
    /// The line's colour, or nil for the letters' colour.
    public var strikethroughColor: Color?
    /// The space added after each character in points, or nil for the font's.
    public var tracking: Points?
    /// The letters' offset above the line's baseline in points, negative below.
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
    values[StyledText.text] = text
    values[StyledText.font] = font
    values[StyledText.color] = foregroundColor
    values[StyledText.background] = backgroundColor
    values[StyledText.underline] = isUnderlined
    values[StyledText.underlineColor] = underlineColor
    values[StyledText.strikethrough] = isStruckThrough
    values[StyledText.strikethroughColor] = strikethroughColor
    values[StyledText.tracking] = tracking
    values[StyledText.baselineOffset] = baselineOffset
    return values.resolved(in: traits)
  }
}
