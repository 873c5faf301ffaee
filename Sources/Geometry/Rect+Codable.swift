// Results keep lengths as numbers: a point is `[x, y]`, a rectangle `[x, y, width, height]`.

extension Points: Codable {
  /// A length from its number of points.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Double.self))
  }

  /// Writes the number of points.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension Point: Codable {
  /// A position from `[x, y]`.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(x: try container.decode(Points.self), y: try container.decode(Points.self))
  }

  /// Writes `[x, y]`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
  }
}

extension Rect: Codable {
  /// A rectangle from `[x, y, width, height]`.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      x: try container.decode(Points.self), y: try container.decode(Points.self),
      width: try container.decode(Points.self), height: try container.decode(Points.self))
  }

  /// Writes `[x, y, width, height]`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for length in [origin.x, origin.y, size.width, size.height] { try container.encode(length) }
  }
}
