import Commands

/// An error in a command line; `Message+Arguments` has its texts.
enum ArgumentError: Error, Hashable, Sendable {
  /// A command that does not exist; `known` has the commands that exist.
  case unknownCommand(String, known: [String])
  /// An option that the command does not have, with the word behind it; `known` has its options
  /// without hyphens.
  case unknownOption(String, value: String?, command: String, known: [String])
  case missingValue(OptionDeclaration)
  case unexpectedValue(option: String)
  case repeated(option: String)
  case badValue(option: String, value: String, expected: String)
  /// A value that is not among the known names of the option.
  case unknownValue(option: String, value: String, known: [String])
  /// Two options that exclude each other.
  case excluded(option: String, by: String)
  /// Two options with the same path, so that the second output would overwrite the first.
  case samePath(String, options: [String])
  /// An output that would replace a file of the run's report.
  case outputOverReport(String, option: String)
  /// An option whose output would overwrite an operand, a spec or a document.
  case outputOverInput(String, option: String)
  /// An option with a folder in which a picture would replace a file that a spec reads, or a
  /// reference.
  case pictureOverInput(String, option: String)
  /// An option that needs another option.
  case missingOption(String, neededBy: String)
  /// An option that needs one of some values of another option.
  case missingChoice(option: String, values: [String], neededBy: String)
  /// An option for storyboards and xibs, of which none is among the paths.
  case missingDocument(option: String)
  /// A name that the reference does not have.
  ///
  /// `translations` are names of Strut for a word of another tool; `known` lists all names.
  case unknownName(String, translations: [String], known: [String])
  /// A type that the module `UIKit` does not have; `known` has its types.
  case unknownType(String, known: [String])
  case unexpectedArgument(String, command: String)
  /// A missing operand, in words.
  case missingArgument(String, command: String)
  /// The variables of a CI runner name no part of a run.
  case shard(ShardError)
}
