import Foundation
import Strut

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The test framework that runs the calling test; the only place that knows any.
enum TestFramework {
  /// Fails the running test.
  ///
  /// Where no test of Swift Testing's is known to run, as in a detached task, both frameworks are
  /// told: the one that is not running takes no notice.
  ///
  /// - Parameters:
  ///   - failure: its text becomes the issue's, its pictures are attached where that is possible.
  ///   - site: where the issue is shown.
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

  /// Says what keeps no test from passing, on standard error.
  static func tell(_ remark: String) {
    // Where nobody can read it, that is no error of the test's.
    try? FileHandle.standardError.write(contentsOf: Data((remark + "\n").utf8))
  }

  #if canImport(Testing)
    private static func attach(_ pictures: [SnapshotCheck.Picture], at location: SourceLocation) {
      #if compiler(>=6.2)
        for picture in pictures {
          // A picture that another check of the same cell has replaced already is not this one's.
          guard let data = try? Data(contentsOf: picture.url) else { continue }
          Attachment.record([UInt8](data), named: picture.name, sourceLocation: location)
        }
      #endif
    }
  #endif

  #if canImport(XCTest) && canImport(Darwin)
    /// XCTest's activities belong to the main thread, where tests that are not asynchronous run.
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
