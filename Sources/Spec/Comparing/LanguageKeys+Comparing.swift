import Tolerances

extension LanguageKeys {
  /// The keys that hold for the screen and for single views.
  package static let differenceRule: [SpecKey] = [
    SpecKey(
      "measure", MarkdownNames.list(PixelMeasure.Name.allCases.map(\.rawValue)),
      "When two pixels differ: unless they are equal, the default; where their YIQ distance is above `threshold`, as pixelmatch has it; or where their colour difference CIEDE2000 is."
    ),
    SpecKey(
      "threshold", "a number from 0 to 1 with `yiq`, to 100 with `deltaE2000`",
      "The measure's; 0.1 with `yiq` and 1 with `deltaE2000` by default."),
    SpecKey(
      "antialiasing", MarkdownNames.list(PixelMeasure.AntiAliasingRule.allCases.map(\.rawValue)),
      "What becomes with `yiq` of pixels that the smoothing of an edge explains; `ignored` by default."
    ),
    SpecKey(
      "limit", "a number of pixels, a share such as `0.1 %` or an area such as `4 pt`",
      "How many pixels may differ: a number, a part of the picture or of the view, or as many as cover so many square points; 0 by default."
    ),
    SpecKey(
      "window", "a mapping of `size` and `limit`",
      "How many pixels may differ within a square of `size` points, wherever it lies; by default as many as `limit` says."
    ),
    SpecKey(
      "move", "a number of points from 0 to 1000",
      "How far the edges of views may move in their superviews; 0 by default."),
  ]

  package static let comparison: [SpecKey] =
    differenceRule + [
      SpecKey(
        "ignore", "a view or a list of views",
        "Views that may look and lie as they like, with all that is in them."),
      SpecKey(
        "views", "a mapping of id to the keys above",
        "Views with rules of their own, for all that is in them too; what they leave out is as for the screen."
      ),
      SpecKey(
        "scale", "a number from 0.1 to 4",
        "Pixels of the references along one point; the device's own by default."),
    ]

  package static let window: [SpecKey] = [
    SpecKey("size", "a number of points from 1 to 1000", "The side of the square."),
    SpecKey("limit", "as `limit`", "How many pixels may differ in it."),
  ]
}
