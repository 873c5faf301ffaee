import AutoLayout
import Diagnostics
import Geometry
import YAML

extension SpecReader {
  /// `[x, y, width, height]`, each a number or an expression of the superview's size.
  mutating func readFrame(_ node: YAMLNode) -> DeclaredFrame? {
    guard case .sequence(let nodes) = node.content else {
      findings.add(.frameNeedsFour(node, called: node.kindName))
      return nil
    }
    guard nodes.count == 4 else {
      findings.add(.frameNeedsFour(node, called: "a list of \(nodes.count)"))
      return nil
    }
    let entries = nodes.compactMap { readFrameEntry($0) }
    guard entries.count == 4 else { return nil }
    let frame = DeclaredFrame(
      x: entries[0], y: entries[1], width: entries[2], height: entries[3], span: node.span)
    do throws(FrameFlaw) {
      _ = try frame.frame(metrics)
      return frame
    } catch {
      findings.add(.frame(error))
      return nil
    }
  }

  private mutating func readFrameEntry(_ node: YAMLNode) -> DeclaredFrame.Entry? {
    guard let scalar = node.scalar, !scalar.isNull, scalar.flag == nil else {
      findings.add(.wrongType("`frame`", wanted: "numbers or expressions", found: node))
      return nil
    }
    let place = TextPlace(node)
    do throws(ExpressionError) {
      let syntax = try ExpressionParser.shorthand(scalar.text, metrics: metrics)
      guard !syntax.isMoreThanSide else {
        findings.add(.frameIsNoConstraint(at: node.span))
        return nil
      }
      return frameEntry(syntax.side, in: place)
    } catch {
      findings.add(.expression(error, in: place, metrics: metrics.names))
      return nil
    }
  }

  private mutating func frameEntry(
    _ side: SideSyntax, in place: TextPlace
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
        findings.add(.notOfSuperview(at: place[term.range]))
        return nil
      }
    }
    return entry
  }

  /// The superview's size that a frame was designed for.
  mutating func readDesignedSize(_ entry: YAMLEntry, into placement: inout DeclaredPlacement) {
    guard case .sequence(let nodes) = entry.value.content, nodes.count == 2 else {
      var name: String?
      if case .sequence(let nodes) = entry.value.content { name = "a list of \(nodes.count)" }
      findings.add(
        .wrongType(
          "`\(entry.key)`", wanted: "a list of width and height", found: entry.value,
          called: name))
      return
    }
    placement.designedWidth = length(nodes[0], key: entry.key, in: 0...10_000)
    placement.designedHeight = length(nodes[1], key: entry.key, in: 0...10_000)
    placement.designedSpan = entry.keySpan
  }

  mutating func readMask(_ entry: YAMLEntry, into placement: inout DeclaredPlacement) {
    var mask: AutoresizingMask = []
    for node in oneOrMore(entry.value) {
      guard let name = choice(node, key: entry.key, of: AutoresizingMask.names) else { continue }
      mask.formUnion(AutoresizingMask(name: name) ?? [])
    }
    placement.mask = mask
    placement.maskSpan = entry.keySpan
  }

  /// `{ first: 12, last: 4 }`, the distances from top and bottom.
  mutating func readBaselines(_ node: YAMLNode) -> DeclaredBaselines? {
    guard let entries = mapping(node, of: .key("baselines")) else { return nil }
    var baselines = DeclaredBaselines()
    for entry in entries
    where known(entry, in: LanguageKeys.baselines.names, of: .key("baselines")) {
      let length = length(entry.value, key: entry.key, in: -10_000...10_000)
      if entry.key == "first" { baselines.first = length } else { baselines.last = length }
    }
    if entries.isEmpty { findings.add(.baselinesNeedOne(at: node.span)) }
    return baselines
  }
}

extension ReferenceSyntax {
  /// The parts of a reference without a list of attributes.
  fileprivate var names: [String] { list == nil ? path.map(\.text) : [] }
}

extension ViewKeys {
  /// What does not go together: a frame with shorthands, or what needs a frame without one.
  var placementFindings: [Diagnostic] {
    guard placement.frame == nil else {
      return shorthands.filter(\.isOfView).map {
        .shorthandBesideFrame($0.key, at: $0.keySpan)
      }
    }
    let needing = [("frameIn", placement.designedSpan), ("autoresizing", placement.maskSpan)]
    return needing.compactMap { key, span in span.map { .needsFrame(key, at: $0) } }
  }
}
