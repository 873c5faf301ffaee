/// An unknown of the system; made by a `Solver` and meaningful only to it.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
  package let index: Int32

  package init(index: Int32) { self.index = index }
}
