extension CollectionDifference.Change {
  /// The index of an inserted element in the new collection, or of a removed one in the old
  /// collection.
  package var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
