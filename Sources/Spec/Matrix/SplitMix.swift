/// A pseudorandom sequence of numbers that is the same on every machine.
///
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64 = 0) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in `0..<bound`; `bound` must be positive.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func shuffle(_ numbers: inout [Int]) {
    for index in numbers.indices.dropFirst() { numbers.swapAt(index, below(index + 1)) }
  }
}
