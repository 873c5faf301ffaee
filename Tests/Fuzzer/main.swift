import Foundation

/// The fuzzer: `scripts/checks/fuzz` builds and starts it.
do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  if arguments.first == Worker.word {
    try Worker(Array(arguments.dropFirst())).run()
  } else {
    let campaign = Campaign(try FuzzOptions(arguments))
    exit(try campaign.run() ? 0 : 1)
  }
} catch {
  FileHandle.standardError.write(Data("fuzz: \(error)\n".utf8))
  exit(2)
}
