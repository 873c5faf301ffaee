import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Reports
import Spec

/// The object that `strut explain --json` prints, format 1.
enum ExplanationJSON {
  /// The whole document, which ends with a newline.
  static func document(cells: [JSONValue]) -> String {
    JSONValue(["format": 1, "cells": .array(cells)]).document
  }

  /// An entry of `cells`, with all items, or with one view or guide and its constraints.
  static func cell(_ cell: ExplainedCell, named name: String?) -> JSONValue {
    let items = cell.items(named: name)
    var concerned = Set(items.flatMap(\.constraints))
    for reason in items.flatMap(\.attributes).flatMap(\.reasons) {
      if case .constraint(let position) = reason.cause { concerned.insert(position) }
    }
    let positions = cell.explanation.constraints.indices.filter {
      name == nil || concerned.contains($0)
    }
    let inactive =
      name == nil ? cell.built.inactiveConstraints : items.flatMap(cell.inactiveConstraints)
    return JSONValue([
      "cell": JSONValue(cell.name), "spec": JSONValue(cell.spec),
      "views": .array(items.map { item($0, in: cell) }),
      "constraints": .array(positions.map { constraint($0, in: cell) }),
      "inactive": .array(inactive.map { self.inactive($0, in: cell) }),
      "diagnostics": .array(cell.diagnostics(about: items, named: name).map(\.json)),
    ]).printedElement
  }

  private typealias Members = KeyValuePairs<String, JSONValue?>

  private static func item(_ item: ItemExplanation, in cell: ExplainedCell) -> JSONValue {
    let head: Members
    if item.guide == nil, let view = cell.layout(of: item) {
      head = [
        "id": JSONValue(item.name), "kind": JSONValue(view.kind),
        "superview": view.superview.map { JSONValue($0.name) } ?? .null,
      ]
    } else {
      head = [
        "id": JSONValue(item.name), "kind": "guide", "view": JSONValue(item.view.name),
      ]
    }
    let placed = JSONValue(head).adding(cell.span(of: item.view)).adding([
      "frame": item.frame.json, "exact": item.exact.json,
      "inScreen": cell.frameOnScreen(of: item).json,
      "placement": JSONValue(placement(item.placement)),
    ])
    return item.attributes.reduce(placed) { object, attribute in
      object.adding([attribute.name.rawValue: self.attribute(attribute)])
    }.adding([
      "constraints": JSONValue(item.constraints),
      "contents": .array(item.contents.map(content)),
    ])
  }

  private static func placement(_ cause: PlacementCause) -> String {
    switch cause {
    case .constraints: "constraints"
    case .screen: "screen"
    case .frame: "frame"
    case .table: "table"
    case .cell: "cell"
    case .collection: "collection"
    }
  }

  private static func attribute(_ attribute: AttributeExplanation) -> JSONValue {
    let certainty: JSONValue =
      switch attribute.certainty {
      case .determined: "determined"
      case .tie: "tie"
      case .open: "open"
      }
    return [
      "value": attribute.rounded.json, "exact": attribute.exact.json, "certainty": certainty,
      "reasons": .array(attribute.reasons.map(reason)),
    ]
  }

  private static func reason(_ reason: AttributeExplanation.Reason) -> JSONValue {
    let cause: JSONValue =
      switch reason.cause {
      case .constraint(let position): ["constraint": JSONValue(position)]
      case .content(let content): ["content": self.content(content)]
      case .neverNegative(let name, let axis):
        ["neverNegative": JSONValue(name), "axis": axis.json]
      case .fitting(let name, let axis): ["fitting": JSONValue(name), "axis": axis.json]
      case .givenContent(let name, let axis): ["contentSize": JSONValue(name), "axis": axis.json]
      case .open(let name, let axis, let isSize):
        ["open": JSONValue(name), "axis": axis.json, "isSize": JSONValue(isSize)]
      }
    return cause.adding(["own": JSONValue(reason.isOwn), "pulls": JSONValue(reason.pulls)])
  }

  private static func content(_ content: ContentExplanation) -> JSONValue {
    [
      "view": JSONValue(content.view.name), "axis": content.axis.json,
      "size": content.size.json, "excess": content.excess.json,
      "hugging": JSONValue(content.hugging, places: 3),
      "compression": JSONValue(content.compression, places: 3),
    ]
  }

  private static func constraint(_ position: Int, in cell: ExplainedCell) -> JSONValue {
    let explained = cell.constraint(position)
    return written(explained.constraint, in: cell, after: ["id": JSONValue(position)])
      .adding(["heldBy": explained.holder.map { JSONValue($0.name) }])
      .adding(outcome(explained.outcome))
  }

  private static func inactive(_ inactive: InactiveConstraint, in cell: ExplainedCell) -> JSONValue
  {
    func when(_ entry: WhenEntry) -> JSONValue {
      JSONValue(["condition": JSONValue(entry.condition)]).adding(entry.span)
    }
    let cause: Members =
      switch inactive.cause {
      case .switchedOff(let entry): ["cause": "switchedOff", "when": when(entry)]
      case .conditionFails(let entry): ["cause": "conditionFails", "when": when(entry)]
      case .inactive: ["cause": "inactive"]
      }
    return written(inactive.constraint, in: cell).adding(cause)
  }

  /// The constraint as messages write it, and its origin with the place in the spec.
  private static func written(
    _ constraint: Constraint, in cell: ExplainedCell, after members: Members = [:]
  ) -> JSONValue {
    let object = JSONValue(members).adding([
      "equation": JSONValue(constraint.equation(in: cell.explanation.hierarchy)),
      "name": constraint.name.map { JSONValue($0) },
      "priority": JSONValue(constraint.priority.level, places: 3),
    ])
    switch constraint.origin {
    case .written(let span): return object.adding(["from": "constraint"]).adding(span)
    case .shorthand(let key, let span): return object.adding(["from": JSONValue(key)]).adding(span)
    case .visualFormat(let span): return object.adding(["from": "vfl"]).adding(span)
    case .code: return object.adding(["from": "code"])
    case .engine(.autoresizing(let mask), let view):
      return object.adding(["from": "autoresizing", "mask": JSONValue(mask.notation)])
        .adding(cell.frameSpan(of: view))
    case .engine(.stack(let role), let view):
      return object.adding(["from": "stack", "role": JSONValue(role.rawValue)])
        .adding(cell.span(of: view))
    case .engine(.fitting, let view):
      return object.adding(["from": "fitting"]).adding(cell.span(of: view))
    }
  }

  private static func outcome(_ outcome: ConstraintExplanation.Outcome) -> Members {
    switch outcome {
    case .decides: ["outcome": "decides"]
    case .implied: ["outcome": "implied"]
    case .slack(let points): ["outcome": "slack", "by": points.json]
    case .broken(let points, let pulls):
      ["outcome": "broken", "by": points.json, "pulls": JSONValue(pulls)]
    case .leftOut(let points): ["outcome": "leftOut", "by": points.json]
    case .illegal: ["outcome": "illegal"]
    }
  }
}

extension Axis {
  fileprivate var json: JSONValue { JSONValue(rawValue) }
}
