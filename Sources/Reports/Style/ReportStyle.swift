/// The look of a run's report.
enum ReportStyle {
  static var sheet: String { ([PageStyle.sheet] + parts).joined() }

  /// In this order, since narrow windows change what stands before.
  private static let parts = [frame, list, overview, cell, pictures, edges]
}
