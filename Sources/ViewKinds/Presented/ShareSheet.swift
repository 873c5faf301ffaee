/// The system's sheet for sharing; corresponds to `UIActivityViewController`.
///
/// The apps and actions in it are those of a device, so only the header is a screen's own.
package struct ShareSheet: Hashable, Sendable {
  /// The title of what is shared, or nil for none.
  package let title: String?
  /// The line below the title, or nil for none.
  package let subtitle: String?

  package init(title: String? = nil, subtitle: String? = nil) {
    self.title = title
    self.subtitle = subtitle
  }
}
