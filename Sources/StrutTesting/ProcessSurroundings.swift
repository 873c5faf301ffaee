import Foundation

/// What a check may know of the process that it runs in.
struct ProcessSurroundings: Sendable {
  var environment: [String: String]
  var processorCount: Int

  static var current: ProcessSurroundings {
    let process = ProcessInfo.processInfo
    return ProcessSurroundings(
      environment: process.environment, processorCount: process.activeProcessorCount)
  }
}
