package import Diagnostics

/// Values that replace the matrix' values on one axis, as texts.
package struct AxisSetting: Hashable, Sendable {
  package let axis: String
  /// The values as a spec writes them; at least one.
  package fileprivate(set) var values: [String]

  package init(axis: String, values: [String]) {
    self.axis = axis
    self.values = values
  }

  /// The setting as on a command line: `appearance=light,dark`.
  package var text: String { "\(axis)=\(values.joined(separator: ","))" }

  /// What to write for another tool's word for an axis: `--set appearance=dark` for `theme=dark`; nil if
  /// the phrasebook does not have the word.
  ///
  /// - Parameter names: the names of the axes.
  /// - Returns: the words of a help.
  package func meant(among names: [String]) -> String? {
    let list = values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]"
    guard
      let code = Phrasebook.standard.key(axis, value: list, in: ["matrix"], known: names)?.code,
      let colon = code.firstRange(of: ": ")
    else { return nil }
    let name = String(code[..<colon.lowerBound])
    let values = code[colon.upperBound...].filter { !"[] \"".contains($0) }
      .split(separator: ",").map { value in
        Phrasebook.standard.value(String(value), of: name, known: nil)?.code
          .map { $0.hasPrefix("\(name): ") ? String($0.dropFirst(name.count + 2)) : String(value) }
          ?? String(value)
      }
    return "write `--set \(name)=\(values.joined(separator: ","))`"
  }
}

extension SpecDocument {
  /// The names of the axes in their order.
  package var axisNames: [String] { context.axes.map(\.name) }

  /// The cells of the matrix with other values on some axes.
  ///
  /// - Parameter settings: the replacements. A setting of an axis that the spec does not have has
  ///   no effect.
  /// - Returns: the cells that the matrix does not exclude, and the diagnostics about the settings.
  package func cells(
    setting settings: [AxisSetting]
  ) -> (expansion: MatrixExpansion, diagnostics: [Diagnostic]) {
    var changed = matrix
    var findings: [Diagnostic] = []
    for setting in settings {
      guard let axis = context.axes.first(where: { $0.name == setting.axis }) else { continue }
      var values: [AxisValue] = []
      var meant = setting
      var flaws: [Diagnostic] = []
      for (index, text) in setting.values.enumerated() {
        let own = axis.name == MatrixAxis.device.name ? devices : []
        do throws(AxisFlaw) {
          values += try axis.values(named: text, or: own).filter { !values.contains($0) }
        } catch {
          flaws.append(.axis(error, text, axis, own: own.map(\.name), isOne: true, at: nil))
          meant.values[index] = flaws.last?.replacement ?? text
        }
      }
      if axis.name != MatrixAxis.device.name, flaws.allSatisfy({ $0.replacement != nil }) {
        for index in flaws.indices { flaws[index].help = "write `--set \(meant.text)`" }
      }
      findings += flaws
      for index in changed.products.indices {
        changed.products[index].set(values, of: axis, among: context.axes)
      }
    }
    if let excess = changed.excess(over: limits) { findings.append(excess) }
    guard findings.isEmpty else { return (MatrixExpansion(), findings) }
    do throws(PairwiseCover.TooHard) {
      return (try context.expansion(of: changed), [])
    } catch {
      return (MatrixExpansion(), [.pairsTooHard(at: matrix.span)])
    }
  }
}

extension MatrixProduct {
  /// Replaces the values of an axis.
  ///
  /// An empty list changes nothing.
  fileprivate mutating func set(
    _ values: [AxisValue], of axis: MatrixAxis, among axes: [MatrixAxis]
  ) {
    guard !values.isEmpty else { return }
    let factors = factors.filter { $0.first?.axis != axis.name } + [values]
    self.factors = axes.compactMap { axis in factors.first { $0.first?.axis == axis.name } }
  }
}
