import Devices
package import Diagnostics
import Graphics

/// The cache of a run's files of words.
package final class WordFiles {
  let project: ProjectRoot
  private var files: [String: (used: UsedFile, words: WordFile)] = [:]

  package init(in project: ProjectRoot) { self.project = project }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the absolute path, with links resolved.
  ///   - format: the format, from the file's name.
  ///   - language: the language of its folder.
  /// - Returns: the file and its phrases.
  func file(
    atPath path: String, _ format: WordFile.Format, language: String
  ) -> (used: UsedFile, words: WordFile) {
    if let known = files[path] { return known }
    let used = UsedFile(path)
    let shown = project.shown(path)
    let bytes = project.bytes(path, upTo: WordFile.greatestByteCount)
    let words =
      bytes.map { WordFile($0, format, language: language, file: shown) }
      ?? WordFile(unreadable: shown)
    let file = (used, words)
    files[path] = file
    return file
  }
}

/// The reason why a path names no words.
package enum WordPathFault: Hashable, Sendable {
  case outsideProject
  case missing
  /// Neither a file of words nor a folder with such files.
  case noWords
  /// A file with one language that is not in a folder such as `fr.lproj`.
  case noLanguage
}

/// A text of the tables in all languages.
package struct Words: Hashable, Sendable {
  /// The phrases by language, as files and folders name the languages: `fr`, `pt-BR`, `zh_CN`.
  package var phrases: [String: Phrase] = [:]
  /// The language that the app is developed in.
  package var development: String
  /// The values of formats that the spec's text has.
  package var arguments: [String] = []
}

/// The words of one spec.
package final class WordTables {
  private let files: WordFiles
  /// The files in order of precedence.
  private let tables: [Table]
  /// The language that the app is developed in.
  package let development: String
  /// The reasons why paths name no words, by path.
  package let faults: [String: WordPathFault]
  private var findings = FileFindings()
  /// The files in use, in the order of their first use.
  package private(set) var usedFiles: [UsedFile] = []
  /// The keys with formats, the most exact first.
  private lazy var formats: [(format: TextFormat, key: ExactText)] = {
    var keys: Set<ExactText> = []
    for table in tables {
      for phrases in table.file.phrases.values { keys.formUnion(phrases.keys) }
    }
    keys = keys.filter { $0.wrappedValue.utf8.contains(UInt8(ascii: "%")) }
    guard keys.count <= Self.greatestFormatCount else {
      steps = 0
      return []
    }
    return keys.sorted {
      ($1.wrappedValue.count, $0.wrappedValue) < ($0.wrappedValue.count, $1.wrappedValue)
    }
    .map { (TextFormat($0.wrappedValue), $0) }
    .filter { $0.0.argumentCount > 0 && $0.0.isDistinct }
  }()

  /// The steps that are left for comparisons of texts with formats.
  ///
  /// In an app, 300 texts and 1000 formats take about 500,000 steps.
  private var steps = 5_000_000

  /// The greatest number of keys with formats.
  private static let greatestFormatCount = 20_000

  private struct Table {
    let used: UsedFile
    let file: WordFile
  }

  /// A file to read, found by a path of a spec.
  private struct Place {
    let path: String
    let format: WordFile.Format
    let language: String

    /// `.stringsdict` precedes `.strings` of the same name, and `Localizable` all others.
    var order: (Int, String, Int, String) {
      let name = path.lastPart.withoutExtension
      let formats: [WordFile.Format] = [.stringsdict, .xcstrings, .strings]
      return (
        name == "Localizable" ? 0 : 1, name, formats.firstIndex(of: format) ?? 0, path
      )
    }
  }

  /// Reads the files at paths.
  ///
  /// - Parameters:
  ///   - paths: the paths of `.strings` and `.stringsdict` files in folders such as `fr.lproj`, of
  ///     `.xcstrings` files, and of folders with such files and folders. The first file that has a
  ///     text wins.
  ///   - base: the absolute path of the folder at which the paths begin.
  ///   - files: the cache.
  package convenience init(_ paths: [String], from base: String, _ files: WordFiles) {
    var faults: [String: WordPathFault] = [:]
    var findings = FileFindings()
    var places: [Place] = []
    for path in paths {
      switch files.project.place(of: path, from: base) {
      case .outside: faults[path] = .outsideProject
      case .missing: faults[path] = .missing
      case .special: faults[path] = .noWords
      case .file(let file):
        guard let format = WordFile.Format(rawValue: file.fileExtension) else {
          faults[path] = .noWords
          continue
        }
        let folder = file.withoutLastPart
        guard !format.isOfFolder || folder.fileExtension == "lproj" else {
          faults[path] = .noLanguage
          continue
        }
        places.append(
          Place(path: file, format: format, language: folder.lastPart.withoutExtension))
      case .folder(let folder):
        let found = Self.places(in: folder, files.project, &findings) { _ in true }
        if found.isEmpty, findings.diagnostics.isEmpty { faults[path] = .noWords }
        places += found
      }
    }
    self.init(places, faults, findings, files)
  }

  /// Reads one table of a folder in all languages: `NAME.strings` and `NAME.stringsdict` in its
  /// folders `*.lproj`, and `NAME.xcstrings` in itself and in `mul.lproj`.
  ///
  /// - Parameters:
  ///   - name: the name of the table.
  ///   - folder: the absolute path of the folder that contains the folders `*.lproj`.
  ///   - files: the cache.
  package convenience init(table name: String, in folder: String, _ files: WordFiles) {
    var findings = FileFindings()
    var places: [Place] = []
    if case .folder(let folder) = files.project.place(atPath: folder) {
      places = Self.places(in: folder, files.project, &findings) { $0 == name }
    }
    self.init(places, [:], findings, files)
  }

  private init(
    _ places: [Place], _ faults: [String: WordPathFault], _ findings: FileFindings,
    _ files: WordFiles
  ) {
    self.files = files
    self.findings = findings
    self.faults = faults
    tables = places.map {
      let (used, words) = files.file(atPath: $0.path, $0.format, language: $0.language)
      return Table(used: used, file: words)
    }
    let languages = tables.flatMap { $0.file.phrases.keys }.sorted()
    development =
      tables.lazy.compactMap(\.file.development).first
      ?? ["Base", "en"].first { languages.contains($0) } ?? languages.first ?? "en"
    for table in tables { self.findings.add(table.file.findings) }
  }

  private static func places(
    in folder: String, _ project: ProjectRoot, _ findings: inout FileFindings,
    where isWanted: (String) -> Bool
  ) -> [Place] {
    var places: [Place] = []
    func add(_ names: [String], in folder: String, language: String) {
      for name in names where isWanted(name.withoutExtension) && name != "InfoPlist.strings" {
        // `mul` is the code of several languages: Xcode keeps the catalogues of documents there.
        guard let format = WordFile.Format(rawValue: name.fileExtension),
          format.isOfFolder != ["", "mul"].contains(language)
        else { continue }
        let path = folder + "/" + name
        switch project.place(atPath: path) {
        case .file(let file):
          places.append(Place(path: file, format: format, language: language))
        case let other: findings.add(.noWords(project.shown(path), other))
        }
      }
    }
    let names = project.names(in: folder)
    if folder.fileExtension == "lproj" {
      add(names, in: folder, language: folder.lastPart.withoutExtension)
    } else {
      add(names, in: folder, language: "")
      for name in names where name.fileExtension == "lproj" {
        let path = folder + "/" + name
        switch project.place(atPath: path) {
        case .folder(let inner):
          add(project.names(in: inner), in: inner, language: name.withoutExtension)
        case let other: findings.add(.noWords(project.shown(path), other))
        }
      }
    }
    return places.sorted { $0.order < $1.order }
  }
}

extension WordTables {
  /// The errors and warnings about the files.
  package var diagnostics: [Diagnostic] { findings.diagnostics }

  /// The languages of the tables, ascending.
  package var languages: [String] { Set(tables.flatMap { $0.file.phrases.keys }).sorted() }

  /// The texts of a language by key, in their forms without a number.
  ///
  /// - Parameter language: one of `languages`.
  /// - Returns: the texts, for phones.
  package func texts(in language: String) -> [String: String] {
    var texts: [String: String] = [:]
    for table in tables {
      for (key, phrase) in table.file.phrases[language] ?? [:] where texts[key.wrappedValue] == nil
      {
        texts[key.wrappedValue] = phrase.text(with: [], in: language, on: .iphone)
      }
      note(table)
    }
    return texts
  }

  /// The words for a text of a spec; nil if no table has it.
  ///
  /// The text is a key of the tables, or a key's format with values: `3 files` is the key `%d files`
  /// with the value 3.
  package func words(for text: String) -> Words? {
    if let exact = words(ofKey: ExactText(text)) { return exact }
    for (format, key) in formats {
      guard let arguments = format.arguments(of: text, &steps), var words = words(ofKey: key) else {
        continue
      }
      words.arguments = arguments
      return words
    }
    if steps <= 0 {
      findings.add(.manyFormats(tables.first.map { files.project.shown($0.used.path) }))
    }
    return nil
  }

  private func words(ofKey key: ExactText) -> Words? {
    var words = Words(development: development)
    for table in tables {
      for (language, phrases) in table.file.phrases {
        guard let phrase = phrases[key], words.phrases[language] == nil else { continue }
        words.phrases[language] = phrase
        note(table)
      }
    }
    return words.phrases.isEmpty ? nil : words
  }

  private func note(_ table: Table) {
    if !usedFiles.contains(table.used) { usedFiles.append(table.used) }
  }
}

extension Diagnostic {
  fileprivate static func manyFormats(_ file: String?) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "manyFormats", text: "the tables have too many formats to find the spec's texts"),
      at: file.map { SourceSpan(file: $0, line: 1, column: 1) },
      help: "name only the tables that the screen uses")
  }
}
