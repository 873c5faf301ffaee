import Foundation
import Strut

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The test framework of the running test; the only code that depends on one.
enum TestFramework {
  /// Fails the running test.
  ///
  /// If no Swift Testing test is known to run, as in a detached task, both frameworks get the
  /// failure. The one that is not running ignores it.
  ///
  /// - Parameters:
  ///   - failure: the failure, whose text is the issue's and whose pictures are attached if
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

  /// Writes a remark that does not fail the test to standard error.
  static func tell(_ remark: String) {
    // A standard error that cannot be written does not fail the test.
    try? FileHandle.standardError.write(contentsOf: Data((remark + "\n").utf8))
  }

  #if canImport(Testing)
    private static func attach(_ pictures: [SnapshotCheck.Picture], at location: SourceLocation) {
      #if compiler(>=6.2)
        for picture in pictures {
          // Another check of the same cell may have replaced or removed the file.
          guard let data = try? Data(contentsOf: picture.url) else { continue }
          Attachment.record([UInt8](data), named: picture.name, sourceLocation: location)
        }
      #endif
    }
  #endif

  #if canImport(XCTest) && canImport(Darwin)
    /// Attaches pictures on the main thread, on which XCTest runs synchronous tests and their
    /// activities.
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
