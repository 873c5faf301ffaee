import Snapshots

/// Fonts and libraries that are not those of the references, each once: the likely cause of pictures
/// that differ though no view moved.
struct EnvironmentList {
  private var sentences: [String] = []
  private var counts: [String: Int] = [:]

  init(_ cells: [CellRecord]) {
    for cell in cells {
      for sentence in cell.environment {
        if counts[sentence] == nil { sentences.append(sentence) }
        counts[sentence, default: 0] += 1
      }
    }
  }

  /// Nil where all is as it was.
  var html: String? {
    guard !sentences.isEmpty else { return nil }
    let items = sentences.map { sentence in
      let count = counts[sentence] ?? 0
      return """
        <li>\(HTMLText.sentence(sentence)) <span class="state">\(count) \
        \(count == 1 ? "cell" : "cells")</span></li>
        """
    }
    return """
      <section class="card notice" aria-labelledby="environment">
      <h2 id="environment">Not the fonts and libraries of the references</h2>
      <ul class="reasons">
      \(items.joined(separator: "\n"))
      </ul>
      </section>
      """
  }
}
