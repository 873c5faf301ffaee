/// A search for earlier copies of a line's bytes.
struct LineSearch {
  let window: UnsafeMutablePointer<UInt8>
  /// One past the line's last byte.
  let end: Int
  let hints: LineHints

  /// A copy that matches the bytes at a place.
  private struct Copy {
    var length = 0
    var distance = 0
  }

  /// The length from which the search stops.
  private static let long = 32
  /// The length below which the search also tries a copy that begins one byte later.
  private static let sure = 32

  func compress(
    from start: Int, chains: inout HashChains, tokens: inout TokenBuffer, bits: inout BitWriter
  ) {
    var place = start
    var found = search(place, &chains)
    while place < end {
      guard found.length >= 3 else {
        tokens.append(DeflateToken(window[place]), bits: &bits)
        place &+= 1
        if place < end { found = search(place, &chains) }
        continue
      }
      if found.length < Self.sure, place &+ 1 < end {
        let later = search(place &+ 1, &chains)
        if later.length > found.length &+ 1 {
          tokens.append(DeflateToken(window[place]), bits: &bits)
          place &+= 1
          found = later
          continue
        }
      }
      tokens.copy(found.length, from: found.distance, bits: &bits)
      remember(place &+ 2, place &+ found.length, &chains)
      place &+= found.length
      if place < end { found = search(place, &chains) }
    }
  }

  /// Adds the places inside a copy, for long copies only those at the end.
  private func remember(_ first: Int, _ last: Int, _ chains: inout HashChains) {
    var place = max(first, last &- 96)
    while place < last, place &+ 4 <= end {
      _ = chains.insert(place, word(place))
      place &+= 1
    }
  }

  /// The longest copy at a place, which is added to the chains.
  ///
  /// The nearest wins a tie.
  private func search(_ place: Int, _ chains: inout HashChains) -> Copy {
    var best = Copy()
    if place >= hints.left {
      best = Copy(length: commonLength(place, place &- hints.left), distance: hints.left)
    }
    if hints.above > 0 {
      let length = commonLength(place, place &- hints.above)
      // A near copy takes about 3 bits for 258 bytes, one from the line above about 14.
      if Self.parts(best.length) &* 3 &* length > Self.parts(length) &* 14 &* best.length {
        best = Copy(length: length, distance: hints.above)
      }
    }
    guard place &+ 4 <= end else { return worthwhile(best) }
    let bytes = word(place)
    var earlier = chains.insert(place, bytes)
    if best.length < Self.long {
      let farthest = max(0, place &- DeflateWriter.reach)
      var tries = hints.depth
      while earlier >= farthest, tries > 0 {
        if word(earlier) == bytes, best.length < 4 || isLonger(place, earlier, than: best.length) {
          let length = commonLength(place, earlier)
          let least = place &- earlier > 4096 ? best.length &+ 1 : best.length
          if length > least, length > 4 || place &- earlier < 8192 {
            best = Copy(length: length, distance: place &- earlier)
            if length >= Self.long { break }
          }
        }
        let before = chains.before(earlier)
        // A slot may have been taken over by a later place.
        guard before < earlier else { break }
        earlier = before
        tries &-= 1
      }
    }
    return worthwhile(best)
  }

  /// The number of copies that a length takes.
  @inline(__always)
  private static func parts(_ length: Int) -> Int { (length &+ 257) / 258 }

  /// The copy, or none if it takes more bits than literals: three bytes from far, or few small
  /// differences.
  private func worthwhile(_ copy: Copy) -> Copy {
    copy.length < hints.leastLength && copy.distance > 512 ? Copy() : copy
  }

  /// Whether the last of `length` bytes and the next one match.
  @inline(__always)
  private func isLonger(_ place: Int, _ earlier: Int, than length: Int) -> Bool {
    window[place &+ length] == window[earlier &+ length]
      && window[place &+ length &- 1] == window[earlier &+ length &- 1]
  }

  @inline(__always)
  private func word(_ place: Int) -> UInt32 {
    UInt32(
      littleEndian: UnsafeRawPointer(window).loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }

  /// The number of matching bytes at a place and an earlier one, up to the line's end.
  @inline(__always)
  private func commonLength(_ place: Int, _ earlier: Int) -> Int {
    let first = UnsafeRawPointer(window + place)
    let second = UnsafeRawPointer(window + earlier)
    let limit = end &- place
    var length = 0
    while length < limit {
      let difference =
        UInt64(littleEndian: first.loadUnaligned(fromByteOffset: length, as: UInt64.self))
        ^ UInt64(littleEndian: second.loadUnaligned(fromByteOffset: length, as: UInt64.self))
      if difference != 0 {
        return min(limit, length &+ difference.trailingZeroBitCount / 8)
      }
      length &+= 8
    }
    return limit
  }
}
