import Diagnostics
import Graphics
import YAML

/// The differences between two specs, each of which can be applied alone.
package struct SpecEdits {
  /// The differences in the order of the new text.
  ///
  /// A removal comes after the elements around it. Comments, spaces and quotes make no
  /// difference.
  package let edits: [SpecEdit]
  private let root: EditedNode

  /// Compares two specs: mappings by their keys, and lists by their elements.
  ///
  /// The result is nil if a text is not YAML.
  ///
  /// - Parameters:
  ///   - old: the bytes of the old spec.
  ///   - new: the bytes of the new spec.
  ///   - file: the path of the new spec in the edits' places.
  ///   - limits: the limits for both texts.
  package init?(from old: [UInt8], to new: [UInt8], file: String, limits: SpecLimits) {
    guard let after = YAMLFile(spec: new, file: file, limits: limits).root else { return nil }
    self.init(from: old, to: after, limits: limits)
  }

  /// Compares a spec with one that is made of an Interface Builder document.
  ///
  /// The places are those of the values in the document and in the file of the spec.
  package init?(from old: [UInt8], to new: SpecExpansion, limits: SpecLimits) {
    self.init(from: old, to: new.root, limits: limits)
  }

  private init?(from old: [UInt8], to after: YAMLNode, limits: SpecLimits) {
    guard let before = YAMLFile(spec: old, file: "", limits: limits).root else { return nil }
    var comparison = SpecComparison(moved: MovedViews(from: before, to: after))
    root = comparison.compare(before, after, at: SpecPath())
    edits = comparison.edits
  }

  /// The old spec with some of the edits, which are given by their positions, as YAML.
  package func text(applying isApplied: (Int) -> Bool) -> String {
    YAMLPrinter(root.node(applying: isApplied)).text
  }
}

/// A value of two specs, with the positions of the edits between them.
private indirect enum EditedNode {
  case same(YAMLNode)
  case changed(Int, from: YAMLNode, to: YAMLNode)
  case mapping(EditedMapping, like: YAMLNode)
  case sequence([Element], like: YAMLNode)

  enum Element {
    case kept(EditedNode)
    case removed(Int, YAMLNode)
    case added(Int, YAMLNode)
  }

  func node(applying isApplied: (Int) -> Bool) -> YAMLNode {
    switch self {
    case .same(let node): return node
    case .changed(let edit, let old, let new): return isApplied(edit) ? new : old
    case .mapping(let mapping, var node):
      node.content = .mapping(mapping.entries(applying: isApplied))
      return node
    case .sequence(let elements, var node):
      node.content = .sequence(
        elements.compactMap { element in
          switch element {
          case .kept(let value): value.node(applying: isApplied)
          case .removed(let edit, let old): isApplied(edit) ? nil : old
          case .added(let edit, let new): isApplied(edit) ? new : nil
          }
        })
      return node
    }
  }
}

/// The entries of a mapping in two specs.
///
/// A list of views is in it as long as it has views.
private struct EditedMapping {
  /// An entry of the new mapping.
  struct Entry {
    let entry: YAMLEntry
    var value: EditedNode
    /// The position in the old mapping, or nil if the entry is new.
    let oldPosition: Int?
    /// The edit that adds or moves the entry; nil if it stays, and for a list of views.
    let edit: Int?
  }

  /// The entries of the new mapping, in its order.
  var entries: [Entry] = []
  /// The entries that only the old mapping has; a list of views has no edit.
  var removed: [(edit: Int?, position: Int, entry: YAMLEntry, value: EditedNode)] = []

  func entries(applying isApplied: (Int) -> Bool) -> [YAMLEntry] {
    var placed: [(place: (position: Int, step: Int), entry: YAMLEntry)] = []
    func add(
      _ entry: YAMLEntry, _ value: EditedNode, at place: (position: Int, step: Int)
    ) {
      var entry = entry
      entry.value = value.node(applying: isApplied)
      if entry.views?.isEmpty != true { placed.append((place, entry)) }
    }
    // An added or moved entry comes after the entry before it in the new mapping.
    var place = (position: -1, step: 0)
    for new in entries {
      if new.edit.map(isApplied) ?? (new.oldPosition == nil) {
        place.step += 1
      } else if let position = new.oldPosition {
        place = (position, 0)
      } else {
        continue
      }
      add(new.entry, new.value, at: place)
    }
    for old in removed where old.edit.map(isApplied) != true {
      add(old.entry, old.value, at: (old.position, 0))
    }
    return placed.sorted { $0.place < $1.place }.map(\.entry)
  }
}

/// Compares two trees node by node.
private struct SpecComparison {
  let moved: MovedViews
  var edits: [SpecEdit] = []
  /// The edit of each moved view so far, and its value; nil while that is compared.
  private var moves: [String: (edit: Int, value: EditedNode?)] = [:]

  init(moved: MovedViews) { self.moved = moved }

  mutating func compare(_ old: YAMLNode, _ new: YAMLNode, at path: SpecPath) -> EditedNode {
    switch (old.content, new.content) {
    case (.mapping(let before), .mapping(let after)):
      return .mapping(compare(before, after, at: path, within: new.span), like: new)
    case (.sequence(let before), .sequence(let after)):
      return .sequence(compare(before, after, at: path, within: new.span), like: new)
    default:
      let exact = (old: Self.flow(old), new: Self.flow(new))
      guard exact.old != exact.new else { return .same(new) }
      // A number and the same number in quotes differ only in the exact texts.
      let isSameLine = ExactText(old.line) == ExactText(new.line)
      let texts =
        isSameLine
        ? (exact.old.wrappedValue, exact.new.wrappedValue) : (old.line, new.line)
      let edit = add(path.changed(from: texts.0, to: texts.1), new.span)
      return .changed(edit, from: old, to: new)
    }
  }

  private mutating func compare(
    _ old: [YAMLEntry], _ new: [YAMLEntry], at path: SpecPath, within span: SourceSpan
  ) -> EditedMapping {
    let positions = Dictionary(
      zip(old.map(\.key), old.indices), uniquingKeysWith: { first, _ in first })
    let keys = Set(new.map(\.key))
    let reordered = reordered(
      from: old.map(\.key).filter { keys.contains($0) },
      to: new.map(\.key).filter { positions[$0] != nil })
    var mapping = EditedMapping()
    for (index, entry) in new.enumerated() {
      let place = path.appending(entry.key)
      let position = positions[entry.key]
      var (edit, value): (Int?, EditedNode?)
      if let position {
        if reordered.contains(entry.key) {
          edit = add(place.moved(after: index > 0 ? new[index - 1].key : nil), entry.keySpan)
        }
        value = compare(old[position].value, entry.value, at: place)
      } else if let views = entry.views {
        value = .mapping(compare([], views, at: place, within: entry.keySpan), like: entry.value)
      } else {
        (edit, value) = move(to: place) ?? (add(place.added(entry.value.line), entry.keySpan), nil)
      }
      mapping.entries.append(
        EditedMapping.Entry(
          entry: entry, value: value ?? .same(entry.value), oldPosition: position, edit: edit))
    }
    for (position, entry) in old.enumerated() where !keys.contains(entry.key) {
      let place = path.appending(entry.key)
      var (edit, value): (Int?, EditedNode?)
      if let views = entry.views {
        value = .mapping(compare(views, [], at: place, within: span), like: entry.value)
      } else {
        (edit, value) = move(to: place) ?? (add(place.removed(entry.value.line), span), nil)
      }
      mapping.removed.append((edit, position, entry, value ?? .same(entry.value)))
    }
    return mapping
  }

  /// The edit and the value of a view that has another superview; nil for another path.
  ///
  /// A view that moves into its own subview has no value there.
  private mutating func move(to place: SpecPath) -> (edit: Int, value: EditedNode?)? {
    guard let name = place.view, let move = moved[place] else { return nil }
    if let known = moves[name] { return known }
    let edit = add(
      place.moved(from: move.superviews.old, to: move.superviews.new), move.entries.new.keySpan)
    moves[name] = (edit, nil)
    let value = compare(move.entries.old.value, move.entries.new.value, at: place)
    moves[name] = (edit, value)
    return (edit, value)
  }

  /// The fewest of some keys whose movement explains a new order.
  private func reordered(from old: [String], to new: [String]) -> Set<String> {
    guard old != new else { return [] }
    let common = CommonElements(old, new).new
    return Set(new.indices.filter { !common.contains($0) }.map { new[$0] })
  }

  /// Compares two lists.
  ///
  /// A removal and an insertion between the same neighbours become one change. So do the removal
  /// and the insertion of equal elements.
  private mutating func compare(
    _ old: [YAMLNode], _ new: [YAMLNode], at path: SpecPath, within span: SourceSpan
  ) -> [EditedNode.Element] {
    let texts = (old: old.map(Self.flow), new: new.map(Self.flow))
    let pairs = Self.pairs(texts.old, texts.new)
    let place = path.appendingElement()
    var origins = Dictionary(
      grouping: pairs.compactMap { $0.new == nil ? $0.old : nil }, by: { texts.old[$0] }
    ).mapValues { $0[...] }
    var moves: (old: [Int: Int], new: [Int: Int]) = ([:], [:])
    for case (nil, let j?) in pairs {
      guard let i = origins[texts.new[j]]?.popFirst() else { continue }
      let edit = add(
        place.moved(new[j].line, after: j > 0 ? new[j - 1].line : nil), new[j].span)
      (moves.old[i], moves.new[j]) = (edit, edit)
    }
    var elements: [EditedNode.Element] = []
    // A removal has the place of the next element.
    var last = span
    var next = 0
    for pair in pairs {
      if next < new.count { last = new[next].span }
      if let j = pair.new { next = j + 1 }
      switch pair {
      case (let i?, let j?):
        let isSame = texts.old[i] == texts.new[j]
        elements.append(.kept(isSame ? .same(new[j]) : compare(old[i], new[j], at: place)))
      case (let i?, nil):
        let edit = moves.old[i] ?? add(place.removed(old[i].line), last)
        elements.append(.removed(edit, old[i]))
      case (nil, let j?):
        let edit = moves.new[j] ?? add(place.added(new[j].line), last)
        elements.append(.added(edit, new[j]))
      case (nil, nil): break
      }
    }
    return elements
  }

  private static func flow(_ node: YAMLNode) -> ExactText { ExactText(YAMLPrinter.flow(node)) }

  /// The positions of elements of two lists that belong together, in order.
  ///
  /// An element that only one list has is alone, or with one between the same neighbours.
  private static func pairs(
    _ old: [ExactText], _ new: [ExactText]
  ) -> [(old: Int?, new: Int?)] {
    let common = CommonElements(old, new)
    var pairs: [(old: Int?, new: Int?)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let isGone = i < old.count && !common.old.contains(i)
      let isNew = j < new.count && !common.new.contains(j)
      // An unchanged element advances both lists. A removed or inserted one advances only its own
      // list.
      let advances = (old: isGone || !isNew, new: isNew || !isGone)
      pairs.append((advances.old ? i : nil, advances.new ? j : nil))
      if advances.old { i += 1 }
      if advances.new { j += 1 }
    }
    return pairs
  }

  /// Adds an edit, and returns its position.
  private mutating func add(_ text: String, _ place: SourceSpan) -> Int {
    edits.append(SpecEdit(text: text, place: place))
    return edits.count - 1
  }
}

extension YAMLEntry {
  /// The entries of a list of views; nil for another entry.
  fileprivate var views: [YAMLEntry]? {
    guard key == "views", case .mapping(let views) = value.content else { return nil }
    return views
  }
}
