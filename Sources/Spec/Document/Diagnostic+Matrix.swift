import Diagnostics
import YAML

/// Diagnostics about the matrix, conditions and the screen.
extension Diagnostic {
  /// Reports an error in the text of an axis value.
  ///
  /// - Parameters:
  ///   - flaw: the error.
  ///   - text: the given value.
  ///   - axis: the axis of the value.
  ///   - own: the names of values that the spec declares.
  ///   - isOne: whether the value is one of several, in a list or on the command line.
  ///   - span: the value's place in the file.
  /// - Returns: the diagnostic.
  static func axis(
    _ flaw: AxisFlaw, _ text: String, _ axis: MatrixAxis, own: [String] = [], isOne: Bool = false,
    at span: SourceSpan?
  ) -> Diagnostic {
    switch flaw {
    case .unknown:
      let isPattern = Glob(text).hasWildcards
      let message =
        isPattern
        ? "no \(axis.noun) matches `\(text)`" : "there is no \(axis.noun) `\(text)`"
      return Diagnostic(
        Message(rule: "unknownAxisValue", text: message), at: span,
        fixIt: isPattern
          ? patternFixIt(axis) : axisFixIt(text, axis, own, isOne: isOne))
    case .outOfRange(let value, let range):
      return outOfRange(axis.name, value, range, at: span)
    case .tooFine:
      return Diagnostic(
        Message(
          rule: "outOfRange", text: "`\(axis.name)` has more than three decimals"), at: span,
        help: "cells are named to a thousandth of a point; round it")
    case .fraction:
      return Diagnostic(
        Message(rule: "outOfRange", text: "`\(text)` is not in whole points"), at: span,
        help: "round it")
    case .badLanguage(let meant):
      return Diagnostic(
        Message(rule: "unknownAxisValue", text: "`\(text)` is no language tag"), at: span,
        fixIt: meant.map { .write($0) } ?? axisFixIt(text, axis, [], isOne: isOne)
          ?? .words("write one such as `fr`, `zh-Hans` or `pt-BR`"))
    }
  }

  /// What to write in place of a pattern for values without names.
  private static func patternFixIt(_ axis: MatrixAxis) -> FixIt? {
    guard !axis.hasNames, let values = axis.wording.values else { return nil }
    return .words("use \(values)")
  }

  private static func axisFixIt(
    _ text: String, _ axis: MatrixAxis, _ own: [String], isOne: Bool
  ) -> FixIt? {
    let answer = Phrasebook.standard.value(text, of: axis.name, known: nil)
    let value = answer?.code.flatMap { code in
      code.hasPrefix("\(axis.name): ") ? String(code.dropFirst(axis.name.count + 2)) : nil
    }
    if isOne, let value, !value.hasPrefix("[") { return .write(value) }
    if axis.name == MatrixAxis.device.name, let turned = turnedDevice(text, axis.suggestions + own)
    {
      return turned
    }
    return fixIt(text, axis.suggestions + own, answer, key: axis.name)
      ?? (axis.name == MatrixAxis.device.name ? .words("`strut devices` lists the devices") : nil)
  }

  /// What to write for a device with its orientation or appearance: `iphone-15-landscape`.
  private static func turnedDevice(_ text: String, _ known: [String]) -> FixIt? {
    let states = [
      ("landscape", "orientation"), ("portrait", "orientation"), ("dark", "appearance"),
      ("light", "appearance"),
    ]
    for (state, axis) in states where text.lowercased().hasSuffix("-\(state)") {
      let device = String(text.dropLast(state.count + 1))
      if known.contains(device) {
        return .words("write `\(device)`, and `\(axis): \(state)` beside `device`")
      }
    }
    return nil
  }

  static func badDeviceID(_ id: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "badName",
        text:
          "`\(id)` cannot be a device's id: lower-case letters, digits and hyphens, no hyphen first"
      ), at: span)
  }

  static func takenDeviceID(_ id: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "duplicateID", text: "`\(id)` is a device of the catalogue already"), at: span,
      help: "choose another id, or write it alone for that device")
  }

  static func groupAsDeviceID(_ id: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "duplicateID", text: "`\(id)` is a group of devices already"), at: span,
      help: "choose another id, or write it alone for its devices")
  }

  static func deviceOfFractions(scale: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "outOfRange", text: "a custom device has whole pixels, and this one has fractions"),
      at: span,
      help: "width and height are multiples of \(decimal(1 / Double(scale))) at scale \(scale)")
  }

  static func duplicateDevice(
    _ id: String, at span: SourceSpan, first: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "duplicateID", text: "there are two devices `\(id)`"), at: span,
      notes: [Note("the first one is here", at: first)],
      help: "give them different ids, or the same size and safe area")
  }

  static func emptyAxis(_ key: String, at span: SourceSpan, help: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "emptyAxis", text: "`\(key)` has no value"), at: span, help: help)
  }

  static func emptyFilter(_ key: String, at span: SourceSpan) -> Diagnostic {
    let verb = key == "exclude" ? "leaves everything out" : "lets everything in"
    let noun = key == "exclude" ? "leave out" : "let in"
    return Diagnostic(
      Message(rule: "emptyExclusion", text: "this entry of `\(key)` \(verb)"), at: span,
      help: "name what to \(noun), such as `device: ipad-*`")
  }

  static func idleFilter(_ key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "redundantKey", text: "this entry of `\(key)` matches no cell of the matrix"),
      severity: .warning, at: span, help: "correct its values, or remove it")
  }

  static func sizeClassNeedsAxis(_ found: YAMLNode) -> Diagnostic {
    let written = found.scalar?.text ?? ""
    return Diagnostic(
      Message(rule: "missingKey", text: "`sizeClass` needs the key `horizontal` or `vertical`"),
      at: found.span,
      help: "write `{ horizontal: \(written == "regular" ? written : "compact") }`")
  }

  static func axesBesideInclude(_ axis: YAMLEntry) -> Diagnostic {
    Diagnostic(
      Message(rule: "axesBesideInclude", text: "`include` takes the place of the axes"),
      at: axis.keySpan, help: "move `\(axis.key)` into the entries of `include`, or leave one out")
  }

  static func longCellName(_ name: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "longCellName",
        text:
          "a cell's name has \(name.utf8.count) bytes; as a file's name it may have \(SpecLimits.cellNameBytes)"
      ), at: span, notes: [Note("it is `\(name)`")],
      help: "shorten the names of the spec's own axes, or set fewer axes at once")
  }

  static func pairsTooHard(at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "pairsTooHard",
        text:
          "`strategy: pairwise` finds no cells: there are too many axes and values, or `exclude` and `only` leave out too many"
      ),
      at: span,
      help:
        "set fewer axes or values, exclude fewer combinations, or list the cells under `include`")
  }

  /// Reports a matrix without cells.
  ///
  /// `impossible` has the cells that `exclude` and `only` keep but no device supports.
  static func noCells(_ impossible: [ImpossibleCells], at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      Message(rule: "noCells", text: "the matrix has no cell that a device can be in"), at: span,
      notes: impossible.map { Note("\($0.reason): `\($0.names[0])`") },
      help: impossible.isEmpty ? "exclude less" : "name another device, or other values")
  }

  static func barStyleTwice(_ flags: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "barStyleTwice", text: "the bar has both `style` and flags"), at: span,
      help: "keep `style`, or \(flags)")
  }

  /// A bar button with several contents, of which it shows one.
  static func barButtonTwice(_ keys: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "barButtonTwice", text: "a bar's button has only one content"), at: span,
      help: "keep one of \(keys.map { "`\($0)`" }.joined(separator: ", "))")
  }

  /// A width of a bar button that is no fixed space.
  static func widthOfButton(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "redundantKey", text: "`width` has no effect on a button"),
      severity: .warning, at: span, help: "remove it, or write `systemItem: fixedSpace`")
  }

  static func opaqueLargeTitle(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "opaqueLargeTitle", text: "a bar with a large title is translucent"), at: span,
      help: "remove `translucent: false` or `largeTitle: true`")
  }

  /// Two actions with a value that only one may have, such as `style: cancel`.
  static func alertActionTwice(_ value: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "alertActionTwice", text: "only one action can have `\(value)`"),
      at: span, help: "remove `\(value)` here")
  }

  static func emptyPanel(_ key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "emptyAlert", text: "`\(key)` has nothing to show"), at: span,
      help: "add a `title`, a `message` or `actions`")
  }

  static func emptyMenu(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "emptyMenu", text: "the menu has no items"), at: span, help: "add `items`")
  }

  static func contextMenuOfButton(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "contextMenuOfButton", text: "a bar's button has no context menu"), at: span,
      help: "write `menu` in place of `contextMenu`, or name a view")
  }

  static func editMenuOfButton(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "editMenuOfButton", text: "a bar's button has no edit menu"), at: span,
      help: "name a view such as a text field")
  }

  static func notASheet(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "notASheet", text: "`\(name)` is not a view of kind `sheet`"), at: span,
      help: "name a view under `views` with `kind: sheet`")
  }

  static func sheetInside(_ name: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      Message(rule: "sheetInside", text: "the sheet `\(name)` is inside another view"), at: span,
      help: "move it to the top level of `views`")
  }

  static func splitNeedsPrimary(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "splitNeedsPrimary", text: "the split view has no primary column"), at: span,
      help: "add `primary: { view: … }` with a view at the top level of `views`")
  }

  /// A value that refers to a supplementary column that does not exist.
  static func needsSupplementary(_ value: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "needsSupplementary", text: "`\(value)` needs a supplementary column"), at: span,
      help: "add `supplementary: { view: … }`, or choose another value")
  }

  /// A view that cannot fill a column of a split view.
  static func notAColumn(_ name: String, _ reason: ColumnFlaw, at span: SourceSpan) -> Diagnostic {
    let text =
      switch reason {
      case .inside: "`\(name)` is inside another view and cannot be a column"
      case .sheet: "the sheet `\(name)` cannot be a column"
      case .twice: "`\(name)` is already the primary column"
      }
    return Diagnostic(
      Message(rule: "notAColumn", text: text), at: span,
      help: "name another view at the top level of `views`")
  }

  static func presentsTwice(_ keys: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "presentsTwice", text: "a screen presents only one thing at a time"), at: span,
      help: "keep one of \(keys.map { "`\($0)`" }.joined(separator: ", "))")
  }

  static func sheetTwice(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "presentsTwice", text: "the sheet `\(name)` is presented already"), at: span,
      help: "name each sheet once")
  }

  /// An action sheet without `from`, which ends an app with UIKit on a tablet.
  static func noSource(of sheet: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      Message(rule: "noSource", text: "\(sheet) on a tablet is a popover and needs `from`"),
      at: span, help: "add `from` with a view or a bar's button, such as `from: rightItems[0]`")
  }

  /// A popover without `from`, which ends an app with UIKit on a tablet.
  static func noPopoverSource(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "noSource", text: "the popover `\(name)` needs `from` on a tablet"), at: span,
      help: "add `from` to `\(name)`, such as `from: rightItems[0]`")
  }

  static func unknownBarButton(_ list: String, _ index: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownBarButton", text: "there is no button `\(list)[\(index)]`"), at: span,
      help: "the buttons of `\(list)` are counted from 0, spaces included")
  }

  static func noCondition(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "noCondition", text: "this entry of `when` has no condition"), at: span,
      help: "add one, such as `keyboard: shown`")
  }

  static func badWidthComparison(_ text: String, at span: SourceSpan) -> Diagnostic {
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    let sign = String(text.prefix { "<=>".contains($0) }).replacing(#/=([<>])/#) { "\($0.1)=" }
    let word = text.hasPrefix("min") ? ">=" : text.hasPrefix("max") ? "<=" : nil
    let relation = ["<", "<=", ">", ">="].contains(sign) ? sign : word
    var help =
      "write it in quotes: `width: \"\(relation ?? "<") \(digits.isEmpty ? "375" : digits)\"`"
    let numbers = text.matches(of: #/\d+(?:\.\d+)?/#).map { String($0.0) }
    if numbers.count > 1, relation == nil {
      help = "write `width: \"<= \(numbers[numbers.count - 1])\"`: an entry has one comparison"
    }
    if let relation, !digits.isEmpty { help = "write `width: \"\(relation) \(digits)\"`" }
    return Diagnostic(
      Message(rule: "wrongType", text: "`width` must be a comparison with a number of points"),
      at: span, help: help)
  }

  static func unknownConstraint(
    _ name: String, at span: SourceSpan, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownConstraint", text: "there is no constraint named `\(name)`"), at: span,
      help: suggestion(name, known)
        ?? "name one by writing `\(name):` before its expression")
  }

  static func noSuchConstraint(_ anchor: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownConstraint", text: "no constraint begins with `\(anchor)`"), at: span,
      help: "the item and attribute are those on the constraint's left side")
  }
}

/// The reason why a view cannot fill a column of a split view.
enum ColumnFlaw: Sendable {
  case inside, sheet
  /// The view fills the primary column already.
  case twice
}
