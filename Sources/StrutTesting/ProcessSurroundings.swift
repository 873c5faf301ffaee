import Foundation

/// The facts about the current process that a check needs.
struct ProcessSurroundings: Sendable {
  var environment: [String: String]
  var processorCount: Int

  static var current: ProcessSurroundings {
    let process = ProcessInfo.processInfo
    return ProcessSurroundings(
      environment: process.environment, processorCount: process.activeProcessorCount)
  }
}
