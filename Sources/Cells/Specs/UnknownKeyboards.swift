import Chrome
import Devices
import Diagnostics
import Spec

extension LoadedSpec {
  /// A warning for each language whose keyboard a cell or a film shows and Strut does not know.
  var unknownKeyboards: [Diagnostic] {
    var languages: [String] = []
    var names: [String: [String]] = [:]
    // Most ends of films are also cells of the matrix.
    var known: Set<String> = []
    for cell in cells + films.films.flatMap({ [$0.from, $0.to] })
    where document.configuration(of: cell).showsKeysOfLanguage {
      guard let language = cell.locale?.description,
        !ScreenChrome.hasKeyboard(forLanguage: language), known.insert(cell.name).inserted
      else { continue }
      if names[language] == nil { languages.append(language) }
      names[language, default: []].append(cell.name)
    }
    return languages.map { language in
      Diagnostic(
        .unknownKeyboard(language), severity: .warning, at: document.matrixSpan,
        notes: [
          Note("it is shown in \(WordList.of(names[language, default: []], atMost: 3))"),
          Note("Strut has keyboards for \(WordList.of(ScreenChrome.keyboardLanguages.sorted()))"),
        ], help: "hide the keyboard in this language, or use a language with a keyboard")
    }
  }
}

extension Configuration {
  /// Whether the keyboard has letters or words of its language.
  ///
  /// The number pad of a phone has neither.
  fileprivate var showsKeysOfLanguage: Bool {
    keyboard != .hidden && !showsNumberPad
  }
}

extension Message {
  fileprivate static func unknownKeyboard(_ language: String) -> Message {
    Message(
      rule: "unknownKeyboard",
      text: "there is no keyboard for the language `\(language)`, so the English one is drawn")
  }
}
