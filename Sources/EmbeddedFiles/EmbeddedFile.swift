private import CEmbeddedFiles

/// A file that is part of the program: scripts, style sheets, schemas and tables, which lie beside
/// this one and are copied into the program when it is built.
package struct EmbeddedFile: @unchecked Sendable {
  /// The file's bytes, UTF-8; they last as long as the program and never change.
  package let bytes: UnsafeBufferPointer<UInt8>

  private init(_ file: strut_embedded_file) {
    bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
  }

  /// A copy of the file as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The lines that have text, without the comment at the top.
  package var lines: [Substring] {
    Array(
      text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }.drop {
        $0.hasPrefix("#")
      })
  }

  /// A copy of the file as text, without the spaces that lines begin with.
  ///
  /// For scripts and style sheets that become part of a report. In these files, no string or
  /// template literal spans lines; `scripts/check` makes sure of it.
  package var unindentedText: String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var isLineStart = true
    for byte in bytes where !(isLineStart && byte == UInt8(ascii: " ")) {
      text.append(byte)
      isLineStart = byte == UInt8(ascii: "\n")
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension EmbeddedFile {
  /// The script of a run's report: declarations for the inside of one function.
  package static var reportScript: EmbeddedFile { EmbeddedFile(strut_report_script()) }
  /// The style of a run's report, after `pageStyle`.
  package static var reportStyle: EmbeddedFile { EmbeddedFile(strut_report_style()) }
  /// The colours and fonts of every page, light and dark.
  package static var pageStyle: EmbeddedFile { EmbeddedFile(strut_page_style()) }
  /// The style of a gallery, after `pageStyle`.
  package static var galleryStyle: EmbeddedFile { EmbeddedFile(strut_gallery_style()) }
  /// The designs of the named symbols, in the notation of `SymbolNotation`.
  package static var symbols: EmbeddedFile { EmbeddedFile(strut_symbols()) }
  /// The system font's advance widths.
  package static var advances: EmbeddedFile { EmbeddedFile(strut_advances()) }
  /// The system font's kerning.
  package static var kerning: EmbeddedFile { EmbeddedFile(strut_kerning()) }
  /// The JSON Schema of what `strut test --json` writes.
  package static var resultsSchema: EmbeddedFile { EmbeddedFile(strut_results_schema()) }
  /// The JSON Schema of what `strut lint --json` prints.
  package static var lintSchema: EmbeddedFile { EmbeddedFile(strut_lint_schema()) }
  /// The JSON Schema of what `strut explain --json` prints.
  package static var explainSchema: EmbeddedFile { EmbeddedFile(strut_explain_schema()) }
  /// The JSON Schema of what `strut sweep --json` prints.
  package static var sweepSchema: EmbeddedFile { EmbeddedFile(strut_sweep_schema()) }
  /// The JSON Schema of a diagnostic, which other schemas refer to as `diagnostic.json`.
  package static var diagnosticSchema: EmbeddedFile { EmbeddedFile(strut_diagnostic_schema()) }
  /// The words of other tools, in the notation of `Phrasebook`.
  package static var phrasebook: EmbeddedFile { EmbeddedFile(strut_phrasebook()) }
  /// The changes of single packages for the Swift translation, in the notation of `SourcePatch`.
  package static var patches: EmbeddedFile { EmbeddedFile(strut_patches()) }
  /// The Swift file with which an app's tests print the views of a screen for `strut match`.
  package static var dumpCode: EmbeddedFile { EmbeddedFile(strut_dump_code()) }
}
