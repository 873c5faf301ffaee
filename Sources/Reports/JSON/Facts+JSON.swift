import Comparing
package import Diagnostics
import Geometry
import Snapshots
import Tolerances

extension PictureSize {
  package var json: JSONValue { JSONValue([width, height]) }
}

extension DiagnosticRecord {
  var json: JSONValue {
    JSONValue([
      "rule": JSONValue(rule), "severity": JSONValue(severity), "message": JSONValue(message),
      "file": file.map { JSONValue($0) }, "line": line.map { JSONValue($0) },
      "column": column.map { JSONValue($0) }, "notes": JSONValue(notes),
      "help": help.map { JSONValue($0) },
    ])
  }
}

extension PixelDifference {
  /// The numbers of pixels, the area, and the exceeded limits.
  ///
  /// The area is left, top, width and height in pixels.
  var json: JSONValue {
    [
      "count": JSONValue(count), "total": JSONValue(total),
      "area": area, "limits": .array(excesses.map(\.json)),
    ]
  }

  /// The rectangle of the differing pixels: left, top, width and height in pixels.
  package var area: JSONValue { JSONValue([left, top, right - left, bottom - top]) }
}

extension LimitExcess {
  fileprivate var json: JSONValue {
    JSONValue([
      "view": view.map { JSONValue($0) }, "count": JSONValue(count),
      "pixels": limit.pixels.map { JSONValue($0) }, "share": limit.share.map { .number($0) },
      "squarePoints": limit.squarePoints.map { .number($0) },
      "window": windowSide.map { .number($0) },
    ])
  }
}

extension DifferenceLimit {
  fileprivate var pixels: Int? { if case .pixels(let count) = self { count } else { nil } }
  fileprivate var share: Double? { if case .share(let share) = self { share.value } else { nil } }
  fileprivate var squarePoints: Double? {
    if case .area(let area) = self { area.value } else { nil }
  }
}

extension EnvironmentChange {
  var json: JSONValue {
    JSONValue([
      "name": JSONValue(name), "from": old.map { JSONValue($0) }, "to": new.map { JSONValue($0) },
    ])
  }
}

extension SpecChange {
  var json: JSONValue {
    JSONValue([
      "text": JSONValue(text), "file": JSONValue(file), "line": line.map { JSONValue($0) },
    ])
  }
}

extension SpecMove {
  var json: JSONValue {
    [
      "screen": JSONValue(screen), "references": JSONValue(references), "from": JSONValue(old),
      "to": JSONValue(new),
    ]
  }
}

extension LayoutChange {
  /// The change, with the old and new positions of the view's edges in its superview, in points.
  var json: JSONValue { json { $0.edges.map { .array($0) } } }

  /// The change, with the movement and the growth in points instead of positions.
  var relativeJSON: JSONValue { json { _ in nil }.adding(["moved": movement, "grew": growth]) }

  private func json(_ edges: (ViewChange) -> JSONValue?) -> JSONValue {
    func appearance(_ change: String, _ superview: String?, _ subviews: Int) -> JSONValue {
      JSONValue([
        "view": JSONValue(view), "change": JSONValue(change),
        "superview": superview.map { JSONValue($0) }, "subviews": JSONValue(subviews),
      ])
    }
    switch self {
    case .appeared(_, let superview, let subviews):
      return appearance("appeared", superview, subviews)
    case .vanished(_, let superview, let subviews):
      return appearance("vanished", superview, subviews)
    case .changed(let change):
      return JSONValue([
        "view": JSONValue(change.id), "change": "changed", "edges": edges(change),
        "kind": change.kind.map { Self.step($0.old, $0.new) },
        "movedToSuperview": change.superview.map { Self.step($0.old, $0.new) },
        "isReordered": change.isReordered ? true : nil,
        "appearance": change.appearance.isEmpty ? nil : .array(change.appearance.map(\.json)),
      ])
    }
  }

  private var movement: JSONValue? {
    guard case .changed(let change) = self, change.moved != .zero else { return nil }
    return ["x": change.moved.x.json, "y": change.moved.y.json]
  }

  private var growth: JSONValue? {
    guard case .changed(let change) = self, change.grown != .zero else { return nil }
    return ["width": change.grown.width.json, "height": change.grown.height.json]
  }

  private static func step(_ old: String, _ new: String) -> JSONValue {
    ["from": JSONValue(old), "to": JSONValue(new)]
  }
}

extension ViewChange {
  /// The edges that moved, in points in the superview's coordinates; nil if the frame is the same.
  fileprivate var edges: [JSONValue]? {
    frame.map { frame in
      let edges: [(String, (Rect) -> Points)] = [
        ("left", \.minX), ("top", \.minY), ("right", \.maxX), ("bottom", \.maxY),
      ]
      return edges.compactMap { name, edge in
        // Layouts have three decimals, so rounding removes the errors of sums.
        let places = [frame.old, frame.new].map { (edge($0).value * 1000).rounded() / 1000 }
        guard places[0] != places[1] else { return nil }
        return ["edge": JSONValue(name), "from": .number(places[0]), "to": .number(places[1])]
      }
    }
  }
}

extension AppearanceChange {
  /// The property with its old and new values, if the layouts have them.
  fileprivate var json: JSONValue {
    func property(_ name: String, _ old: JSONValue? = nil, _ new: JSONValue? = nil) -> JSONValue {
      JSONValue(["property": JSONValue(name), "from": old, "to": new])
    }
    func texts(_ name: String, _ change: Change<String>) -> JSONValue {
      property(name, JSONValue(change.old), JSONValue(change.new))
    }
    switch self {
    case .hidden(let isHidden): return property("hidden", JSONValue(!isHidden), JSONValue(isHidden))
    case .opacity(let change):
      return property(
        "opacity", .number(Double(change.old) / 100), .number(Double(change.new) / 100))
    case .scrolled(let change):
      return property("contentOffset", change.old?.json ?? .null, change.new?.json ?? .null)
    case .background(let change):
      return property(
        "background", change.old.map { JSONValue($0) } ?? .null,
        change.new.map { JSONValue($0) } ?? .null)
    case .colors(let change):
      return property("colors", JSONValue(change.old), JSONValue(change.new))
    case .otherColors: return property("colors")
    case .drawing: return property("drawing")
    case .pictureFile(let name): return property("pictureFile", JSONValue(name), JSONValue(name))
    case .pictures(let change):
      return property("pictures", JSONValue(change.old), JSONValue(change.new))
    case .text(let change): return texts("text", change)
    case .font(let change): return texts("font", change)
    case .textColor(let change): return texts("textColor", change)
    case .textCount(let change, _):
      return property("textCount", JSONValue(change.old), JSONValue(change.new))
    case .manyTexts: return property("texts")
    }
  }
}
