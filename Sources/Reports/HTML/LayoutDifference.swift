import Snapshots

/// The difference between two layouts as HTML, with a few lines around each change.
struct LayoutDifference {
  let lines: [LayoutTextChange]

  /// Unchanged lines that are shown before and after a change.
  private static let context = 2

  var html: String {
    let changed = lines.filter { $0.mark != .same }.count
    let noun = changed == 1 ? "line" : "lines"
    return """
      <details open>
      <summary>Layout, \(changed) changed \(noun)</summary>
      <pre class="diff" role="group" tabindex="0" aria-label="Layout before and after">\(rows)</pre>
      </details>
      """
  }

  private var rows: String {
    var rows = ""
    var skipped = 0
    for index in lines.indices {
      guard isNearChange(index) else {
        skipped += 1
        continue
      }
      rows += Self.gap(skipped)
      skipped = 0
      rows += row(lines[index])
    }
    return rows + Self.gap(skipped)
  }

  private func isNearChange(_ index: Int) -> Bool {
    let nearby = max(0, index - Self.context)...min(lines.count - 1, index + Self.context)
    return lines[nearby].contains { $0.mark != .same }
  }

  private func row(_ line: LayoutTextChange) -> String {
    let text = HTMLText.escaped(line.text)
    return switch line.mark {
    case .same: "<span>  \(text)</span>"
    case .removed: "<del>− \(text)</del>"
    case .added: "<ins>+ \(text)</ins>"
    }
  }

  private static func gap(_ count: Int) -> String {
    switch count {
    case 0: ""
    case 1: "<span class=\"gap\">  ⋯ 1 line the same</span>"
    default: "<span class=\"gap\">  ⋯ \(count) lines the same</span>"
    }
  }
}
