import Cells
import Devices
import Diagnostics
import Foundation
import Geometry
import Matching
import Spec

/// Chooses the cells that may show the screen of a dump.
///
/// The window must have the size of the dump's. Among such cells, those of the same scale, safe
/// area and traits come first, then those that the file's name mentions.
struct CellChooser {
  private let cells: [(selected: SelectedCell, geometry: ScreenGeometry)]

  init(_ cells: [SelectedCell]) {
    self.cells = cells.map { ($0, $0.spec.document.geometry(of: $0.cell)) }
  }

  struct Choice {
    let selected: SelectedCell
    let geometry: ScreenGeometry
    /// The facts about the screen in which the cell and the dump differ.
    let mismatches: [ScreenMismatch]
  }

  /// The greatest number of cells that a dump is compared with.
  private static let most = 12

  /// The cells for a dump, those with the fewest states first; several if nothing that the dump says
  /// decides between them.
  func choices(for app: AppViews, named name: String) -> [Choice] {
    let hint = NameHint(name)
    var best: [Double] = []
    var choices: [Choice] = []
    for (selected, geometry) in cells where Self.fits(geometry, app) {
      let mismatches = ScreenMismatch.all(of: app.dump.screen, selected.cell, geometry)
      let score = [-Double(mismatches.count)] + hint.score(of: selected.cell)
      if !choices.isEmpty, score.lexicographicallyPrecedes(best) { continue }
      if score != best { choices = [] }
      best = score
      choices.append(
        Choice(selected: selected, geometry: geometry, mismatches: mismatches))
    }
    let states = choices.map(\.selected.cell.deviations.count)
    let order = choices.indices.sorted { (states[$0], $0) < (states[$1], $1) }
    return order.prefix(Self.most).map { choices[$0] }
  }

  /// Whether a cell has the size of the dump's window or of its root view.
  private static func fits(_ geometry: ScreenGeometry, _ app: AppViews) -> Bool {
    sizes(of: app).contains { size in
      [geometry.size, geometry.rootFrame.size].contains { $0.isNearly(size) }
    }
  }

  private static func sizes(of app: AppViews) -> [Size] {
    [app.dump.screen.size, app.root.map { app.frame($0).size }].compactMap(\.self)
  }

  /// The error for a dump whose size no cell has, with the devices that have it.
  ///
  /// The device that the file's name mentions comes first.
  func noCell(for app: AppViews, in file: DumpFile) -> Diagnostic {
    let size = Self.sizes(of: app).first ?? .zero
    var known: [Size] = []
    var names: [String] = []
    for (selected, geometry) in cells where !known.contains(geometry.size) {
      known.append(geometry.size)
      names.append("\(geometry.size.words) (\(selected.cell.name))")
    }
    let hint = NameHint(file.name)
    let ofSize = DeviceCatalogue.all.filter {
      $0.screenSize.isNearly(size) || $0.screenSize.isNearly(size.transposed)
    }.map { (device: $0, score: hint.score(ofDevice: $0.id)) }
    let devices = ofSize.indices.sorted {
      (-ofSize[$0].score, $0) < (-ofSize[$1].score, $1)
    }.map { ofSize[$0].device }
    return Diagnostic(
      Message(
        rule: "noCellOfSize",
        text: "the views of `\(file.path)` are \(size.words) points, and no cell has that size"),
      notes: [
        Note("the cells have \(WordList.list(names, atMost: 6))"),
        devices.isEmpty
          ? nil
          : Note(
            "devices of that size are \(WordList.list(devices.map { "`\($0.id)`" }, atMost: 6))"),
      ].compactMap(\.self),
      help: devices.first.map { device in
        let turned =
          device.screenSize.isNearly(size) ? "" : ", and `landscape` to its `orientation`"
        return "add `\(device.id)` to the matrix\(turned), or write `--set device=\(device.id)`"
      } ?? """
        add a device of the size to the matrix: \
        `{ id: app, width: \(size.width), height: \(size.height) }`
        """)
  }
}

extension Size {
  /// Whether both lengths differ by less than half a point.
  func isNearly(_ other: Size) -> Bool {
    abs(width.value - other.width.value) < 0.5 && abs(height.value - other.height.value) < 0.5
  }

  var words: String { "\(width) × \(height)" }
}

/// A fact about the screen in which a dump differs from the cell that it is compared with.
enum ScreenMismatch: Hashable, Sendable {
  case scale(app: Double, cell: Int)
  case safeArea(app: Insets, cell: Insets)
  case sizeClass(Axis, app: String, cell: SizeClass)
  case appearance(app: String, cell: Appearance)
  case contrast(app: String, cell: Contrast)
  case textSize(app: ContentSizeCategory, cell: ContentSizeCategory)
  case direction(app: LayoutDirection, cell: LayoutDirection)

  static func all(
    of screen: DumpedScreen, _ cell: Cell, _ geometry: ScreenGeometry
  ) -> [ScreenMismatch] {
    var found: [ScreenMismatch] = []
    if let scale = screen.scale, scale != Double(geometry.scale) {
      found.append(.scale(app: scale, cell: geometry.scale))
    }
    if let insets = screen.safeArea, !insets.isNearly(geometry.deviceSafeArea) {
      found.append(.safeArea(app: insets, cell: geometry.deviceSafeArea))
    }
    let classes = [
      (Axis.horizontal, screen.horizontalClass, geometry.sizeClasses.horizontal),
      (Axis.vertical, screen.verticalClass, geometry.sizeClasses.vertical),
    ]
    for (axis, name, own) in classes {
      if let name, name != own.rawValue { found.append(.sizeClass(axis, app: name, cell: own)) }
    }
    if let style = screen.style, style != cell.appearance.rawValue {
      found.append(.appearance(app: style, cell: cell.appearance))
    }
    if let contrast = screen.contrast, contrast != cell.contrast.rawValue {
      found.append(.contrast(app: contrast, cell: cell.contrast))
    }
    if let size = screen.textSize.flatMap({ ContentSizeCategory(uiKitName: $0) }),
      size != cell.textSize
    {
      found.append(.textSize(app: size, cell: cell.textSize))
    }
    if let name = screen.direction {
      let direction: LayoutDirection = name == "rightToLeft" ? .rightToLeft : .leftToRight
      if direction != cell.direction {
        found.append(.direction(app: direction, cell: cell.direction))
      }
    }
    return found
  }
}

extension Insets {
  fileprivate func isNearly(_ other: Insets) -> Bool {
    let pairs = [
      (top, other.top), (left, other.left), (bottom, other.bottom), (right, other.right),
    ]
    return pairs.allSatisfy { abs($0.value - $1.value) < 0.5 }
  }
}

extension ContentSizeCategory {
  /// The names of UIKit without `UICTContentSizeCategory`, and in words as file names have them.
  private static let names: [(name: String, words: String, size: ContentSizeCategory)] = [
    ("XS", "extrasmall", .xSmall), ("S", "small", .small), ("M", "medium", .medium),
    ("L", "large", .large), ("XL", "extralarge", .xLarge), ("XXL", "extraextralarge", .xxLarge),
    ("XXXL", "extraextraextralarge", .xxxLarge),
    ("AccessibilityM", "accessibilitymedium", .accessibility1),
    ("AccessibilityL", "accessibilitylarge", .accessibility2),
    ("AccessibilityXL", "accessibilityextralarge", .accessibility3),
    ("AccessibilityXXL", "accessibilityextraextralarge", .accessibility4),
    ("AccessibilityXXXL", "accessibilityextraextraextralarge", .accessibility5),
  ]

  /// The size by UIKit's name, such as `UICTContentSizeCategoryL`; nil for an unknown one.
  init?(uiKitName: String) {
    let short = uiKitName.replacing("UICTContentSizeCategory", with: "")
    guard let found = Self.names.first(where: { $0.name == short }) else { return nil }
    self = found.size
  }

  /// The size that a text of letters and digits mentions, or nil; longer names come first.
  init?(mentionedIn text: String) {
    let words =
      Self.names.map { ($0.words, $0.size) }
      + Self.allCases.filter { $0 != .small && $0 != .medium && $0 != .large }
      .map { ($0.rawValue.lowercased(), $0) }
    let found = words.filter { text.contains($0.0) }.max { $0.0.count < $1.0.count }
    guard let found else { return nil }
    self = found.1
  }
}

/// The devices and states that the name of a file mentions.
///
/// References of swift-snapshot-testing have names such as `testLogin.iPhone13-portrait.txt`.
struct NameHint {
  /// The letters and digits of the name.
  private let letters: String
  private let textSize: ContentSizeCategory?

  init(_ name: String) {
    let parts = name.split(separator: ".").map(String.init)
    // The first part is the test's name, and the last one is the extension.
    let last = parts.count > 2 ? parts[1..<(parts.count - 1)].joined() : parts.first ?? ""
    letters = Self.letters(of: last)
    textSize = ContentSizeCategory(mentionedIn: letters)
  }

  private static func letters(of text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The number of mentioned letters of the device, whether the text size is the mentioned one, and
  /// the number of mentioned states minus that of others.
  func score(of cell: Cell) -> [Double] {
    let isTextSize = textSize.map { $0 == cell.textSize } ?? true
    let states = cell.deviations.filter { $0.axis != "textSize" }
    let mentioned = states.count { state in
      let value = state.name.split(separator: "-").last.map(String.init) ?? state.name
      return letters.contains(Self.letters(of: value))
    }
    return [
      score(ofDevice: cell.device.id), isTextSize ? 1 : 0, Double(2 * mentioned - states.count),
    ]
  }

  /// The share of a device's name that the file's name has, longest names first.
  func score(ofDevice id: String) -> Double {
    let words = id.split(separator: "-")
    for count in stride(from: words.count, through: 2, by: -1) {
      let name = words.prefix(count).joined()
      if letters.contains(name) { return Double(name.count) + (count == words.count ? 0.5 : 0) }
    }
    return 0
  }
}
