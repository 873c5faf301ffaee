/// The elements, attributes and limits of SVG files that Strut draws.
///
/// Figma, Sketch, Illustrator, Inkscape and SF Symbols write these for drawings: shapes, groups,
/// gradients, clips, masks, classes and shadows. Everything else is refused, because librsvg is
/// slow, crashes or fails with it, or because no design tool writes it.
enum SVGVocabulary {
  /// The attributes that each element may have in addition to `common`, by the element's name.
  static let elements: [String: Set<String>] = [
    "svg": words(
      "x y width height viewBox preserveAspectRatio version baseProfile zoomAndPan "
        + "contentScriptType contentStyleType"),
    "g": [], "defs": [], "title": [], "desc": [], "metadata": [],
    "style": words("type media"),
    "symbol": words("viewBox preserveAspectRatio"),
    "use": words("href x y width height"),
    "path": words("d pathLength"),
    "rect": words("x y width height rx ry"),
    "circle": words("cx cy r"),
    "ellipse": words("cx cy rx ry"),
    "line": words("x1 y1 x2 y2"),
    "polyline": words("points"),
    "polygon": words("points"),
    "linearGradient": words("href x1 y1 x2 y2 gradientUnits gradientTransform spreadMethod"),
    "radialGradient": words(
      "href cx cy r fx fy fr gradientUnits gradientTransform spreadMethod"),
    "stop": words("offset"),
    "clipPath": words("clipPathUnits"),
    "mask": words("x y width height maskUnits maskContentUnits"),
    "filter": words("x y width height filterUnits primitiveUnits"),
    "feBlend": words("x y width height in in2 result mode"),
    "feColorMatrix": words("x y width height in result type values"),
    "feComposite": words("x y width height in in2 result operator k1 k2 k3 k4"),
    "feFlood": words("x y width height in result"),
    "feGaussianBlur": words("x y width height in result stdDeviation edgeMode"),
    "feMerge": words("x y width height result"),
    "feMergeNode": words("in"),
    "feMorphology": words("x y width height in result operator radius"),
    "feOffset": words("x y width height in result dx dy"),
  ]

  /// The attributes of every element, except `aria-*` and `data-*`.
  static let common = words(
    "id class style transform lang role tabindex focusable requiredExtensions")

  /// The properties of a style sheet or a `style` attribute, except those that begin with `-`.
  ///
  /// They are also attributes of every element.
  static let properties = words(
    "alignment-baseline baseline-shift block-progression clip clip-path clip-rule color "
      + "color-interpolation color-interpolation-filters color-profile color-rendering cursor "
      + "direction display dominant-baseline enable-background fill fill-opacity fill-rule filter "
      + "flood-color flood-opacity font font-family font-feature-settings font-kerning font-size "
      + "font-size-adjust font-stretch font-style font-variant font-variant-alternates "
      + "font-variant-caps font-variant-east-asian font-variant-ligatures font-variant-numeric "
      + "font-variant-position font-variation-settings font-weight "
      + "glyph-orientation-horizontal glyph-orientation-vertical image-rendering inline-size "
      + "isolation kerning letter-spacing lighting-color line-height marker marker-end marker-mid "
      + "marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events "
      + "shape-inside shape-margin shape-padding shape-rendering shape-subtract solid-color "
      + "solid-opacity stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset "
      + "stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align "
      + "text-anchor text-decoration text-decoration-color text-decoration-line "
      + "text-decoration-style text-indent text-orientation text-overflow text-rendering "
      + "text-transform transform unicode-bidi vector-effect visibility white-space word-spacing "
      + "writing-mode")

  /// The notations of attributes and properties whose other values are refused.
  static let notations: [String: SVGNotation] = {
    var notations: [String: SVGNotation] = [
      "fill": .paint, "stroke": .paint, "transform": .transform, "gradientTransform": .transform,
      "stroke-dasharray": .lengths,
      "marker": .words(["none"]), "marker-start": .words(["none"]),
      "marker-mid": .words(["none"]), "marker-end": .words(["none"]),
      "vector-effect": .words(["none"]), "primitiveUnits": .words(["userSpaceOnUse"]),
      // With `repeat` and `reflect`, Cairo searches all stops for each pixel.
      "spreadMethod": .words(["pad"]),
      // All operators of `feComposite` and `feMorphology` but `lighter`.
      "operator": .words(words("over in out atop xor arithmetic erode dilate")),
      "mode": .words(blendModes), "mix-blend-mode": .words(blendModes),
    ]
    for name in words("color flood-color stop-color") { notations[name] = .color }
    for name in words(
      "x y width height rx ry cx cy r x1 y1 x2 y2 fx fy fr stroke-width stroke-dashoffset")
    { notations[name] = .length }
    for name in words("offset opacity fill-opacity flood-opacity stop-opacity stroke-opacity") {
      notations[name] = .fraction
    }
    for name in words("dx dy k1 k2 k3 k4 radius stdDeviation stroke-miterlimit values viewBox") {
      notations[name] = .numbers
    }
    return notations
  }()

  private static let blendModes = words(
    "normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light "
      + "difference exclusion hue saturation color luminosity")

  /// The names of colours.
  static let colors = words(
    "aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue "
      + "blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue "
      + "cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey "
      + "darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon "
      + "darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet "
      + "deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen "
      + "fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew "
      + "hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon "
      + "lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey "
      + "lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey "
      + "lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine "
      + "mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue "
      + "mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose "
      + "moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid "
      + "palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink "
      + "plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon "
      + "sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey "
      + "snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white "
      + "whitesmoke yellow yellowgreen transparent currentcolor")

  /// The properties that may refer to an element, and the names of such elements.
  ///
  /// Other values are `none` or, for fills and strokes, a colour.
  static let references: [String: Set<String>] = [
    "clip-path": ["clipPath"], "filter": ["filter"], "mask": ["mask"],
    "fill": ["linearGradient", "radialGradient"], "stroke": ["linearGradient", "radialGradient"],
  ]

  /// The inputs of filters that are no results.
  static let filterInputs = words(
    "SourceGraphic SourceAlpha BackgroundImage BackgroundAlpha FillPaint StrokePaint")

  /// The maximum size of a file in bytes.
  static let greatestFile = 4 << 20
  static let greatestElementCount = 20_000
  /// The maximum depth of nested elements, because librsvg recurses.
  static let greatestDepth = 64
  /// The maximum depth of nested references by `use`, clips, masks and filters.
  static let greatestReferenceDepth = 8
  /// The maximum length of a chain of gradients of which each refers to the next.
  static let greatestGradientChain = 4
  static let greatestStopCount = 256
  static let greatestPrimitiveCount = 64
  static let greatestSelectorCount = 2_000
  static let greatestDashCount = 10_000
  /// The maximum length of an attribute in bytes, except `d` and `points`.
  static let greatestAttribute = 8_192

  /// The maximum time to draw a picture in nanoseconds, as `SVGCost` estimates it.
  static let greatestTime = 2e9
  /// The maximum memory to draw a picture in bytes, as `SVGCost` estimates it.
  static let greatestMemory = 350e6

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
