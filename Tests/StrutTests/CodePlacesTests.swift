import Foundation
import Testing
import Views

@testable import Strut

@Suite("The place of a call in code")
struct CodePlacesTests {
  @Test("is read from the output of addr2line, without unknown files and relative paths")
  func output() throws {
    let places = CodePlaces.places(
      in: """
        /app/Sources/A.swift:12
        /app/Sources/B.swift:30 (discriminator 2)
        ??:0
        /app/<compiler-generated>:0
        nptl/pthread_create.c:442
        /app/Sources/C.swift:?

        """)
    #expect(places.map(\.file) == ["/app/Sources/A.swift", "/app/Sources/B.swift"])
    #expect(places.map(\.line) == [12, 30])
  }

  @Test("is not known without a program that reads it")
  func unknown() throws {
    let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    #expect(CodePlaces(project: project, environment: [:]).place(of: .current) == nil)
  }

  @Test("is shown within the project only")
  func shown() {
    let places = CodePlaces(project: URL(fileURLWithPath: "/tmp/app"), environment: [:])
    #expect(places.shown("/tmp/app/Sources/A.swift") == "Sources/A.swift")
    #expect(places.shown("/tmp/app2/Sources/A.swift") == nil)
  }
}
