public import Geometry
public import ViewKinds

/// Text made of runs, each with its own attributes, as `NSAttributedString`.
public struct AttributedText: Hashable, Sendable {
  /// The runs, in text order.
  public var runs: [Run]

  /// Creates text from runs.
  public init(_ runs: [Run]) { self.runs = runs }

  /// Creates text with a single run that has the view's attributes.
  public init(_ string: String) { runs = [Run(string)] }

  /// The text of all runs.
  public var string: String { runs.map(\.text).joined() }

  /// Appends a run.
  public mutating func append(_ run: Run) { runs.append(run) }

  /// A range of text with its own attributes.
  ///
  /// Unless stated otherwise, a nil attribute has the view's value.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The font, or nil for the view's.
    public var font: Font?
    /// The colour of the letters, or nil for the view's.
    public var foregroundColor: Color?
    /// The colour behind the letters, or nil for none.
    ///
    /// It extends from the top of the line to the top of the next line.
    public var backgroundColor: Color?
    /// Whether the run is underlined.
    public var isUnderlined: Bool?
    /// The underline's colour, or nil for the letters' colour.
    public var underlineColor: Color?
    /// Whether the run is struck through.
    public var isStruckThrough: Bool?
    /// The strikethrough's colour, or nil for the letters' colour.
    public var strikethroughColor: Color?
    /// The space added after each character in points, or nil for the font's.
    public var tracking: Points?
    /// The letters' offset above the line's baseline in points, negative below.
    public var baselineOffset: Points

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - text: The characters of the run.
    ///   - font: The font, or nil for the view's.
    ///   - foregroundColor: The colour of the letters, or nil for the view's.
    ///   - baselineOffset: The letters' offset above the line's baseline in points, negative below.
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
  /// Returns the attributes as the keys that specs use.
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
