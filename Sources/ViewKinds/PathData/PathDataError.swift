/// What is wrong with the notation of an outline.
package struct PathDataError: Error, Hashable, Sendable {
  /// Where, in characters from the text's start.
  package let offset: Int
  package let reason: Reason

  package enum Reason: Hashable, Sendable {
    /// An outline begins with `M` or `m`.
    case startsWithoutMove
    case unknownCommand(Character)
    case missingNumber(after: Character)
    /// A number that is no number, or whose size is beyond 1e6.
    case badNumber
    /// An arc's flag is 0 or 1.
    case badFlag
    case tooLong(limit: Int)
  }
}
