import AutoLayout
import Diagnostics
import Geometry
import ViewKinds
import YAML

extension SectionReader {
  /// Reads `[x, y, width, height]`.
  ///
  /// Each number may be an expression of the superview's width and height.
  func readFrame(_ node: YAMLNode) -> DeclaredFrame? {
    guard case .sequence(let nodes) = node.content else {
      report(.frameNeedsFour(node, called: node.kindName, context))
      return nil
    }
    guard nodes.count == 4 else {
      report(.frameNeedsFour(node, called: "a list of \(nodes.count)", context))
      return nil
    }
    let entries = zip(nodes, ["width", "height", "width", "height"]).compactMap {
      readFrameEntry($0, key: "frame", side: $1)
    }
    guard entries.count == 4 else { return nil }
    let frame = DeclaredFrame(
      x: entries[0], y: entries[1], width: entries[2], height: entries[3], span: node.span)
    do throws(FrameFlaw) {
      _ = try frame.frame(metrics)
      return frame
    } catch {
      report(.frame(error))
      return nil
    }
  }

  /// Reads `[width, height]`.
  ///
  /// Each side may be an expression of the superview's width and height. A number must be in the
  /// range.
  func readRelativeSize(
    _ node: YAMLNode, key: String, in range: ClosedRange<Double>
  ) -> DeclaredRelativeSize? {
    guard let (width, height) = widthAndHeight(node, key: key),
      let width = readFrameEntry(width, key: key, side: "width"),
      let height = readFrameEntry(height, key: key, side: "height")
    else { return nil }
    for side in [width, height] {
      do throws(FrameFlaw) {
        let length = try side.value(metrics)
        guard !side.isNumber || range.contains(length.constant.value) else {
          report(.outOfRange(key, length.constant.value, range, at: side.span))
          return nil
        }
      } catch {
        report(.frame(error))
        return nil
      }
    }
    return DeclaredRelativeSize(width: width, height: height, range: range, key: key)
  }

  /// Reads a number or an expression; `side` is the superview's side on the same axis.
  private func readFrameEntry(
    _ node: YAMLNode, key: String, side: String
  ) -> DeclaredFrame.Entry? {
    guard let scalar = node.scalar, !scalar.isNull, scalar.flag == nil else {
      report(.wrongType("`\(key)`", wanted: "numbers or expressions", found: node))
      return nil
    }
    let place = TextPlace(node)
    do throws(ExpressionError) {
      let syntax = try ExpressionParser.shorthand(scalar.text, metrics: metrics)
      guard !syntax.isMoreThanSide else {
        report(.lengthIsNoConstraint(key, at: node.span))
        return nil
      }
      return frameEntry(syntax.side, in: place, key: key)
    } catch {
      report(
        .expression(
          error, in: place, text: scalar.text, key: key, side: side, metrics: metrics))
      return nil
    }
  }

  private func frameEntry(
    _ side: SideSyntax, in place: TextPlace, key: String
  ) -> DeclaredFrame.Entry? {
    var entry = DeclaredFrame.Entry(span: place.span)
    for term in side.terms {
      switch term.operand {
      case .number: entry.constant = .sum(entry.constant, term.factor)
      case .reference(let reference) where reference.names == ["superview", "width"]:
        entry.widthFactor = .sum(entry.widthFactor, term.factor)
      case .reference(let reference) where reference.names == ["superview", "height"]:
        entry.heightFactor = .sum(entry.heightFactor, term.factor)
      case .reference, .tuple:
        report(.notOfSuperview(key, at: place[term.range]))
        return nil
      }
    }
    return entry
  }
}

extension SectionReader {
  /// The parts of a list of width and height, or nil after a report.
  ///
  /// - Parameters:
  ///   - node: the list.
  ///   - key: its key.
  ///   - names: the words that a part may be in place of a number.
  /// - Returns: the parts.
  func widthAndHeight(
    _ node: YAMLNode, key: String, names: [String] = []
  ) -> (width: YAMLNode, height: YAMLNode)? {
    var parts = [node]
    var name: String?
    if case .sequence(let nodes) = node.content {
      if nodes.count == 2 { return (nodes[0], nodes[1]) }
      parts = nodes
      name = "a list of \(nodes.count)"
    }
    var wrong = Diagnostic.wrongType(
      "`\(key)`", wanted: "a list of width and height", found: node, called: name)
    if parts.count == 1, let word = parts[0].scalar?.text, names.contains(word) {
      wrong.replacement = "[\(word), \(word)]"
      wrong.help = "write `[\(word), \(word)]`"
    }
    report(wrong)
    return nil
  }
}

extension ValueType where Value == DeclaredFrame {
  static let frame = ValueType(
    .list(.expression("a number or an expression"), exactly: 4)
  ) { $0.readFrame($1.value) }
}

extension ValueType where Value == DesignedSize {
  static let designedSize = ValueType(
    .list(.value(.length(LengthRange.extent)), exactly: 2)
  ) { context, entry in
    context.widthAndHeight(entry.value, key: entry.key).map { width, height in
      DesignedSize(
        width: context.length(width, key: entry.key, in: LengthRange.extent),
        height: context.length(height, key: entry.key, in: LengthRange.extent),
        span: entry.keySpan)
    }
  }
}

extension ValueType where Value == DeclaredMask {
  static let autoresizing = ValueType(.oneOrMore(.names(AutoresizingMask.names))) {
    context, entry in
    var mask: AutoresizingMask = []
    for node in context.oneOrMore(entry.value) {
      let name = context.choice(node, key: entry.key, of: AutoresizingMask.names)
      mask.formUnion(name.flatMap { AutoresizingMask(name: $0) } ?? [])
    }
    return DeclaredMask(mask: mask, span: entry.keySpan)
  }
}

extension ReferenceSyntax {
  /// The parts of a reference without a list of attributes.
  fileprivate var names: [String] { list == nil ? path.map(\.text) : [] }
}
