package import AutoLayout
package import Graphics
package import Spec

/// Each of these throws an error if the constraints of the cell take too much work.
extension BuiltCell {
  package func layout(measuring text: any TextMeasuring) throws(CellError) -> Layout {
    do {
      return try LayoutEngine.layout(scene, measuring: text)
    } catch {
      throw .tooComplex(self, error)
    }
  }

  package func outcomes(measuring text: any TextMeasuring) throws(CellError) -> LayoutOutcomes {
    do {
      return try LayoutEngine.outcomes(of: scene, measuring: text)
    } catch {
      throw .tooComplex(self, error)
    }
  }

  package func explanation(
    measuring text: any TextMeasuring
  ) throws(CellError) -> LayoutExplanation {
    do {
      return try LayoutEngine.explanation(of: scene, measuring: text)
    } catch {
      throw .tooComplex(self, error)
    }
  }
}
