extension Scene {
  /// The scene with the guides and constraints that properties of its views stand for.
  ///
  /// They come after those that somebody wrote, so that these win ties.
  func expanded(measuring text: any TextMeasuring) -> Scene {
    var scene = self
    scene.expandMasks()
    scene.expandFitting(measuring: text)
    return scene
  }
}
