package import Drawing
import Snapshots

/// Work on cells by several renderers, each on its thread.
package enum CellWork {
  /// The values of all cells or films in their order; throws what the first in that order threw.
  ///
  /// - Parameters:
  ///   - cells: what to work on.
  ///   - jobs: the greatest number of threads.
  ///   - fonts: shared by the renderers.
  ///   - progress: called with the number of finished cells.
  ///   - body: called on a renderer's thread.
  /// - Returns: one value for each cell.
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
