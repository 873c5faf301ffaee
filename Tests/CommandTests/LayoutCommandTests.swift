import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut layout")
struct LayoutCommandTests {
  struct Output: Decodable {
    let format: Int
    let cells: [Cell]

    struct Cell: Decodable {
      let cell: String
      let spec: String
      let size: [Double]
      let scale: Int
      let safeArea: [Double]
      let views: [View]

      func frame(_ id: String) -> [Double]? { views.first { $0.id == id }?.frame }
    }

    struct View: Decodable {
      let id: String
      let kind: String
      let superview: String?
      let frame: [Double]
      let exact: [Double]
      let inScreen: [Double]
    }
  }

  @Test("lists guides in their views and on the screen")
  func guides() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix: { device: { id: pocket, width: 100, height: 200, scale: 2 } }
      views:
        box:
          pin: { left: 10, top: 20 }
          size: [40, 40]
          guides: { half: { pin: [left, top, bottom], width: 0.5 * superview.width + 0.1 } }
      """, to: "guides/guides.yaml")
    let outcome = strut("layout", "guides", "--json", in: scratch.path)
    #expect(outcome.status == .success)
    #expect(
      outcome.out.contains(
        """
              ],
              "guides": [
                {
                  "view": "box",
                  "id": "half",
                  "frame": [0, 0, 20, 40],
                  "exact": [0, 0, 20.1, 40],
                  "inScreen": [10, 20, 20, 40]
                }
              ],
              "diagnostics": []
        """))
    _ = try JSONDecoder().decode(Output.self, from: Data(outcome.out.utf8))
  }

  private func chat(_ arguments: String...) throws -> Output {
    let outcome = strut(
      ["layout", "Snapshots/chat", "--json"] + arguments, in: Repository.url.path)
    #expect(outcome.status == .success)
    return try JSONDecoder().decode(Output.self, from: Data(outcome.out.utf8))
  }

  @Test("rests the input bar on the safe area, or on the keyboard")
  func inputBar() throws {
    for cell in try chat("--only", "iphone-15-pro*").cells {
      let bar = try #require(cell.frame("inputBar"))
      switch cell.cell {
      // 852 − 34, and 852 − 336, the keyboard's height from the screen's bottom.
      case "iphone-15-pro": #expect(bar[1] + bar[3] == 818)
      case "iphone-15-pro.keyboard-shown": #expect(bar[1] + bar[3] == 516)
      // 393 − 21, and 393 − 209.
      case "iphone-15-pro.landscape": #expect(bar[1] + bar[3] == 372)
      default: #expect(bar[1] + bar[3] == 184)
      }
    }
  }

  @Test("keeps the button's own width on every cell and gives the field the rest")
  func send() throws {
    let cells = try chat().cells
    #expect(cells.count == 20)
    for cell in cells {
      let send = try #require(cell.frame("send"))
      let message = try #require(cell.frame("message"))
      // Two ideographs at 15 pt; the button's least width is 30 as well.
      #expect(send[2] == 30)
      #expect(abs(message[0] + message[2] + 8 - send[0]) < 0.001)
    }
  }

  @Test("prints the documented object")
  func object() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix: { device: iphone-x }
      views:
        box: { size: [100, 50], center: superview }
      """, to: "one/one.yaml")
    #expect(
      strut("layout", "one", "--json", in: scratch.path).out == """
        {
          "format": 1,
          "cells": [
            {
              "cell": "iphone-x",
              "spec": "one/one.yaml",
              "size": [375, 812],
              "scale": 3,
              "safeArea": [44, 0, 34, 0],
              "views": [
                {
                  "id": "root",
                  "kind": "view",
                  "superview": null,
                  "frame": [0, 0, 375, 812],
                  "exact": [0, 0, 375, 812],
                  "inScreen": [0, 0, 375, 812]
                },
                {
                  "id": "box",
                  "kind": "view",
                  "superview": "root",
                  "frame": [137.6667, 381, 100, 50],
                  "exact": [137.5, 381, 100, 50],
                  "inScreen": [137.6667, 381, 100, 50]
                }
              ],
              "diagnostics": []
            }
          ]
        }

        """)
  }

  @Test("prints rows below their table in the text")
  func text() {
    let outcome = strut(
      "layout", "Snapshots/chat", "--only", "iphone-x", in: Repository.url.path)
    #expect(
      outcome.out.contains(
        """
          history tableView (0, 0) 375 × 812
            history[0] tableViewCell (0, 0) 375 × 42.667
              history[0].contentView tableViewCellContentView (0, 0) 375 × 42.333
                history[0].row label (16, 11) 343 × 20.333
        """))
  }
}
