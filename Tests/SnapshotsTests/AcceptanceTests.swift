import Diagnostics
import Foundation
import Geometry
import Reports
import TestSupport
import Testing

@testable import Snapshots

@Suite("Accepting the last run")
struct AcceptanceTests {
  private let id = CellID(screen: "chat", cell: "a")

  /// A project in which `a` differs and `new` has no reference.
  private func failing() throws -> (TemporaryProject, RunResults) {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell()), ("b", DrawnCell())], mode: .all)
    let results = try project.run(
      [("a", DrawnCell(red: 5)), ("b", DrawnCell()), ("new", DrawnCell())])
    return (project, results)
  }

  @Test("makes the next run pass")
  func passes() throws {
    let (project, _) = try failing()
    let accepted = try project.lastRun.accept(project.lastRun.results()) { _ in true }
    #expect(accepted.map(\.sentence) == ["accepted chat/a", "accepted chat/new (new)"])
    let again = try project.run(
      [("a", DrawnCell(red: 5)), ("b", DrawnCell()), ("new", DrawnCell())])
    #expect(again.verdict == .passed)
  }

  @Test("writes what recording would have written")
  func sameBytes() throws {
    let (project, results) = try failing()
    _ = try project.lastRun.accept(results) { $0 == id }
    let accepted = try Data(contentsOf: project.store.pictureURL(of: "a"))
    _ = try project.run([("a", DrawnCell(red: 5))], mode: .all)
    #expect(try Data(contentsOf: project.store.pictureURL(of: "a")) == accepted)
  }

  @Test("takes only what is selected, and says so when it is done already")
  func selection() throws {
    let (project, results) = try failing()
    #expect(try project.lastRun.accept(results) { $0 == id }.count == 1)
    let again = try project.lastRun.accept(results) { _ in true }
    #expect(again.map(\.outcome) == [.alreadyAccepted, .accepted(replaced: false)])
  }

  @Test("leaves a reference alone that is not the one which was compared")
  func recordedInBetween() throws {
    let (project, results) = try failing()
    try AtomicFile.write("other", to: project.store.pictureURL(of: "a"))
    let outcome = try project.lastRun.accept(results) { $0 == id }
    #expect(outcome.map(\.outcome) == [.referenceChanged])
    #expect(
      outcome[0].refusal()?.message.text == "the reference of `chat/a` changed since the run")
  }

  @Test(
    "writes nothing through a link that leads out of the project",
    arguments: ["Snapshots", "Snapshots/chat", "Snapshots/chat/references"])
  func link(_ path: String) throws {
    let (project, results) = try failing()
    let outside = try TemporaryFolder()
    let url = project.url.appendingPathComponent(path)
    try? FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: url, withDestinationURL: outside.url)
    let acceptances = try project.lastRun.accept(results) { _ in true }
    #expect(acceptances.map(\.outcome) == [.outsideProject, .outsideProject])
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
  }

  @Test(
    "writes nothing among the files of git", arguments: [".git/refs/heads", "a/.GitHub/workflows"])
  func filesOfGit(_ path: String) throws {
    let (project, _) = try failing()
    let url = project.lastRun.resultsURL
    let text = try String(contentsOf: url, encoding: .utf8).replacingOccurrences(
      of: "\"Snapshots/chat/references\"", with: "\"\(path)\"")
    try AtomicFile.write(text, to: url)
    let acceptances = try project.lastRun.accept(project.lastRun.results()) { _ in true }
    #expect(acceptances.map(\.outcome) == [.outsideProject, .outsideProject])
    #expect(!Folder.exists(project.url.appendingPathComponent(path)))
  }

  @Test("does not replace a text of somebody else")
  func foreignText() throws {
    let (project, results) = try failing()
    let url = project.store.layoutURL(of: "new")
    try AtomicFile.write("flask == 1\n", to: url)
    #expect(throws: ReferenceError.file(FileError(.write, url.path, code: EEXIST))) {
      try project.lastRun.accept(results) { $0.cell == "new" }
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == "flask == 1\n")
  }

  @Test("writes nothing outside of the project")
  func outside() throws {
    let (project, _) = try failing()
    let outside = try TemporaryFolder()
    let url = project.lastRun.resultsURL
    let text = try String(contentsOf: url, encoding: .utf8).replacingOccurrences(
      of: #""Snapshots/chat/references""#, with: "\"\(outside.path)\"")
    try AtomicFile.write(text, to: url)
    let acceptances = try project.lastRun.accept(project.lastRun.results()) { _ in true }
    #expect(acceptances.map(\.outcome) == [.outsideProject, .outsideProject])
    #expect(
      acceptances[0].refusal()?.message.text
        == "the references of `chat/a` are outside of the project, or among the files of git")
    #expect(try Folder.names(in: outside.url).isEmpty)
  }

  @Test("refuses a picture or a layout that is not as the run left it")
  func changedPicture() throws {
    let (project, results) = try failing()
    try AtomicFile.write("other", to: project.lastRun.url(of: .actualLayout, id))
    #expect(
      try project.lastRun.accept(results) { $0 == id }.map(\.outcome) == [.pictureChanged])
    try FileManager.default.removeItem(at: project.lastRun.url(of: .actualPicture, id))
    #expect(
      try project.lastRun.accept(results) { $0 == id }.map(\.outcome) == [.pictureChanged])
  }
}

@Suite("The results of the last run")
struct RunResultsTests {
  @Test("come back as they were, with the same bytes each time")
  func roundTrip() throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell()), ("old", DrawnCell())], mode: .all)
    let results = try project.run([("a", DrawnCell(red: 5, viewX: 1)), ("new", DrawnCell())])
    #expect(try project.lastRun.results() == results)
    let bytes = try Data(contentsOf: project.lastRun.resultsURL)
    try project.lastRun.write(results)
    #expect(try Data(contentsOf: project.lastRun.resultsURL) == bytes)
    #expect(results.cells[0].references == "Snapshots/chat/references")
  }

  private static let same = """
    { "id": { "screen": "a", "cell": "b" }, "outcome": "matched", "references": "r",
      "configuration": { "device": "d", "states": [] }, "layout": [], "diagnostics": [] }
    """

  @Test(
    "name the first wrong value",
    arguments: [
      (#""stale": []"#, "cells"), (#""stale": [], "cells": [{}]"#, "cells[0].id"),
      (#""stale": [{ "screen": "..", "cell": "a" }], "cells": []"#, "stale[0]"),
      (#""stale": [], "cells": [7]"#, "cells[0]"),
      (#""stale": [], "cells": [\#(same), \#(same)]"#, "cells[1]"),
    ])
  func place(_ fields: String, _ place: String) throws {
    let project = try TemporaryProject()
    let url = project.lastRun.resultsURL
    try AtomicFile.write(
      #"{ "format": \#(RunResults.currentFormat), "recordMode": "none", \#(fields) }"#, to: url)
    #expect(throws: LastRun.ResultsError.damaged(path: url.path, place: place)) {
      try project.lastRun.results()
    }
  }

  /// A cell of the results with differing pixels.
  private static func differing(_ numbers: String) -> String {
    """
    { "format": \(RunResults.currentFormat), "recordMode": "none", "stale": [], "cells": [ { \
    "id": { "screen": "a", "cell": "a" }, "outcome": "different", "references": "x", \
    "configuration": { "device": "a", "states": [] }, "layout": [], "diagnostics": [], \
    "difference": { "layout": [], "reference": [], "environment": [], \
    "picture": { "different": { "_0": { \(numbers), "excesses": [] } } } } } ] }
    """
  }

  @Test(
    "have differing pixels within their picture",
    arguments: [
      (#""count": 1, "total": 1, "left": 0, "top": 0, "right": 1, "bottom": 1"#, true),
      (#""count": 2, "total": 1, "left": 0, "top": 0, "right": 1, "bottom": 1"#, false),
      (#""count": -1, "total": 1, "left": 0, "top": 0, "right": 1, "bottom": 1"#, false),
      (#""count": 1, "total": 9, "left": -1, "top": 0, "right": 1, "bottom": 1"#, false),
      (#""count": 1, "total": 9, "left": 0, "top": -1, "right": 1, "bottom": 1"#, false),
      (#""count": 1, "total": 9, "left": 2, "top": 0, "right": 1, "bottom": 1"#, false),
      (#""count": 1, "total": 9, "left": 0, "top": 2, "right": 1, "bottom": 1"#, false),
      (#""count": 1, "total": 9, "left": 2, "top": 2, "right": 3, "bottom": 3"#, true),
    ])
  func pixels(_ numbers: String, _ isValid: Bool) throws {
    let project = try TemporaryProject()
    try AtomicFile.write(Self.differing(numbers), to: project.lastRun.resultsURL)
    #expect(((try? project.lastRun.results()) != nil) == isValid)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String?
    let rule: String
  }

  @Test(
    "are refused where they are not a run's",
    arguments: [
      Row(testDescription: "no run yet", text: nil, rule: "noLastRun"),
      Row(testDescription: "not JSON", text: "{", rule: "damagedResults"),
      Row(
        testDescription: "a later format", text: #"{ "format": 6 }"#, rule: "otherResultsFormat"),
      Row(
        testDescription: "an earlier format with sentences for reasons",
        text: """
          { "format": 2, "recordMode": "none", "stale": [], "cells": [ { "id": { "screen": "a", \
          "cell": "a" }, "status": "different", "references": "x", "environment": [], \
          "reasons": ["`send` moved 12 pt left"], "changedViews": ["send"], "layout": [], \
          "diagnostics": [] } ] }
          """, rule: "otherResultsFormat"),
      Row(testDescription: "no cells", text: #"{ "format": 5 }"#, rule: "damagedResults"),
      Row(
        testDescription: "a cell outside the folder",
        text: """
          { "format": 5, "recordMode": "none", "stale": [], "cells": [ { "id": { "screen": "..", \
          "cell": "a" }, "outcome": "matched", "configuration": { "device": "a", "states": [] }, \
          "references": "x", "layout": [], "diagnostics": [] } ] }
          """, rule: "damagedResults"),
    ]
      + [
        ("references outside the project", #""references": "../outside""#),
        ("absolute references that climb", #""references": "/tmp/../outside""#),
        ("references without a path", #""references": """#),
        ("an old name outside the folder", #""references": "x", "renamedFrom": "../a""#),
        (
          "a moved spec outside the project",
          #""references": "x", "movedSpec": { "screen": "a", "references": "b/../../c", "#
            + #""old": "a", "new": "b" }"#
        ),
        ("a number beyond all", #""references": "x", "toleratedPixels": 9223372036854775807"#),
        ("a number of ten digits", #""references": "x", "toleratedPixels": 1000000000"#),
        ("a negative count", #""references": "x", "toleratedPixels": -1"#),
        ("an exponent", #""references": "x", "pixelsPerPoint": 1e308"#),
        ("no pixels in a point", #""references": "x", "pixelsPerPoint": 0"#),
        ("none of the reference", #""references": "x", "expectedPixelsPerPoint": 0"#),
        ("an empty picture", #""references": "x", "size": { "width": 0, "height": 1 }"#),
        (
          "more pixels than there are",
          #""references": "x", "difference": { "layout": [], "reference": [], "environment": [], "#
            + #""picture": { "different": { "_0": { "count": 1, "total": 0, "left": 0, "top": 0, "#
            + #""right": 0, "bottom": 0, "excesses": [] } } } }"#
        ),
      ].map { description, fields in
        Row(
          testDescription: description,
          text: """
            { "format": 5, "recordMode": "none", "stale": [], "cells": [ { "id": { "screen": "a", \
            "cell": "a" }, "outcome": "matched", "configuration": { "device": "a", "states": [] }, \
            \(fields), "layout": [], "diagnostics": [] } ] }
            """, rule: "damagedResults")
      })
  func refused(_ row: Row) throws {
    let project = try TemporaryProject()
    if let text = row.text { try AtomicFile.write(text, to: project.lastRun.resultsURL) }
    do {
      _ = try project.lastRun.results()
      Issue.record("the results were read")
    } catch {
      #expect(error.diagnostic.message.rule == row.rule)
      #expect(error.diagnostic.help != nil)
    }
  }

  @Test(
    "have the numbers of a run",
    arguments: [
      (
        #"{ "a": 999999999, "b": [-1, 0.123456789012, 1e-9], "c": true, "d": false, "e": null }"#,
        true
      ),
      (#"{ "a": "1e308 and 9223372036854775807 \" 10000000000" }"#, true),
      (#"{ "a": 1000000000 }"#, false), (#"{ "a": -1000000000 }"#, false),
      (#"[1e308]"#, false), (#"[1E+9]"#, false), (#"[1.5e10]"#, false),
    ])
  func numbers(_ json: String, _ areSmall: Bool) {
    #expect(JSONNumbers.areSmall(in: Array(json.utf8)) == areSmall)
  }

  @Test("are emptied without touching what no run wrote")
  func empty() throws {
    let project = try TemporaryProject()
    _ = try project.run([("a", DrawnCell()), ("b", DrawnCell())])
    let folder = project.lastRun.folder
    let precious = project.url.appendingPathComponent("precious")
    try AtomicFile.write("mine", to: folder.appendingPathComponent("chat/a/notes.md"))
    try AtomicFile.write("mine", to: precious.appendingPathComponent("a/actual.png"))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link"), withDestinationURL: precious)
    try project.lastRun.empty()
    #expect(
      try project.files() == [
        ".strut/last-run/chat/a/notes.md", ".strut/last-run/link", "precious/a/actual.png",
      ])
    #expect(!Folder.exists(folder.appendingPathComponent("chat/b")))
  }
}
