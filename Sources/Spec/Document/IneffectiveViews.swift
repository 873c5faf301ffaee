import AutoLayout
import Diagnostics
import ViewKinds

extension SpecDocument {
  /// The views with `margins` that no stack, subview or constraint uses in any cell.
  ///
  /// Tables and collections are left out, because their cells use margins without constraints. A
  /// view of a row template is named once.
  var viewsWithUnusedMargins: [ViewDeclaration] {
    let subtrees = allSubtrees
    let patches = changes.flatMap(\.views)
    var users = Set(patches.filter { $0.keys.usesMargins }.map(\.id))
    var constraints = changes.flatMap(\.constraints) + patches.flatMap(\.constraints)
    constraints += patches.flatMap { $0.keys.shorthands.flatMap(\.constraints) }
    var candidates: [ViewDeclaration] = []
    for subtree in subtrees {
      constraints += subtree.constraints
      for view in subtree.views {
        constraints += view.keys.shorthands.flatMap(\.constraints)
        if view.keys.usesMargins { users.insert(view.id) }
        if view.keys.given.contains("preservesSuperviewMargins") {
          users.insert(view.parent.map { subtree.views[$0].id } ?? .root)
        }
        if view.keys.given.contains("margins"), !view.isPart,
          !(view.kind is any ItemContainerKind.Type)
        {
          candidates.append(view)
        }
      }
    }
    guard !candidates.isEmpty else { return [] }
    for anchor in constraints.flatMap(\.constraints).flatMap(\.anchors) where anchor.usesMargins {
      users.insert(anchor.item.owner)
    }
    var spans: Set<SourceSpan?> = []
    return candidates.filter { !users.contains($0.id) && spans.insert($0.span).inserted }
  }

  /// The images, gradients and shapes that show nothing in any cell: without a key of which their
  /// kind draws a picture, and without a background and a border.
  ///
  /// A view of a row template is named once.
  var viewsWithoutPicture: [(view: ViewDeclaration, missing: [String])] {
    let patches = changes.flatMap(\.views)
    var spans: Set<SourceSpan?> = []
    return allSubtrees.flatMap(\.views).compactMap { view in
      let missing = view.kind.pictureKeys
      guard !missing.isEmpty, !view.keys.shows(missing),
        !patches.contains(where: { $0.id == view.id && $0.keys.shows(missing) }),
        spans.insert(view.span).inserted
      else { return nil }
      return (view, missing)
    }
  }

  /// The labels with only one of the two keys that shrink text, and the key that is missing.
  ///
  /// A view of a row template is named once.
  var textsThatDoNotShrink: [(view: ViewDeclaration, missing: String)] {
    let patched = Set(
      changes.flatMap(\.views).filter { !$0.keys.pairsThatShrink.isEmpty }.map(\.id))
    var spans: Set<SourceSpan?> = []
    return allSubtrees.flatMap(\.views).compactMap { view in
      let given = view.keys.pairsThatShrink
      guard view.kind is LabelKind.Type || view.kind is ButtonKind.Type, given.count == 1,
        !patched.contains(view.id), spans.insert(view.span).inserted
      else { return nil }
      switch given[0].value {
      // The text keeps its size.
      case .fixed(.flag(false)), .fixed(.number(0)), .fixed(.number(1)): return nil
      default: break
      }
      let (fits, scale) = (
        LabelKind.adjustsFontSizeToFitWidth.name, LabelKind.minimumScaleFactor.name
      )
      return (view, given[0].key == fits ? "\(scale): 0.5" : "\(fits): true")
    }
  }

  /// The sheets that neither the screen nor a condition presents.
  var unusedSheets: [ViewDeclaration] {
    let screens = [screen] + changes.compactMap(\.screen)
    let names = Set(screens.flatMap { $0.presented.sheets.map(\.name) })
    return views.views.filter { $0.kind is SheetKind.Type && !names.contains($0.id.name) }
  }

  /// The views of the screen and those of every table row, also of rows that a condition adds.
  private var allSubtrees: [Subtree] {
    var found = [views] + changes.flatMap(\.views).compactMap(\.keys.rows)
    var next = 0
    while next < found.count {
      found += found[next].views.compactMap(\.keys.rows)
      next += 1
    }
    return found
  }
}

extension ViewKeys {
  /// Whether the keys make the view's own content respect the margins.
  fileprivate var usesMargins: Bool { values.contains { $0.key == StackKind.marginsRelative.name } }
}

extension ViewKeys {
  /// The keys that shrink text only together, with their values.
  fileprivate var pairsThatShrink: [DeclaredValue.Pair] {
    let pair = [LabelKind.adjustsFontSizeToFitWidth.name, LabelKind.minimumScaleFactor.name]
    return values.filter { pair.contains($0.key) }
  }

  /// Whether a view that draws a picture of one of the named keys shows something.
  fileprivate func shows(_ pictureKeys: [String]) -> Bool {
    background != nil || border != nil || values.contains { pictureKeys.contains($0.key) }
  }
}

extension ViewKind {
  /// The keys of which the kind draws its only content, or none if it draws without them.
  fileprivate static var pictureKeys: [String] {
    switch name {
    case ImageViewKind.name: [ImageViewKind.image.name, ImageViewKind.symbol.name]
    case GradientViewKind.name: [GradientViewKind.colors.name]
    case ShapeViewKind.name: [ShapeViewKind.path.name]
    default: []
    }
  }
}

extension Constraint {
  fileprivate var anchors: [Anchor] { [first] + terms.map(\.anchor) }
}

extension Anchor {
  fileprivate var usesMargins: Bool {
    if attribute.withinMargins != nil { return true }
    if case .guide(_, let guide) = item {
      return [.margins, .readable, .contentMargins].contains(guide)
    }
    return false
  }
}
