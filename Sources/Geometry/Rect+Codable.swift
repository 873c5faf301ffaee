// Lengths are encoded as numbers, a point as `[x, y]`, a rectangle as `[x, y, width, height]`.

extension Points: Codable {
  /// Decodes a length from its number of points.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Double.self))
  }

  /// Encodes the number of points.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension Point: Codable {
  /// Decodes a position from `[x, y]`.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(x: try container.decode(Points.self), y: try container.decode(Points.self))
  }

  /// Encodes `[x, y]`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
  }
}

extension Rect: Codable {
  /// Decodes a rectangle from `[x, y, width, height]`.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      x: try container.decode(Points.self), y: try container.decode(Points.self),
      width: try container.decode(Points.self), height: try container.decode(Points.self))
  }

  /// Encodes `[x, y, width, height]`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for length in [origin.x, origin.y, size.width, size.height] { try container.encode(length) }
  }
}
