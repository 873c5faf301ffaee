import Foundation
import Snapshots
package import SwiftTranslation

/// The advice on the compiler's errors in a build.
package final class SwiftAdvice {
  private let checkout: StrutCheckout
  private let graph: PackageGraph
  private lazy var advisor = CompilerAdvisor(
    uiKit: UIKitNames.of(checkout),
    package: DeclaredNames(
      graph.packages.flatMap(\.swiftFiles).compactMap(SwiftSource.init(of:)), publicOnly: false))

  package init(of preparation: SwiftPreparation) {
    checkout = preparation.checkout
    graph = preparation.graph
  }

  /// The advice on an error, or nil if UIKit and Objective-C are not its cause.
  ///
  /// The first error for which it may have one reads the sources of the module and of all packages.
  package func advice(on error: CompilerError) -> CompilerAdvice? {
    guard CompilerAdvisor.knows(error.message) else { return nil }
    return advisor.advice(on: error) { path in
      try? AtomicFile.read(URL(fileURLWithPath: path))
    }
  }
}

/// The names that the module `UIKit` has, for users.
package struct SwiftNames {
  private let names: DeclaredNames

  /// - Parameter program: the path of this program, which is in a checkout of Strut, or nil for the
  ///   running one.
  /// - Throws: `SwiftError.noCheckout`.
  package init(program: String? = nil) throws {
    names = UIKitNames.of(try StrutCheckout(of: program ?? StrutCheckout.runningProgram))
  }

  /// The full names of the types, sorted.
  package var types: [String] {
    names.types.filter(\.value.isDeclared).map(\.key).sorted()
  }

  /// The members of a type, below the names of the type and of those that it inherits from.
  ///
  /// - Parameter name: the name of the type, such as `UIView` or `UIView.ContentMode`.
  /// - Returns: nil if the module has no such type.
  package func members(of name: String) -> String? {
    let ancestry = names.ancestry(of: name, in: names)
    guard !ancestry.isEmpty else { return nil }
    return ancestry.map { path in
      let members = names.types[path]?.members.sorted() ?? []
      return ([path] + members.map { "  \($0)" }).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}

/// The module `UIKit` as Strut's sources declare it.
enum UIKitNames {
  /// The public names of the module.
  static func of(_ checkout: StrutCheckout) -> DeclaredNames {
    DeclaredNames(sources(of: checkout), publicOnly: true)
  }

  /// The facts of the module for the translator.
  static func facts(of checkout: StrutCheckout) -> TranslationFacts {
    TranslationFacts(ofUIKit: sources(of: checkout))
  }

  /// The facts of the module in the checkout of the running program; few if it is in none.
  static var factsOfRunningProgram: TranslationFacts {
    (try? StrutCheckout(of: StrutCheckout.runningProgram)).map(facts) ?? .uiKit
  }

  private static func sources(of checkout: StrutCheckout) -> [SwiftSource] {
    ["UIKit", "CoreGraphics", "QuartzCore"].flatMap { module in
      FileTree.files(in: checkout.folder.appendingPathComponent("Sources/\(module)")) {
        $0.hasSuffix(".swift")
      }
    }.compactMap(SwiftSource.init(of:))
  }
}

extension SwiftSource {
  /// Nil if the file cannot be read.
  init?(of file: URL) {
    guard let bytes = try? AtomicFile.read(file) else { return nil }
    self.init(bytes)
  }
}
