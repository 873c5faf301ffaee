package import Drawing
import Snapshots

/// Work on cells or films on several threads, with one renderer for each thread.
package enum CellWork {
  /// The values of all cells or films, in their order.
  ///
  /// - Parameters:
  ///   - cells: the cells or films.
  ///   - jobs: the greatest number of threads.
  ///   - fonts: the fonts that the renderers share.
  ///   - progress: called with the number of finished cells.
  ///   - body: called on a renderer's thread.
  /// - Returns: one value for each cell or film.
  /// - Throws: the first error in the cells' order.
  package static func map<Item: Sendable, Value: Sendable>(
    _ cells: [Item], jobs: Int, fonts: FontLibrary,
    progress: (_ done: Int) -> Void = { _ in },
    body: @escaping @Sendable (CellRenderer, Item) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    var failure: (any Error)?
    Parallel.forEach(
      count: cells.count, jobs: jobs,
      makeWorker: {
        let renderer = Result { try CellRenderer(fonts: fonts) }
        return { index in
          Result { try body(try renderer.get(), cells[index]) }
        }
      }, progress: progress,
      deliver: { _, result in
        switch result {
        case .success(let value): values.append(value)
        case .failure(let error): failure = failure ?? error
        }
      })
    if let failure { throw failure }
    return values
  }
}
