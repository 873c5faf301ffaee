import Bitmaps
import Foundation
import Geometry
import Graphics
import TestSupport
import Testing

@testable import Drawing

@Suite("The font library")
struct FontLibraryTests {
  @Test("names the font and the package that is missing")
  func missingFont() throws {
    let cache = try FontCache(directory: "/tmp/strut-test-fonts")
    do {
      _ = try FontLibrary(folders: FontFolders(["/nowhere"]), cache: cache)
      Issue.record("fonts found nowhere")
    } catch {
      guard case .missing(let font, let package, let folders) = error else { throw error }
      #expect(font.hasPrefix("Inter-") && package.hasSuffix("-inter"))
      #expect(folders == ["/nowhere"])
    }
  }

  @Test("takes a file in the place of a folder for a folder without fonts")
  func fileForFolder() throws {
    let parent = try TemporaryFolder()
    try parent.write("text", to: "file")
    let cache = try FontCache(directory: "/tmp/strut-test-fonts")
    do {
      _ = try FontLibrary(folders: FontFolders(["\(parent.path)/file"]), cache: cache)
      Issue.record("fonts found in a file")
    } catch {
      guard case .missing(_, _, let folders) = error else { throw error }
      #expect(folders == ["\(parent.path)/file"])
    }
  }

  @Test("has one hash for each family, the same every time")
  func fingerprint() throws {
    let first = try TestFonts.library().fingerprint
    let second = try TestFonts.library().fingerprint
    #expect(first.map(\.name) == ["Inter", "Inter Display", "Noto Sans CJK", "Noto Color Emoji"])
    #expect(first.map(\.hash) == second.map(\.hash))
    #expect(Set(first.map(\.hash)).count == 4)
  }

  @Test("draws the same with a cache folder that cannot be written")
  func unwritableCache() throws {
    let cache = try FontCache(directory: "/proc/strut")
    let renderer = try Renderer(fonts: FontLibrary(cache: cache))
    let size = Size(width: 120, height: 160)
    #expect(
      try renderer.bitmap(of: Samples.everything, size: size, scale: 1)
        == TestFonts.renderer().bitmap(of: Samples.everything, size: size, scale: 1))
  }

  @Test("derives a font again that is damaged, or that was stored under another name")
  func storedFonts() throws {
    let folder = try TemporaryFolder()
    let cache = try FontCache(directory: folder.path)
    func stored(_ name: String, _ text: String) throws -> String {
      String(decoding: try cache.file(named: name) { Array(text.utf8) }.bytes, as: UTF8.self)
    }
    #expect(try stored("regular", "a regular font") == "a regular font")
    #expect(try stored("bold", "a bold font") == "a bold font")
    #expect(try stored("regular", "derived again") == "a regular font")
    let (regular, bold) = (folder.file("regular"), folder.file("bold"))
    try Data(contentsOf: bold).write(to: regular)
    #expect(try stored("regular", "derived again") == "derived again")
    try (Data(contentsOf: bold).dropFirst()).write(to: bold)
    #expect(try stored("bold", "derived again") == "derived again")
  }

  @Test("removes the temporary folders of killed processes, and no other")
  func abandonedFolders() throws {
    let parent = try TemporaryFolder()
    try parent.write("font", to: "strut-fonts-killed/a.otf")
    try parent.write("text", to: "other/a.txt")
    try parent.write("text", to: "elsewhere/a.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(parent.path)/strut-fonts-link", withDestinationPath: "\(parent.path)/elsewhere")
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: parent.path).sorted()
    }
    let rest = ["elsewhere", "other", "strut-fonts-link"]
    do {
      let living = try FontCache(directory: "/proc/strut", temporary: parent.path)
      #expect(try names().filter { !rest.contains($0) }.count == 1)
      let second = try FontCache(directory: "/proc/strut", temporary: parent.path)
      #expect(FileManager.default.fileExists(atPath: living.directory))
      #expect(FileManager.default.fileExists(atPath: second.directory))
    }
    #expect(try names() == rest)
    #expect(FileManager.default.fileExists(atPath: "\(parent.path)/elsewhere/a.txt"))
  }

  @Test("knows the versions of all libraries that make pixels")
  func versions() {
    #expect(
      LibraryVersions.all.map(\.name) == [
        "cairo", "pixman", "pango", "freetype", "harfbuzz", "fontconfig", "libpng", "zlib",
      ])
    let others = [LibraryVersions.drawings, LibraryVersions.photographs]
    #expect(others.map(\.name) == ["librsvg", "libjpeg-turbo"])
    let all = LibraryVersions.all + others
    #expect(all.allSatisfy { $0.version.first?.isNumber == true })
    #expect(all.allSatisfy { !$0.version.hasPrefix("0.0") })
  }

  @Test("lists each of its files once, by their names")
  func paths() throws {
    let paths = try TestFonts.library().paths
    let names = paths.compactMap { $0.split(separator: "/").last.map(String.init) }
    #expect(names.count > 3)
    #expect(names == names.sorted())
    #expect(Set(paths).count == paths.count)
  }
}
