extension CollectionDifference.Change {
  /// The element's position in the new collection if inserted, or in the old one if removed.
  package var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
