import Devices
import Geometry

/// The axes of the language.
extension MatrixAxis {
  /// The axes of the language in the order of cell names; a spec's own axes come after them.
  package static let all: [MatrixAxis] = [
    device, os, orientation, navigationBar, tabBar, toolbar, keyboard, statusBar, window,
    appearance, contrast, textSize, direction, locale,
  ]

  // MARK: The device

  package static let device = MatrixAxis(
    "device", noun: "device", \.device, values: DeviceCatalogue.all, naming: \.id,
    default: { _, _ in MatrixDefaults.device },
    aliases: DeviceGroup.allCases.map { AxisAlias($0.rawValue, $0.devices.map(\.id)) },
    wording: Wording(
      values: "the ids and groups under Devices, or a custom device", summary: "The devices.",
      pattern: "ids, patterns or groups", condition: "Holds on these devices."))

  /// The axis value for a device that the spec declares.
  static func value(of device: Device) -> AxisValue {
    AxisValue(axis: Self.device.name, name: device.id) { $0.device = device }
  }

  static let os = MatrixAxis(
    "os", noun: "system version", \.os, values: SystemVersion.allCases, naming: \.rawValue,
    default: { state, _ in state.deviceOrDefault.oldestSystem }, dependsOn: ["device"],
    words: { "iOS \($0.rawValue)" },
    wording: Wording(
      summary: "The generation of iOS or iPadOS.", pattern: "values of the axis",
      condition: "Holds on these systems.", defaultText: "`18`, or the oldest that the device runs")
  )

  static let statusBar = MatrixAxis(
    "statusBar", noun: "state of the status bar", \.statusBar,
    values: StatusBarVisibility.allCases, naming: \.rawValue,
    default: { state, defaults in state.statusBar(defaults) },
    dependsOn: ["device", "orientation"],
    wording: Wording(
      summary: "Whether there is a status bar.", pattern: "values of the axis",
      condition: "Holds with or without a status bar.",
      defaultText: "from `screen`; otherwise `shown`, but `hidden` on phones in landscape"))

  static let orientation = MatrixAxis(
    "orientation", noun: "orientation", \.orientation, default: .portrait,
    aliases: [
      // As a pattern, `landscape` matches both landscape orientations. `landscapeLeft` matches only
      // itself.
      AxisAlias(
        Orientation.landscapeLeft.rawValue, [Orientation.landscapeLeft.rawValue],
        pattern: [Orientation.landscapeLeft.rawValue, Orientation.landscapeRight.rawValue]),
      AxisAlias("landscapeLeft", [Orientation.landscapeLeft.rawValue]),
    ],
    isNamedInCells: false, words: \.words,
    wording: Wording(
      summary: "How the device is held; `landscape` is `landscapeLeft`.",
      condition: "Holds in these orientations; `landscape` matches both landscape orientations."))

  // MARK: Bars

  static let navigationBar = MatrixAxis(
    "navigationBar", noun: "navigation bar style", \.navigationBar,
    values: NavigationBarStyle.allCases, naming: \.rawValue,
    default: { _, defaults in defaults.navigationBar },
    effective: { state, defaults in
      state.isBare ? .hidden : state.navigationBar ?? defaults.navigationBar
    }, dependsOn: ["device"], wording: Wording(bar: "navigation bar"))

  static let tabBar = bar("tabBar", called: "tab bar", \.tabBar) { $0.tabBar }
  static let toolbar = bar("toolbar", called: "toolbar", \.toolbar) { $0.toolbar }

  private static func bar(
    _ name: String, called noun: String,
    _ path: any WritableKeyPath<CellState, BarStyle?> & Sendable,
    default fallback: @escaping @Sendable (MatrixDefaults) -> BarStyle
  ) -> MatrixAxis {
    MatrixAxis(
      name, noun: "\(noun) style", path, values: BarStyle.allCases, naming: \.rawValue,
      default: { _, defaults in fallback(defaults) },
      effective: { state, defaults in
        state.isBare ? .hidden : state[keyPath: path] ?? fallback(defaults)
      }, dependsOn: ["device"], wording: Wording(bar: noun))
  }

  // MARK: Keyboard and window

  static let keyboard = MatrixAxis(
    "keyboard", noun: "keyboard state", \.keyboard, values: KeyboardState.named,
    naming: \.name,
    parsing: { text throws(AxisFlaw) in
      guard let height = DecimalNumber.parse(text) else { throw .unknown }
      guard KeyboardState.heights.contains(height) else {
        throw .outOfRange(height, KeyboardState.heights)
      }
      guard DecimalNumber.isExact(height, places: KeyboardState.places) else { throw .tooFine }
      return .height(Points(height))
    },
    default: { _, _ in .hidden },
    wording: Wording(
      values: MarkdownNames.list(KeyboardState.named.map(\.name))
        + ", or a height from 1 to 2000 points",
      summary: "The keyboard's state.", pattern: "names, patterns or heights",
      condition: "Holds in these states."))

  static let window = MatrixAxis(
    "window", noun: "window", \.window, values: WindowSize.named, naming: \.name,
    parsing: { text throws(AxisFlaw) in
      let sides = text.split(separator: "x", omittingEmptySubsequences: false)
        .map { DecimalNumber.parse($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1] else { throw .unknown }
      for side in [width, height] {
        guard WindowSize.extent.contains(side) else { throw .outOfRange(side, WindowSize.extent) }
        guard side == side.rounded() else { throw .fraction }
      }
      return .size(Size(width: Points(width), height: Points(height)))
    },
    default: { _, _ in .full }, takesPairs: true,
    wording: Wording(
      values: MarkdownNames.list(WindowSize.named.map(\.name))
        + ", or `[width, height]` in whole points",
      summary: "How much of a tablet's screen the window takes.",
      pattern: "names, patterns, or `[width, height]`", condition: "Holds in these windows."))

  // MARK: The user's settings

  static let appearance = MatrixAxis(
    "appearance", noun: "appearance", \.appearance, default: .light, isNamedInCells: false,
    wording: Wording(
      summary: "Light or dark mode.", pattern: "values of the axis",
      condition: "Holds in this mode."))

  static let contrast = MatrixAxis(
    "contrast", noun: "contrast", \.contrast, default: .normal,
    wording: Wording(
      summary: "Whether the user asked for increased contrast, which darkens the system's colours.",
      pattern: "values of the axis", condition: "Holds at this contrast."))

  static let textSize = MatrixAxis(
    "textSize", noun: "text size", \.textSize, default: .large,
    wording: Wording(
      summary: "The user's preferred text size, which text styles and scaled fonts follow.",
      condition: "Holds at these sizes of text."))

  static let direction = MatrixAxis(
    "direction", noun: "direction", \.direction, values: LayoutDirection.allCases,
    naming: \.rawValue, default: { state, _ in state.localeDirection }, dependsOn: ["locale"],
    isNamedInCells: false,
    words: { $0 == .leftToRight ? "Left to right" : "Right to left" },
    wording: Wording(
      summary: "The layout direction: `ltr` begins at the left, `rtl` at the right.",
      pattern: "values of the axis",
      condition: "Holds in this direction of reading.",
      defaultText: "`ltr`, or the direction of `locale`"))

  static let locale = MatrixAxis(
    "locale", noun: "language", \.locale, values: [CellLocale.none], naming: \.name,
    parsing: { text throws(AxisFlaw) in
      guard let tag = LanguageTag(text) else {
        let tag = LanguageTag(text.replacing("_", with: "-"))
        throw .badLanguage(meant: tag?.description)
      }
      guard tag.description == text else { throw .badLanguage(meant: tag.description) }
      return .tag(tag)
    },
    default: { _, _ in CellLocale.none },
    wording: Wording(
      values: "language tags such as `fr` or `zh-Hans-CN`, or `none`",
      summary:
        "The user's language, which selects the texts of `strings`, the keyboard and the direction.",
      pattern: "tags or patterns", condition: "Holds in these languages."))

  // MARK: A spec's own axes

  /// An axis that the spec declares.
  ///
  /// - Parameters:
  ///   - name: the axis' name, which no other axis has.
  ///   - values: the names of its values. The first is the default.
  /// - Returns: the axis.
  static func own(_ name: String, values: [String]) -> MatrixAxis {
    MatrixAxis(
      name, noun: "value of `\(name)`", \.[own: name], values: values, naming: { $0 },
      default: { _, _ in values.first ?? "" },
      wording: Wording(summary: "", condition: ""))
  }
}

extension Orientation {
  /// The orientation as a heading.
  var words: String {
    switch self {
    case .portrait: "Portrait"
    case .landscapeLeft: "Landscape"
    case .landscapeRight: "Landscape right"
    case .portraitUpsideDown: "Upside down"
    }
  }
}

extension MatrixAxis.Wording {
  fileprivate init(bar: String) {
    summary = "The \(bar)'s style."
    condition = "Holds under these styles."
    defaultText = "from `screen`"
  }
}

extension KeyboardState {
  /// The states with names, in the order of the reference.
  fileprivate static let named: [KeyboardState] = [
    .hidden, .shown, .shownWithoutSuggestions, .floating, .numberPad,
  ]
  /// The range of a numeric height, in points.
  fileprivate static let heights = 1.0...2000.0
  /// The number of decimals of a height in cell names.
  fileprivate static let places = 3

  /// The name in specs and cell names; for a height, the number of points.
  fileprivate var name: String {
    switch self {
    case .hidden: "hidden"
    case .shown: "shown"
    case .shownWithoutSuggestions: "shownWithoutSuggestions"
    case .floating: "floating"
    case .numberPad: "numberPad"
    case .height(let height): DecimalText.shortest(height.value, places: Self.places)
    }
  }
}

extension WindowSize {
  /// The windows with names, in the order of the reference.
  fileprivate static let named: [WindowSize] = [.full, .twoThirds, .half, .third, .slideOver]
  /// The range of the width and the height of a given size, in points.
  fileprivate static let extent = 1.0...10_000.0

  /// The name in specs and cell names; for a size, `400x600`.
  fileprivate var name: String {
    switch self {
    case .full: "full"
    case .twoThirds: "twoThirds"
    case .half: "half"
    case .third: "third"
    case .slideOver: "slideOver"
    case .size(let size):
      [size.width, size.height].map { DecimalText.shortest($0.value, places: 0) }
        .joined(separator: "x")
    }
  }
}

extension CellLocale {
  fileprivate var name: String { tag?.description ?? "none" }
}
