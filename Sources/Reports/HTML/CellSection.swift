import Snapshots

/// One cell that somebody has to look at.
struct CellSection {
  let cell: CellRecord
  /// The element's id.
  let anchor: String
  /// The screen's title where it has one besides its name.
  let title: String?

  var html: String {
    """
    <article class="card" id="\(anchor)" aria-labelledby="\(anchor)-name">
    <header>
    <h3 id="\(anchor)-name"\(tip)>\(Self.name(cell.id))</h3>
    <span class="badge \(cell.status.rawValue)">\(cell.status.badge)</span>
    </header>
    \(([reasons] + [pictures, layout].compactMap { $0 }).joined(separator: "\n"))
    </article>
    """
  }

  static func name(_ id: CellID) -> String {
    "<span class=\"screen\">\(HTMLText.escaped(id.screen))</span>\(CellLabel(id.cell).html)"
  }

  private var tip: String { title.map { " title=\"\(HTMLText.escaped($0))\"" } ?? "" }

  private var reasons: String {
    guard cell.status == .failed else {
      let items = cell.reasons.map { "<li>\(HTMLText.sentence($0))</li>" }
      return "<ul class=\"reasons\">\n\(items.joined(separator: "\n"))\n</ul>"
    }
    return cell.diagnostics.map { FindingList.finding($0, cells: nil) }.joined(separator: "\n")
  }

  private var pictures: String? {
    let figures = ReportPictures.files(of: cell).compactMap { figure(for: $0)?.html }
    guard !figures.isEmpty else { return nil }
    return """
      <div class="tools"><label><input class="zoom" type="checkbox"> Larger</label></div>
      <div class="pictures">
      \(figures.joined(separator: "\n"))
      </div>
      """
  }

  private func figure(for file: LastRun.File) -> PictureFigure? {
    guard let size = cell.size, let scale = cell.scale else { return nil }
    let old = cell.expectedSize ?? size
    let both = PictureSize(
      width: max(old.width, size.width), height: max(old.height, size.height))
    let shown: (caption: String, size: PictureSize)? =
      switch file {
      case .expectedPicture: ("Expected", old)
      case .actualPicture: ("Actual", size)
      case .differencePicture: ("Difference", both)
      case .expectedLayout, .actualLayout: nil
      }
    return shown.map { shown in
      PictureFigure(
        path: ReportPictures.path(of: file, cell.id), size: shown.size, scale: Double(scale),
        caption: .plain(shown.caption),
        alternative: "\(shown.caption): \(cell.id.screen) on \(CellLabel(cell.id.cell).words)")
    }
  }

  private var layout: String? {
    cell.layout.isEmpty ? nil : LayoutDifference(lines: cell.layout).html
  }
}
