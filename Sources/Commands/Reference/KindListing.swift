import ViewKinds

/// The kinds of views that specs may name.
package enum KindListing {
  /// In the order of the reference.
  package static var names: [String] { KindCatalogue.all.map { $0.name } }
}
