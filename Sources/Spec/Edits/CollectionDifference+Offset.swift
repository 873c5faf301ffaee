extension CollectionDifference.Change {
  /// Where the element is put in the new collection, or was in the old one.
  package var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
