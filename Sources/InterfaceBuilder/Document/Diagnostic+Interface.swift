package import Diagnostics
import XML

/// Diagnostics about documents that cannot be read.
extension Diagnostic {
  static func xml(_ fault: XMLFile.Fault, file: String) -> Diagnostic {
    func at(_ line: Int) -> SourceSpan { SourceSpan(file: file, line: line, column: 1) }
    return switch fault {
    case .syntax(let problem, let line):
      Diagnostic(
        Message(rule: "xmlSyntax", text: "this is not valid XML: \(problem)"), at: at(line),
        help: "open the document in Xcode and save it, or take it from version control again")
    case .documentType(let line):
      Diagnostic(
        Message(rule: "xmlDocumentType", text: "the document has a document type"), at: at(line),
        help: "remove `<!DOCTYPE …>`: Interface Builder writes none, and entities are not read")
    case .encoding(nil):
      Diagnostic(
        Message(rule: "notText", text: "the file is not UTF-8 text"), at: at(1),
        help: "save it as UTF-8")
    case .encoding(let encoding?):
      Diagnostic(
        Message(rule: "notText", text: "the file declares the encoding `\(encoding)`"), at: at(1),
        help: "save it as UTF-8, and declare `encoding=\"UTF-8\"`")
    case .tooLarge(let bytes):
      Diagnostic(
        Message(rule: "documentTooLarge", text: "the document has more than \(bytes) bytes"),
        at: at(1), help: "split the storyboard with storyboard references")
    case .tooDeep(let limit, let line):
      Diagnostic(
        Message(rule: "documentTooDeep", text: "elements are nested more than \(limit) deep"),
        at: at(line), help: "put the inner views into a scene or a xib of their own")
    case .tooManyElements(let limit, let line):
      Diagnostic(
        Message(rule: "documentTooLarge", text: "the document has more than \(limit) elements"),
        at: at(line), help: "split the storyboard with storyboard references")
    case .tooManyAttributes(let limit, let line):
      Diagnostic(
        Message(
          rule: "documentTooLarge", text: "an element has more than \(limit) attributes"),
        at: at(line),
        help: "open the document in Xcode and save it, or take it from version control again")
    case .outOfMemory:
      Diagnostic(
        Message(rule: "outOfMemory", text: "there is not enough memory to read the file"),
        at: at(1))
    }
  }

  static func noInterface(_ root: String, in file: String, line: Int) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "noInterface",
        text: "this is no storyboard and no xib: its outermost element is `\(root)`"),
      at: SourceSpan(file: file, line: line, column: 1),
      help: "name a `.storyboard` or `.xib` file that Interface Builder saved")
  }

  static func otherPlatform(_ name: String, in file: String, line: Int) -> Diagnostic {
    let platforms = [
      ("AppleTV", "tvOS"), ("watchKit", "watchOS"), ("MacOSX", "macOS"), ("Cocoa.", "macOS"),
    ]
    let platform = platforms.first { name.contains($0.0) }?.1 ?? "`\(name)`"
    return Diagnostic(
      Message(rule: "otherPlatform", text: "the document is for \(platform), not for iOS"),
      at: SourceSpan(file: file, line: line, column: 1),
      help: "Strut draws the screens of iPhone and iPad only")
  }

  static func oldArchive(version: String?, in file: String, line: Int) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "oldArchive",
        text: "Xcode 4 or older saved this document\(version.map { " (archive \($0))" } ?? "")"),
      at: SourceSpan(file: file, line: line, column: 1),
      help: "open it in a newer Xcode and save it once")
  }

  static func sceneTooLarge(_ scene: String, _ greatest: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "sceneTooLarge",
        text: "the scene `\(scene)` has more than \(greatest) views and constraints, "
          + "with those of embedded scenes"),
      at: span, help: "draw the embedded scenes by themselves")
  }

  static func sceneTooDeep(_ scene: String, _ greatest: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "sceneTooDeep",
        text: "the views of the scene `\(scene)` are nested more than \(greatest) deep, "
          + "with those of embedded scenes"),
      at: span, help: "draw the embedded scenes by themselves")
  }

  /// Reports a document whose scenes are too large together.
  ///
  /// - Parameters:
  ///   - file: the path of the document.
  ///   - greatest: the greatest number of views and constraints in all scenes.
  ///   - sceneSize: the number of views as which a scene counts.
  /// - Returns: the error, at the beginning of the document.
  package static func tooManyScenes(
    of file: String, greatestSize greatest: Int, sceneSize: Int
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "documentTooLarge", text: "the scenes of the document are too large together"),
      at: SourceSpan(file: file, line: 1, column: 1),
      notes: [
        Note(
          "they may have \(greatest) views and constraints, where each scene counts as \(sceneSize) more"
        )
      ],
      help: "choose a scene with `--scene`, or split the storyboard")
  }

  static func noScene(_ name: String, at span: SourceSpan, known: [String]) -> Diagnostic {
    let meant = NearestName.of(name, in: known)
    let list = known.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      Message(rule: "unknownScene", text: "the document has no scene `\(name)`"), at: span,
      help: meant.map { "did you mean `\($0)`?" }
        ?? (known.isEmpty ? "no scene of the document has a view" : "its scenes are \(list)"))
  }

  static func noScenes(in file: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "noScenes", text: "no scene of the document has a view"),
      at: SourceSpan(file: file, line: 1, column: 1),
      help: "a controller without a view gets it from code or from another document")
  }
}

extension InterfaceDocument {
  /// A warning for each object whose id another object has.
  var duplicateFindings: [Diagnostic] {
    duplicates.compactMap { element in
      guard let id = element["id"], let first = self.element(withID: id) else { return nil }
      return Diagnostic(
        Message(rule: "interfaceDuplicateID", text: "two objects have the id `\(id)`"),
        severity: .warning, at: span(of: "id", in: element),
        notes: [
          Note("the first is here; connections and constraints mean it", at: span(of: first))
        ],
        help: "copy the second object in Xcode, which gives the copy an id of its own")
    }
  }
}
