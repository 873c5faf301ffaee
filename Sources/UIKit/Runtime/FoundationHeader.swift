/// The first stored property of a class whose objects Foundation compares, such as the values of
/// attributes in a text.
///
/// Foundation on Linux reads the type of an object from the bytes behind the object's head. There,
/// its own classes keep a number in the bits from 8 on. If the number is 0, Foundation ends the
/// process instead of calling `isEqual(_:)`. The number 1 means any class.
struct FoundationHeader {
  private let type: UInt64 = 1 << 8
}
