/// A picture that `VectorServer` asks `VectorWorker` to draw.
struct VectorRequest: Hashable {
  /// The width in pixels; zero to request only the size.
  var width: Int
  /// The height in pixels; zero to request only the size.
  var height: Int
  /// The maximum processor time in seconds.
  var seconds: Int
  var document: [UInt8]

  /// The number of bytes before the document.
  static let headerLength = 32

  /// The maximum length of the answer in bytes.
  var greatestAnswerLength: Int { VectorAnswer.greatestLength(pixelCount: width * height) }

  /// The header with the numbers, and the document.
  var bytes: [UInt8] {
    [width, height, seconds, document.count].flatMap { UInt64($0).littleEndianBytes } + document
  }

  /// Reads a request; nil at the end of the input.
  ///
  /// - Parameter read: returns a number of bytes of the input, or fewer at its end.
  init?(reading read: (Int) -> [UInt8]) {
    let header = read(Self.headerLength)
    guard header.count == Self.headerLength else { return nil }
    func number(_ index: Int) -> Int {
      Int(truncatingIfNeeded: UInt64(littleEndianBytes: header[8 * index..<8 * index + 8]))
    }
    (width, height, seconds) = (number(0), number(1), number(2))
    document = read(number(3))
    guard document.count == number(3) else { return nil }
  }

  init(width: Int, height: Int, seconds: Int, document: [UInt8]) {
    self.width = width
    self.height = height
    self.seconds = seconds
    self.document = document
  }
}

/// The reply of `VectorWorker` to a request.
struct VectorReply: Hashable {
  /// The status from `waitpid` of the copy of the process that drew the picture.
  var status: Int32
  /// The processor time of the copy in microseconds.
  var microseconds: Int
  /// The bytes of a `VectorAnswer`, or what the copy wrote before it ended.
  var answer: [UInt8]

  /// The number of bytes before the answer.
  private static let headerLength = 24

  init(status: Int32, microseconds: Int, answer: [UInt8]) {
    self.status = status
    self.microseconds = microseconds
    self.answer = answer
  }

  /// The header with the status, the time and the length, and the answer.
  var bytes: [UInt8] {
    UInt64(UInt32(bitPattern: status)).littleEndianBytes
      + UInt64(truncatingIfNeeded: microseconds).littleEndianBytes
      + UInt64(answer.count).littleEndianBytes + answer
  }

  /// The state of a reply whose first bytes were received.
  enum Progress: Hashable {
    case incomplete
    /// More bytes are announced, or were received, than a reply can have.
    case tooLong
    case complete(VectorReply)
  }

  /// Reads the reply as far as it was received.
  ///
  /// - Parameters:
  ///   - received: the first bytes of the reply.
  ///   - greatest: the maximum length of the answer.
  /// - Returns: the reply if it is complete.
  static func progress(of received: [UInt8], upTo greatest: Int) -> Progress {
    guard received.count >= headerLength else { return .incomplete }
    let length = UInt64(littleEndianBytes: received[16..<headerLength])
    let count = UInt64(received.count - headerLength)
    guard length <= UInt64(greatest), count <= length else { return .tooLong }
    guard count == length else { return .incomplete }
    let status = UInt64(littleEndianBytes: received[..<8])
    let microseconds = UInt64(littleEndianBytes: received[8..<16])
    return .complete(
      VectorReply(
        status: Int32(bitPattern: UInt32(truncatingIfNeeded: status)),
        microseconds: Int(truncatingIfNeeded: microseconds),
        answer: Array(received[headerLength...])))
  }
}

extension UInt64 {
  /// The eight bytes, the lowest first.
  var littleEndianBytes: [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: self >> (8 * UInt64($0))) }
  }

  /// - Parameter bytes: at most eight bytes, the lowest first.
  init(littleEndianBytes bytes: ArraySlice<UInt8>) {
    self = bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
