private import CCalls
private import Foundation

/// A program that this process started.
///
/// Its owner has to wait for its end, or the system keeps its number.
package struct ChildProcess: Sendable {
  /// What a stream of the program is.
  package enum Stream: Hashable, Sendable {
    /// The same stream of this process.
    case inherited
    /// Empty as an input; as an output, it forgets everything.
    case null
    /// An open file of this process.
    case file(Int32)
  }

  /// The standard streams of the program.
  package struct Streams: Hashable, Sendable {
    let input: Stream
    let output: Stream
    let errors: Stream

    package init(input: Stream, output: Stream, errors: Stream) {
      self.input = input
      self.output = output
      self.errors = errors
    }
  }

  /// The signals that have their defaults in the program.
  package enum Defaults: Hashable, Sendable {
    case all
    /// All that this process does not ignore, and these.
    case only([Int32])
  }

  /// How a program ended.
  package enum End: Hashable, Sendable {
    case status(Int32)
    case signal(Int32)

    /// - Parameter status: the status from `waitpid`.
    package init(waitStatus status: Int32) {
      let signal = status & 0x7F
      self = signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }
  }

  /// The system's reason not to start a program.
  package struct Refusal: Error, Hashable, Sendable {
    /// The `errno`.
    package let code: Int32
  }

  /// The number by which the system knows the program.
  package let number: Int32
  private let hasGroup: Bool

  /// Starts a program.
  ///
  /// It gets every signal, even if this thread blocks some, and no open file but its standard streams.
  ///
  /// - Parameters:
  ///   - words: the path of the program and its arguments.
  ///   - environment: the variables, as `NAME=VALUE`.
  ///   - folder: the path of the working folder; nil for that of this process.
  ///   - streams: the standard streams.
  ///   - defaults: the signals that have their defaults.
  ///   - hasGroup: whether it and the programs that it starts are a group, which ends together.
  /// - Throws: the reason if the system cannot start it.
  package init(
    _ words: [String], environment: [String], folder: String? = nil, streams: Streams,
    defaults: Defaults = .all, hasGroup: Bool = false
  ) throws(Refusal) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      var flags = POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      var flags: Int32 = 0
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let targets = [
      (streams.input, STDIN_FILENO, O_RDONLY), (streams.output, STDOUT_FILENO, O_WRONLY),
      (streams.errors, STDERR_FILENO, O_WRONLY),
    ]
    for (stream, target, mode) in targets {
      switch stream {
      case .inherited: posix_spawn_file_actions_adddup2(&actions, target, target)
      case .null: posix_spawn_file_actions_addopen(&actions, target, "/dev/null", mode, 0)
      case .file(let file): posix_spawn_file_actions_adddup2(&actions, file, target)
      }
    }
    if let folder { strut_spawn_in(&actions, folder) }
    strut_spawn_streams_only(&actions)

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, reset) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    switch defaults {
    case .all: sigfillset(&reset)
    case .only(let signals):
      sigemptyset(&reset)
      for signal in signals { sigaddset(&reset, signal) }
    }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &reset)
    posix_spawnattr_setpgroup(&attributes, 0)
    flags |= Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    if hasGroup { flags |= Int32(POSIX_SPAWN_SETPGROUP) }
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let arguments = words.map { strdup($0) }
    let variables = environment.map { strdup($0) }
    defer { for word in arguments + variables { free(word) } }
    var number: Int32 = 0
    let code = posix_spawn(
      &number, words[0], &actions, &attributes, arguments + [nil], variables + [nil])
    guard code == 0 else { throw Refusal(code: code) }
    self.number = number
    self.hasGroup = hasGroup
  }

  /// Kills the program, and the other programs of its group.
  ///
  /// It must not have been waited for.
  package func kill() { _ = Foundation.kill(hasGroup ? -number : number, SIGKILL) }

  /// Returns how the program ended, or nil if it still runs.
  ///
  /// After the end, the system forgets the program, so nobody may ask again.
  package func endIfAny() -> End? { end(WNOHANG) }

  /// Waits for the end of the program.
  package func wait() -> End {
    while true {
      if let end = end(0) { return end }
    }
  }

  private func end(_ options: Int32) -> End? {
    var status: Int32 = 0
    switch waitpid(number, &status, options) {
    case number: return End(waitStatus: status)
    case 0: return nil
    // Somebody else has waited for it, or the system forgets all programs of this process.
    default: return errno == EINTR ? nil : .status(Self.unknownStatus)
    }
  }

  /// The status of a program whose end is unknown: that of a shell without the program.
  private static let unknownStatus: Int32 = 127
}
