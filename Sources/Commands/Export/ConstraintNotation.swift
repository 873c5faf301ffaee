import AutoLayout

/// One way to write constraints.
protocol ConstraintNotation: Sendable {
  /// As the option has it.
  static var name: String { get }
  /// How a line begins that means nothing.
  static var comment: String { get }
  init()

  /// Why a constraint cannot be written, a clause; nil where it can.
  func obstacle(to constraint: Constraint, in screen: ExportedScreen) -> String?
  /// The lines for constraints that can be written, in their order.
  func lines(_ constraints: [Constraint], in screen: ExportedScreen) -> [String]
}

/// What the constraints of a screen speak of.
struct ExportedScreen: Sendable {
  let names: CodeNames
  let hierarchy: ViewHierarchy

  init(_ scene: Scene) {
    names = CodeNames(scene.views)
    hierarchy = ViewHierarchy(scene.views)
  }
}

/// All notations, in the order in which they are listed.
enum ConstraintNotations {
  static let all: [any ConstraintNotation.Type] = [
    EquationNotation.self, AnchorNotation.self, LayoutConstraintNotation.self,
    VisualFormatNotation.self, SnapKitNotation.self, MasonryNotation.self, CartographyNotation.self,
  ]
}
