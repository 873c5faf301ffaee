package import Cassowary
package import Geometry

/// What a kind of view brings with it: its contents and how they hold their own.
package struct ViewContent {
  package var kind: String
  package var content: (any IntrinsicContent)?
  package var hugging: PerAxis<Priority>
  package var compression: PerAxis<Priority>
  package var margins: Insets
  package var alignmentInsets: Insets

  package init(
    kind: String, content: (any IntrinsicContent)?, hugging: PerAxis<Priority>,
    compression: PerAxis<Priority>, margins: Insets, alignmentInsets: Insets
  ) {
    self.kind = kind
    self.content = content
    self.hugging = hugging
    self.compression = compression
    self.margins = margins
    self.alignmentInsets = alignmentInsets
  }
}

/// A view that is of a kind.
package protocol ContentProviding: View {
  /// Made anew for every layout.
  var viewContent: ViewContent { get }
}
