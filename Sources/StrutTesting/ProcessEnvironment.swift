import Foundation

/// The facts about the current process on which a check depends.
struct ProcessEnvironment: Sendable {
  var environment: [String: String]
  var processorCount: Int

  static var current: ProcessEnvironment {
    let process = ProcessInfo.processInfo
    return ProcessEnvironment(
      environment: process.environment, processorCount: process.activeProcessorCount)
  }
}
