/// The script of a run's report, one file for all of it: a page from disk may load a script and no
/// module.
enum ReportScript {
  /// Wrapped, so that nothing but `strutRun` and `strutCell`, which the data calls, is known outside.
  static var text: String { "(() => {\n\"use strict\";\n\n\(parts.joined(separator: "\n"))})();\n" }

  /// In this order, since each uses what stands before it while it is read.
  private static let parts = [
    elements, run, route, acceptance, list, overview, cell, stage, overlay, keys, app,
  ]
}
