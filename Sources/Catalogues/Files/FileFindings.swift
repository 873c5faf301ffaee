import Diagnostics

/// The diagnostics about the files of one spec, without duplicates.
struct FileFindings {
  private(set) var diagnostics: [Diagnostic] = []
  private var known: Set<Diagnostic> = []
  private var warnings: Set<Message> = []

  /// The greatest number of warnings; others are left out.
  private static let greatestWarningCount = 100

  /// Adds a diagnostic that is new.
  ///
  /// A warning is new if no other file has the same one.
  mutating func add(_ diagnostic: Diagnostic) {
    guard !warnings.contains(diagnostic.message), known.insert(diagnostic).inserted else { return }
    if diagnostic.severity == .warning {
      guard warnings.count < Self.greatestWarningCount else { return }
      warnings.insert(diagnostic.message)
    }
    diagnostics.append(diagnostic)
  }

  mutating func add(_ others: FileFindings) { for other in others.diagnostics { add(other) } }

  /// Warns about a part that Strut does not read, once for each kind.
  ///
  /// - Parameters:
  ///   - kind: the part in words, such as "the idiom `watch`".
  ///   - file: the path of the first file that has it, in messages.
  mutating func addUnknown(_ kind: String, in file: String) {
    add(.unknownPart(kind, in: file))
  }

  /// Reads a flag of a file's properties, and warns about another value.
  ///
  /// - Parameters:
  ///   - name: the property.
  ///   - properties: the properties, or nil without any.
  ///   - file: the path of the file in messages.
  /// - Returns: whether the flag is on.
  mutating func flag(_ name: String, of properties: ParsedValue?, in file: String) -> Bool {
    guard let value = properties?[name] else { return false }
    if value.number == nil { addUnknown("the `\(name)` `\(value.word)`", in: file) }
    return value.flag
  }
}

extension Diagnostic {
  private static func about(
    _ file: String, _ rule: String, _ text: String, severity: Severity = .error,
    notes: [Note] = [], help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: rule, text: text), severity: severity,
      at: SourceSpan(file: file, line: 1, column: 1), notes: notes, help: help)
  }

  static func unknownPart(_ kind: String, in file: String) -> Diagnostic {
    about(
      file, "unknownAssetPart", "\(kind) has no effect", severity: .warning,
      help: "other files that have it are not listed")
  }

  static func notJSON(_ bytes: [UInt8], _ file: String, _ error: ParsingError) -> Diagnostic {
    textOfGit(in: bytes, file: file)
      ?? about(
        file, "brokenCatalogue", "the file is not JSON", notes: [Note(error.reason)],
        help: "open it in Xcode and save it again")
  }

  static func noContents(_ set: String) -> Diagnostic {
    about(
      set, "brokenCatalogue", "`\(set)` has no readable `Contents.json` of at most 1 MiB",
      help: "open the catalogue in Xcode, or remove the folder")
  }

  /// The error of an entry of a folder of words that is not what its name says.
  static func noWords(_ path: String, _ place: ProjectRoot.Place) -> Diagnostic {
    let (rule, fact, help) =
      switch place {
      case .outside:
        (
          "stringsOutside", "is a link that leads out of the project",
          "put the words themselves there"
        )
      case .missing: ("stringsMissing", "is a link to nothing", "remove it")
      case .special: ("stringsMissing", "is a pipe, a device or a socket", "remove it")
      case .file: ("stringsMissing", "is a file, not a folder", "rename it")
      case .folder: ("stringsMissing", "is a folder, not a file", "rename it")
      }
    return about(path, rule, "`\(path)` \(fact)", help: help)
  }

  static func noVariants(_ set: String, of what: String) -> Diagnostic {
    about(
      set, "emptyAsset", "`\(set)` has no \(what) for iPhone or iPad",
      help: "add one in Xcode, or remove the folder")
  }

  static func noAssetFile(_ file: String, in set: String) -> Diagnostic {
    about(
      set + "/Contents.json", "assetMissing", "`\(set)` has no file `\(file)`",
      help: "add the file, or remove the entry")
  }

  static func assetOutside(_ file: String, in set: String) -> Diagnostic {
    about(
      set + "/Contents.json", "assetOutside", "`\(file)` leads out of the project",
      help: "put the file itself into the set")
  }

  static func linkOut(_ path: String) -> Diagnostic {
    about(
      path, "assetOutside", "`\(path)` is a link that leads out of the project",
      help: "put the folder or the file itself there")
  }

  static func badComponent(_ text: String, _ name: String, in file: String) -> Diagnostic {
    about(
      file, "badAssetColor", "`\(text)` is not a number for `\(name)`",
      help: "write a part such as 0.5, a number to 255 or hexadecimal digits such as 0x7F")
  }

  static func missingComponents(_ names: [String], in file: String) -> Diagnostic {
    about(
      file, "badAssetColor", "the colour has no \(WordList.of(names.map { "`\($0)`" }))",
      help: "open the colour in Xcode and save it again")
  }

  static func unknownSystemColor(_ name: String, in file: String) -> Diagnostic {
    about(
      file, "badAssetColor", "Strut knows no system colour `\(name)`",
      help: "give the colour in numbers")
  }

  static func hugeCatalogue(_ path: String, _ greatest: Int, _ what: String) -> Diagnostic {
    about(
      path, "hugeCatalogue", "`\(path)` has more than \(greatest) \(what)",
      help: "name a smaller catalogue")
  }
}
