/// A change of state that is drawn as a film.
package struct Transition: Hashable, Sendable {
  package let name: String
  /// The values at the start.
  ///
  /// They also hold at the end, unless `to` has a value on the same axis.
  let from: [AxisValue]
  let to: [AxisValue]
  /// The duration in seconds.
  package let duration: Double
  package let curve: TimingCurve
  /// The number of frames, both ends included.
  package let frameCount: Int
  /// Whether the film strip is a snapshot.
  package let isSnapshot: Bool

  /// The range of the number of frames.
  package static let frameCounts = 2...30

  /// The shortest time of a frame in seconds that all browsers keep.
  ///
  /// They show a frame of 10 ms or less for 100 ms.
  static let shortestFrame = 0.011

  /// The seconds for which a frame between the ends is shown; nil if there is none.
  var frameTime: Double? {
    frameCount > 2 ? duration / Double(frameCount - 1) : nil
  }

  /// The time of each frame in seconds and the progress at that time.
  ///
  /// The intervals are equal.
  package var moments: [(time: Double, progress: Double)] {
    (0..<frameCount).map { index in
      let part = Double(index) / Double(frameCount - 1)
      return (duration * part, curve.progress(at: part))
    }
  }
}

/// A transition from one cell to another.
package struct TransitionCell: Hashable, Sendable {
  package let transition: Transition
  /// The cell at the start, which may be outside the matrix.
  package let from: Cell
  package let to: Cell

  /// The first cell's name and the transition's name: `iphone-x.transition-showKeyboard`.
  package var name: String { "\(from.name).\(Self.axisName)-\(transition.name)" }

  /// The word that names the transition in cell names, in the place of an axis' name.
  static let axisName = "transition"
}
