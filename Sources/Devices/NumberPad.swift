package import Geometry

extension Device {
  /// The height of the keyboard with digits alone, from the screen's bottom, in points.
  ///
  /// Flutterware measured four phones with a home indicator: 291 and 301 upright on iOS 18, which is
  /// a point less than the letters without suggestions, 181 lying; 308 and 318 on iOS 26, which is
  /// 17 points more than the letters, 165 lying. The other phones with a home indicator follow these.
  /// With a home button the digits are as high as the letters without suggestions; on tablets they
  /// share the keyboard with the letters.
  package func numberPadHeight(
    on system: SystemVersion, in orientation: Orientation
  ) -> Points {
    let letters = metrics(on: system).keyboardHeight[orientation]
    if family == .ipad { return letters.withSuggestions }
    guard homeIndicator != nil else { return letters.withoutSuggestions }
    switch (system, orientation.isLandscape) {
    case (.ios18, false): return letters.withoutSuggestions - 1
    case (.ios18, true): return 181
    case (.ios26, false): return letters.withoutSuggestions + 17
    case (.ios26, true): return 165
    }
  }
}
