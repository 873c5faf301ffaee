import CCalls
import Commands
import Foundation
import Views

/// The files and lines of calls, as the debug information of the program tells them.
///
/// They are read by `addr2line` of GNU Binutils. Without that program, no place is known.
struct CodePlaces {
  /// The folder whose code is meant; code of other folders, and of packages that SwiftPM fetched
  /// into it, is passed over.
  let project: URL
  let environment: [String: String]

  /// The innermost place of a call in the project's own code; nil if it is not known.
  ///
  /// - Returns: the path within the project, and the line, counted from 1.
  func place(of calls: CallTrace) -> (file: String, line: Int)? {
    for frames in framesByObject(calls) {
      for (file, line) in lines(of: frames.addresses, in: frames.object) {
        if let path = shown(file), !path.hasPrefix(".build/") { return (path, line) }
      }
    }
    return nil
  }

  /// The path of a file within the project; nil for files outside of it.
  func shown(_ file: String) -> String? {
    let root = project.resolvingSymlinksInPath().path + "/"
    let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : nil
  }

  /// The addresses of consecutive calls within one object file, relative to it.
  private func framesByObject(_ calls: CallTrace) -> [(object: String, addresses: [UInt])] {
    var runs: [(object: String, addresses: [UInt])] = []
    for address in calls.addresses where address > 0 {
      var relative: UInt = 0
      // The address is that of the instruction after the call.
      guard let name = strut_object(address - 1, &relative) else { continue }
      let object = String(cString: name)
      if runs.last?.object == object {
        runs[runs.count - 1].addresses.append(relative)
      } else {
        runs.append((object, [relative]))
      }
    }
    return runs
  }

  /// The files and lines of addresses, innermost first, with those of inlined calls.
  private func lines(of addresses: [UInt], in object: String) -> [(file: String, line: Int)] {
    guard let program = ProgramCall.program(named: "addr2line", environment) else { return [] }
    let call = ProgramCall(
      program, ["-i", "-e", object] + addresses.map { "0x" + String($0, radix: 16) },
      in: project, environment: environment)
    guard let output = call.output(), output.status == 0 else { return [] }
    return Self.places(in: String(decoding: output.standard, as: UTF8.self))
  }

  /// The places in the output of `addr2line`, without those of unknown files and relative paths.
  static func places(in output: String) -> [(file: String, line: Int)] {
    output.split(separator: "\n").compactMap { line in
      // A line is `/path/file.swift:12`, with ` (discriminator 3)` after it if one is known.
      guard line.hasPrefix("/"), let colon = line.lastIndex(of: ":"),
        let number = Int(line[line.index(after: colon)...].prefix { $0.isNumber }), number > 0
      else { return nil }
      return (String(line[..<colon]), number)
    }
  }
}
