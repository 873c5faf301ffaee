import Commands

/// What can be wrong with a command line, as facts; the wording is in `Message+Arguments`.
enum ArgumentError: Error, Hashable, Sendable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: String, nearest: String?)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String)
  case repeated(option: String)
  case badValue(option: String, value: String, expected: String)
  /// A name that is none of those that an option knows.
  case unknownValue(option: String, value: String, known: [String])
  /// Two options that cannot be given together.
  case excluded(option: String, by: String)
  /// Two options that name one file, of which the second would overwrite what the first wrote.
  case samePath(String, options: [String])
  /// An option that means nothing without another one.
  case missingOption(String, neededBy: String)
  /// An option that means something only with one of some values of another one, which holds nothing
  /// else then.
  case missingChoice(option: String, values: [String], neededBy: String)
  case unexpectedArgument(String, command: String)
  /// The words say what is missing.
  case missingArgument(String, command: String)
  /// A runner's variables name no part of a run.
  case shard(ShardError)
}
