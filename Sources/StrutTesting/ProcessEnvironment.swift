import Foundation

/// The facts about the current process on which a check depends.
package struct ProcessEnvironment: Sendable {
  package var environment: [String: String]
  package var processorCount: Int

  package init(environment: [String: String], processorCount: Int) {
    self.environment = environment
    self.processorCount = processorCount
  }

  package static var current: ProcessEnvironment {
    let process = ProcessInfo.processInfo
    return ProcessEnvironment(
      environment: process.environment, processorCount: process.activeProcessorCount)
  }
}
