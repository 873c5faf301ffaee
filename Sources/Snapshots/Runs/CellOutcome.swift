package import Comparing

/// The outcome of a cell in a run.
public enum CellOutcome: String, Hashable, Sendable, Codable, CaseIterable {
  /// The picture and the layout match the reference.
  case matched
  /// The cell was not drawn, because its inputs and its reference are the same as in a run that
  /// passed.
  case unchanged
  /// The cell has no reference.
  case missing
  /// The picture or the layout differs from the reference.
  case different
  /// The run wrote the reference.
  case recorded
  /// The cell could not be drawn, or its reference could not be read.
  case failed

  /// Whether the cell matches in this run, or matched in an earlier run with the same inputs.
  package var isMatch: Bool { self == .matched || self == .unchanged }
}

/// The difference between a cell and its reference.
package struct CellDifference: Hashable, Sendable, Codable {
  /// The comparison of the pictures; nil if the reference has no picture and cannot be drawn again.
  package var picture: Comparison?
  package var layout: [LayoutChange]
  /// The faults of the reference itself.
  package var reference: [ReferenceFault]
  /// The entries of the environment, such as fonts and libraries, that differ from those of the
  /// reference.
  package var environment: [EnvironmentChange]

  package init(
    picture: Comparison?, layout: [LayoutChange] = [], reference: [ReferenceFault] = [],
    environment: [EnvironmentChange] = []
  ) {
    self.picture = picture
    self.layout = layout
    self.reference = reference
    self.environment = environment
  }
}
