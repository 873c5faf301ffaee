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
}
