extension MatrixAxis {
  /// The axes of the language in the order of cell names.
  static let all: [MatrixAxis] = [
    device, orientation, navigationBar, keyboard, appearance, textSize, direction,
  ]
}
