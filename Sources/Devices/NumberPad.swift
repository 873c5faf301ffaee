package import Geometry

extension Device {
  /// The height of the number pad from the screen's bottom, in points.
  ///
  /// Flutterware measured four phones with a home indicator. On iOS 18: 291 and 301 in portrait,
  /// as the letters without suggestions, and 181 in landscape. On iOS 26: 308 and 318 in portrait,
  /// 27 points less than the letters with suggestions, and 165 in landscape. The other phones with
  /// a home indicator follow these. With a home button the number pad is as high as the letters
  /// without suggestions. Tablets show digits on the letter keyboard.
  package func numberPadHeight(
    on system: SystemVersion, in orientation: Orientation
  ) -> Points {
    let letters = metrics(on: system).keyboardHeight[orientation]
    if family == .ipad { return letters.withSuggestions }
    guard homeIndicator != nil else { return letters.withoutSuggestions }
    switch (system, orientation.isLandscape) {
    case (.ios18, false): return letters.withoutSuggestions
    case (.ios18, true): return 181
    case (.ios26, false): return letters.withSuggestions - 27
    case (.ios26, true): return 165
    }
  }
}
