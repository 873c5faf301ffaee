import Foundation
import Strut
import StrutTesting
import Testing

@Suite("An assertion in Swift Testing")
struct AssertionTests {
  @Test("passes where every cell is as its reference")
  func pass() throws {
    let project = try TestProject()
    project.record()
    assertSnapshots(of: "Snapshots/box", in: project.url)
  }

  @Test("is an issue at its own line for each cell that differs")
  func difference() throws {
    let project = try TestProject()
    project.record()
    try project.writeScreen(gap: 40)
    let line = #line + 2
    withKnownIssue("the box moved") {
      assertSnapshots(of: "Snapshots/box", in: project.url)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.first?.rawValue.contains("`box` moved 20 pt down") == true
    }
  }

  @Test("is an issue for what is missing, recorded, wrong or not there")
  func failures() throws {
    let project = try TestProject()
    withKnownIssue("there is no reference") {
      assertSnapshots(of: "Snapshots/box", in: project.url)
    }
    withKnownIssue("a run that records fails") {
      assertSnapshots(of: "Snapshots/box", record: .missing, in: project.url)
    }
    withKnownIssue("there is no such spec") {
      assertSnapshots(of: "Snapshots/bax", in: project.url)
    }
    try project.write("views: [", to: "Snapshots/box/box.yaml")
    withKnownIssue("the spec is wrong") {
      assertSnapshots(of: "Snapshots/box", in: project.url)
    }
  }

  @Test("is an issue where a condition makes the spec wrong on a cell")
  func wrongOnCell() throws {
    let project = try TestProject()
    project.record()
    try project.write(
      """
      matrix: { device: iphone-se-3 }
      metrics: { radius: 5 }
      views: { box: { size: [10, 10], pin: [top, leading], cornerRadius: radius } }
      when: [{ device: iphone-se-3, metrics: { radius: -5 } }]
      """, to: "Snapshots/box/box.yaml")
    withKnownIssue("the radius is negative") {
      assertSnapshots(of: "Snapshots/box", in: project.url)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("`cornerRadius`") }
    }
  }
}
