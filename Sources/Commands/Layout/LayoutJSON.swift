import AutoLayout
import Cells
import Devices
import Diagnostics
import Geometry
import Reports
import Spec

/// The object that `strut layout --json` prints, format 1.
enum LayoutJSON {
  /// The whole document, which ends with a newline.
  static func document(cells: [JSONValue]) -> String {
    JSONValue(["format": 1, "cells": .array(cells)]).document
  }

  /// One element of `cells`, in printed form.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - name: the name of the cell.
  ///   - spec: the path of its spec.
  ///   - document: the spec, for the names of its Interface Builder document.
  ///   - includesLogs: whether the object has UIKit's logs of conflicts.
  /// - Returns: an object.
  static func cell(
    _ cell: LaidOutCell, name: String, spec: String, of document: SpecDocument, includesLogs: Bool
  ) -> JSONValue {
    let geometry = cell.built.geometry
    let views = cell.layout.inTreeOrder
    let guides = views.flatMap { view in view.guides.map { guide($0, of: view) } }
    return JSONValue([
      "cell": JSONValue(name), "spec": JSONValue(spec),
      "scene": document.scene.map { JSONValue($0) }, "size": geometry.size.json,
      "scale": JSONValue(geometry.scale), "safeArea": geometry.safeArea.json,
      "views": .array(views.map { view($0, object: document.objects[$0.id.name]) }),
      "guides": guides.isEmpty ? nil : .array(guides),
      "diagnostics": .array(cell.diagnostics.map(\.json)),
      "uikitLog": includesLogs ? JSONValue(cell.layout.conflictLogs) : nil,
    ]).printedElement
  }

  /// The object of a view.
  ///
  /// A view that scrolls also has the size, the offset and the insets of its content. A view of an
  /// Interface Builder document also has its object id.
  private static func view(_ view: ViewLayout, object: String?) -> JSONValue {
    JSONValue([
      "id": JSONValue(view.id.name), "object": object.map { JSONValue($0) },
      "kind": JSONValue(view.kind),
      "superview": view.superview.map { JSONValue($0.name) } ?? .null, "frame": view.frame.json,
      "exact": view.exact.json, "inScreen": view.inScreen.json,
      "contentSize": view.scroll?.contentSize.json,
      "contentOffset": view.scroll?.contentOffset.json,
      "adjustedContentInset": view.scroll?.adjustedContentInset.json,
    ])
  }

  private static func guide(_ guide: GuideLayout, of view: ViewLayout) -> JSONValue {
    [
      "view": JSONValue(view.id.name), "id": JSONValue(guide.name), "frame": guide.frame.json,
      "exact": guide.exact.json,
      "inScreen": guide.frame.offset(by: view.inScreen.origin).json,
    ]
  }
}
