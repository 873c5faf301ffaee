import Devices
import Diagnostics
import ViewKinds
import YAML

/// The keys of the keyboard.
struct KeyboardDeclaration: ReadableSection {
  var given: Set<String> = []
  var type = KeyboardType.default
  var returnKey = ReturnKeyType.default
  var page: Placed<KeyboardPage>?
  var shift: Placed<ShiftState>?
  var toolbar: [[DeclaredValue.Pair]] = []

  static let keys: [SectionKey<KeyboardDeclaration>] = [
    .init(
      "type", .choice(), \.type, "The set of keys, with the names of `UIKeyboardType`."),
    .init(
      "returnKey", .choice(), \.returnKey,
      "The return key, with the names of `UIReturnKeyType`; `go` by default for `webSearch`."),
    .init(
      "page", .placed(), \.page,
      "The page of keys; `letters` by default, `numbers` for `numbersAndPunctuation`."),
    .init(
      "shift", .placed(), \.shift,
      "The state of the shift key; by default `on`, but `off` in some languages and for `url`, `emailAddress` and `webSearch`."
    ),
    .init(
      "toolbar", .items(BarButton.keys), \.toolbar,
      "The buttons and spaces of a toolbar above the keys, from the leading edge, as of an `inputAccessoryView`; none by default."
    ),
  ]

  var content: KeyboardContent {
    var content = KeyboardContent()
    content.type = type
    content.returnKey = type == .webSearch && returnKey == .default ? .go : returnKey
    content.page = page?.value
    content.shift = shift?.value
    content.hasToolbar = !toolbar.isEmpty
    return content
  }

  /// The values that the type or the page does not have.
  var mistakes: [Diagnostic] {
    var mistakes: [Diagnostic] = []
    if let page, !content.has(page.value) {
      mistakes.append(.pageOfKeyboard(page.value, type, at: page.span))
    } else if let shift, content.shownPage != .letters {
      mistakes.append(.shiftOfPage(content.shownPage, at: shift.span))
    }
    return mistakes
  }
}

/// A value and its place in the file.
struct Placed<Value: Sendable>: Sendable {
  var value: Value
  var span: SourceSpan
}

extension ValueType {
  /// A value's name.
  fileprivate static func placed<Name>() -> ValueType
  where Value == Placed<Name>, Name: CaseIterable & RawRepresentable<String> {
    ValueType(.names(Name.allCases.map(\.rawValue))) { context, entry in
      context.choice(entry.value, key: entry.key, as: Name.self).map {
        Placed(value: $0, span: entry.keySpan)
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func pageOfKeyboard(
    _ page: KeyboardPage, _ type: KeyboardType, at span: SourceSpan
  ) -> Diagnostic {
    let pages = KeyboardPage.allCases.filter {
      var content = KeyboardContent()
      content.type = type
      return content.has($0)
    }
    return Diagnostic(
      Message(
        rule: "keyboardPage",
        text: "a keyboard of type `\(type.rawValue)` has no page `\(page.rawValue)`"),
      at: span,
      notes: [
        Note(
          pages.count == 1
            ? "a number pad has one page"
            : "its pages are \(WordList.of(pages.map { "`\($0.rawValue)`" }))")
      ],
      help: pages.count == 1 ? "remove `page`, or change `type`" : "name another page or type")
  }

  fileprivate static func shiftOfPage(_ page: KeyboardPage, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "keyboardShift", text: "there is no shift key on the page `\(page.rawValue)`"),
      at: span, notes: [Note("only the page `letters` has one")], help: "remove `shift`")
  }
}
