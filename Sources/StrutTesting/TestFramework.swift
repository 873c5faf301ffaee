import Foundation
import Strut

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The test framework of the running test.
///
/// No other code depends on a test framework.
enum TestFramework {
  /// Fails the running test.
  ///
  /// Swift Testing may not know of a running test, for example in a detached task. Then both
  /// frameworks get the failure, and the one that is not running ignores it.
  ///
  /// - Parameters:
  ///   - failure: the failure. Its text is that of the issue, and its pictures are attached if
  ///     possible.
  ///   - site: the place of the issue.
  static func report(_ failure: SnapshotCheck.Failure, at site: CallSite) {
    #if canImport(Testing)
      let location = SourceLocation(
        fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line),
        column: Int(site.column))
      attach(failure.pictures, at: location)
      Issue.record("\(failure.text)", sourceLocation: location)
      if Test.current != nil { return }
    #endif
    #if canImport(XCTest)
      #if canImport(Darwin)
        attachInXCTest(failure.pictures)
      #endif
      XCTFail(failure.text, file: site.filePath, line: site.line)
    #endif
  }

  /// Writes a remark to standard error.
  ///
  /// A remark does not fail the test.
  static func tell(_ remark: String) {
    // An error of writing to standard error does not fail the test.
    try? FileHandle.standardError.write(contentsOf: Data((remark + "\n").utf8))
  }

  #if canImport(Testing)
    private static func attach(_ pictures: [SnapshotCheck.Picture], at location: SourceLocation) {
      #if compiler(>=6.2)
        for picture in pictures {
          // The file may be missing, because another check of the same cell may have replaced or
          // removed it.
          guard let data = try? Data(contentsOf: picture.url) else { continue }
          Attachment.record([UInt8](data), named: picture.name, sourceLocation: location)
        }
      #endif
    }
  #endif

  #if canImport(XCTest) && canImport(Darwin)
    /// Attaches pictures.
    ///
    /// XCTest runs synchronous tests and their activities on the main thread, so other threads
    /// attach nothing.
    private static func attachInXCTest(_ pictures: [SnapshotCheck.Picture]) {
      guard Thread.isMainThread, !pictures.isEmpty else { return }
      MainActor.assumeIsolated {
        XCTContext.runActivity(named: "Snapshots") { activity in
          for picture in pictures {
            guard let data = try? Data(contentsOf: picture.url) else { continue }
            let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.png")
            attachment.name = picture.name
            attachment.lifetime = .keepAlways
            activity.add(attachment)
          }
        }
      }
    }
  #endif
}
