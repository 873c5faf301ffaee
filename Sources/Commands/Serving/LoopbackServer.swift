import Foundation
import Synchronization

/// A server of HTTP for programs on this machine only.
///
/// Each connection has one request. Connections are answered at the same time.
final class LoopbackServer: Sendable {
  /// The port on 127.0.0.1.
  let port: Int
  private let listener: Int32
  /// A pipe that ends `run`.
  private let stopSignal: (reading: Int32, writing: Int32)
  private let connections = Mutex<Set<Int32>>([])

  /// The greatest number of connections at once.
  private static let mostConnections = 200
  /// The time for a request to arrive, in seconds.
  private static let patience = 10

  /// Listens on a port of 127.0.0.1.
  ///
  /// - Parameter wanted: the port; 0 for a free one.
  /// - Throws: the error of the system, such as that another program has the port.
  init(port wanted: Int = 0) throws(ServerError) {
    let (listener, port) = try Self.listen(onPort: wanted)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      let code = errno
      close(listener)
      throw ServerError(port: wanted, code: code)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.listener = listener
    self.port = port
    stopSignal = (ends[0], ends[1])
  }

  /// A socket that listens, and its port.
  private static func listen(
    onPort wanted: Int
  ) throws(ServerError) -> (listener: Int32, port: Int) {
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard listener >= 0 else { throw ServerError(port: wanted, code: errno) }
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    var isOn: Int32 = 1
    setsockopt(
      listener, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = UInt16(wanted).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && Foundation.listen(listener, 64) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else {
      let code = errno
      close(listener)
      throw ServerError(port: wanted, code: code)
    }
    return (listener, Int(UInt16(bigEndian: address.sin_port)))
  }

  deinit {
    for descriptor in [listener, stopSignal.reading, stopSignal.writing] { close(descriptor) }
  }

  /// Answers requests until `stop`.
  ///
  /// An answer that has begun is finished.
  ///
  /// - Parameter respond: answers a request, on any thread.
  func run(_ respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse) {
    let group = DispatchGroup()
    while true {
      var requests = [listener, stopSignal.reading].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&requests, 2, -1) >= 0 || errno == EINTR else { break }
      if requests[1].revents != 0 { break }
      guard requests[0].revents != 0 else { continue }
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { continue }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      let isTaken = connections.withLock { open in
        guard open.count < Self.mostConnections else { return false }
        open.insert(connection)
        return true
      }
      guard isTaken else {
        close(connection)
        continue
      }
      // A connection that waits keeps its thread, so it must not be one of a small pool.
      group.enter()
      Thread.detachNewThread { [self] in
        serve(connection, respond)
        group.leave()
      }
    }
    // Connections that wait for a request end now.
    connections.withLock { for connection in $0 { shutdown(connection, Int32(SHUT_RD)) } }
    group.wait()
  }

  /// Ends `run`.
  ///
  /// It may be called on any thread.
  func stop() {
    var byte: UInt8 = 0
    _ = write(stopSignal.writing, &byte, 1)
  }

  private func serve(_ connection: Int32, _ respond: (HTTPRequest) -> HTTPResponse) {
    defer {
      connections.withLock { open in
        open.remove(connection)
        close(connection)
      }
    }
    var time = timeval(tv_sec: Self.patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &time, size)
    setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &time, size)
    do throws(HTTPRequest.Fault) {
      guard let request = try read(connection) else { return }
      send(respond(request).bytes, on: connection)
    } catch {
      send(HTTPResponse(error).bytes, on: connection)
    }
  }

  /// The request of a connection; nil if the connection ends or takes too long.
  private func read(_ connection: Int32) throws(HTTPRequest.Fault) -> HTTPRequest? {
    let end = ContinuousClock.now + .seconds(Self.patience)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while ContinuousClock.now < end {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      if let request = try HTTPRequest.read(bytes) { return request }
    }
    return nil
  }

  private func send(_ bytes: [UInt8], on connection: Int32) {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      var isOn: Int32 = 1
      setsockopt(
        connection, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      let flags: Int32 = 0
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, flags)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
