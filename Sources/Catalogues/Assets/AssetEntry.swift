import Devices
import Diagnostics
import Geometry

/// Reads the qualities of an entry of `Contents.json`.
struct AssetEntry {
  let qualities: AssetQualities

  /// Returns nil for an entry for another platform, or with a condition that Strut does not know.
  ///
  /// - Parameters:
  ///   - entry: the entry of `colors` or `images`.
  ///   - file: the path of the file in messages.
  ///   - findings: receives a warning for each kind of unknown condition.
  init?(_ entry: ParsedValue, in file: String, _ findings: inout FileFindings) {
    var qualities = AssetQualities()
    switch entry["idiom"]?.word ?? "universal" {
    case "universal", "iphone-universal": break
    case "iphone": qualities.family = .iphone
    case "ipad": qualities.family = .ipad
    case "mac", "watch", "tv", "car", "vision", "reality": return nil
    case let idiom:
      findings.addUnknown("the idiom `\(idiom)`", in: file)
      return nil
    }
    for name in ["subtype", "memory", "graphics-feature-set", "width-class", "height-class"]
    where entry[name] != nil {
      findings.addUnknown("an entry with `\(name)`", in: file)
      return nil
    }
    if let scale = entry["scale"]?.word {
      guard scale.hasSuffix("x"), let number = Int(scale.dropLast()), (1...9).contains(number)
      else {
        findings.addUnknown("the scale `\(scale)`", in: file)
        return nil
      }
      qualities.scale = number
    }
    qualities.language = entry["locale"]?.text.map { $0.replacing("_", with: "-") }
    switch entry["language-direction"]?.word {
    case nil: break
    case "left-to-right": qualities.direction = .leftToRight
    case "right-to-left": qualities.direction = .rightToLeft
    case let direction?:
      findings.addUnknown("the direction `\(direction)`", in: file)
      return nil
    }
    switch entry["display-gamut"]?.word {
    case nil, "sRGB": break
    case "display-P3": qualities.isWideGamut = true
    case let gamut?:
      findings.addUnknown("the gamut `\(gamut)`", in: file)
      return nil
    }
    let appearances = entry["appearances"]
    if let appearances, appearances.list == nil {
      findings.addUnknown("the appearance `\(appearances.word)`", in: file)
      return nil
    }
    for appearance in appearances?.list ?? [] {
      switch (appearance["appearance"]?.text ?? "", appearance["value"]?.text ?? "") {
      case ("luminosity", "light"): qualities.appearance = .light
      case ("luminosity", "dark"): qualities.appearance = .dark
      case ("contrast", "high"): qualities.contrast = .high
      case (let name, let value):
        findings.addUnknown("the appearance `\(name)` `\(value)`", in: file)
        return nil
      }
    }
    self.qualities = qualities
  }
}
