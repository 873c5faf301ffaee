import AutoLayout

/// A notation for constraints.
protocol ConstraintNotation: Sendable {
  /// The name of the notation, as `--as` takes it.
  static var name: String { get }
  /// The characters that begin a comment line.
  static var comment: String { get }
  static var language: CodeLanguage { get }
  init()

  /// The reason why the notation cannot express a constraint, as a clause; nil if it can.
  func obstacle(to constraint: Constraint, in screen: ExportedScreen) -> String?
  /// The lines for constraints that have no obstacle, in their order.
  func lines(_ constraints: [Constraint], in screen: ExportedScreen) -> [String]
}

extension ConstraintNotation {
  static var language: CodeLanguage { .swift }
}

/// The views, guides and names that the constraints of a screen refer to.
struct ExportedScreen: Sendable {
  let names: CodeNames
  let hierarchy: ViewHierarchy

  init(_ scene: Scene, in language: CodeLanguage) {
    names = CodeNames(scene.views, in: language)
    hierarchy = ViewHierarchy(scene.views)
  }
}

/// All notations, in the order of the help.
enum ConstraintNotations {
  static let all: [any ConstraintNotation.Type] = [
    EquationNotation.self, AnchorNotation.self, LayoutConstraintNotation.self,
    VisualFormatNotation.self, SnapKitNotation.self, MasonryNotation.self, CartographyNotation.self,
  ]
}
