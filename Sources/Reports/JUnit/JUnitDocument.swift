/// A JUnit XML document: suites of test cases.
///
/// It is valid by the schema `junit-10.xsd` of Jenkins' xUnit plugin.
package struct JUnitDocument {
  package struct Suite {
    let name: String
    let cases: [TestCase]
    /// The time in seconds.
    let time: String

    package init(name: String, cases: [TestCase], time: String = "0.000") {
      self.name = name
      self.cases = cases
      self.time = time
    }
  }

  package struct TestCase {
    let name: String
    /// The name of the class, in most tools a heading above the cases.
    let className: String
    /// The time in seconds; nil if it was not measured.
    let time: String?
    /// The problem, or nil for a case that passed.
    let problem: Problem?
    /// What the case printed, or nil for nothing.
    let output: String?

    package init(
      name: String, className: String, time: String? = nil, problem: Problem? = nil,
      output: String? = nil
    ) {
      self.name = name
      self.className = className
      self.time = time
      self.problem = problem
      self.output = output
    }
  }

  package struct Problem {
    package enum Severity: String {
      /// The case could not be judged.
      case error
      case failure
    }

    let severity: Severity
    let type: String
    let message: String
    let text: String

    package init(_ severity: Severity, type: String, message: String, text: String) {
      self.severity = severity
      self.type = type
      self.message = message
      self.text = text
    }
  }

  private let suites: [Suite]
  private let time: String

  /// - Parameters:
  ///   - suites: the suites.
  ///   - time: the time of all cases in seconds.
  package init(_ suites: [Suite], time: String = "0.000") {
    self.suites = suites
    self.time = time
  }

  /// The whole document, which ends with a newline.
  package var xml: String {
    let counts = Self.counts(suites.flatMap(\.cases))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="strut" \(counts) time="\(time)">
      \(suites.map { "\($0.xml)\n" }.joined())</testsuites>

      """
  }

  fileprivate static func counts(_ cases: [TestCase]) -> String {
    func count(_ severity: Problem.Severity) -> Int {
      cases.count { $0.problem?.severity == severity }
    }
    return "tests=\"\(cases.count)\" failures=\"\(count(.failure))\" errors=\"\(count(.error))\""
  }
}

extension JUnitDocument.Suite {
  fileprivate var xml: String {
    let counts = JUnitDocument.counts(cases)
    return """
      <testsuite name="\(XMLText.attribute(name))" \(counts) skipped="0" time="\(time)">
      \(cases.map(\.xml).joined(separator: "\n"))
      </testsuite>
      """
  }
}

extension JUnitDocument.TestCase {
  fileprivate var xml: String {
    let time = time.map { " time=\"\($0)\"" } ?? ""
    let opening =
      "<testcase name=\"\(XMLText.attribute(name))\" "
      + "classname=\"\(XMLText.attribute(className))\"\(time)"
    let lines = [
      problem?.xml, output.map { "<system-out>\(XMLText.content($0))</system-out>" },
    ].compactMap(\.self)
    guard !lines.isEmpty else { return "\(opening)/>" }
    return "\(opening)>\n\(lines.joined(separator: "\n"))\n</testcase>"
  }
}

extension JUnitDocument.Problem {
  fileprivate var xml: String {
    let element = severity.rawValue
    let message = XMLText.attribute(message)
    return
      "<\(element) type=\"\(type)\" message=\"\(message)\">\(XMLText.content(text))</\(element)>"
  }
}
