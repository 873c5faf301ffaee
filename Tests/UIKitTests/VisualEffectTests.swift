import Geometry
import Testing
import Views

@testable import UIKit

@MainActor
@Suite("A view with an effect")
struct VisualEffectTests {
  @Test("keeps its content view as large as itself")
  func content() {
    let pane = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    pane.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    pane.layoutIfNeeded()
    #expect(pane.contentView.superview === pane)
    #expect(pane.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("has the engine's glass, with its tint")
  func glass() throws {
    let effect = UIGlassEffect(style: .regular)
    effect.tintColor = .systemRed
    let pane = UIVisualEffectView(effect: effect)
    let node = try #require(pane.node as? VisualEffectView)
    #expect(node.effect == .glass)
    #expect(node.glassTint == UIColor.systemRed.color)
    pane.effect = UIGlassEffect(style: .clear)
    #expect(node.effect == .clearGlass)
    #expect(node.glassTint == nil)
  }

  @Test("has the engine's container of glass, with its spacing")
  func container() throws {
    let effect = UIGlassContainerEffect()
    effect.spacing = 24
    let pane = UIVisualEffectView(effect: effect)
    let node = try #require(pane.node as? VisualEffectView)
    #expect(node.effect == .glassContainer)
    #expect(node.glassSpacing == 24)
    pane.effect = UIGlassEffect()
    #expect(node.effect == .glass)
    #expect(node.glassSpacing == 0)
  }

  @Test("has the engine's material for each style, and none without a blur")
  func materials() throws {
    let styles = (0...20).compactMap(UIBlurEffect.Style.init)
    // The kinds of glass are effects of their own.
    #expect(styles.count == VisualEffectView.Style.allCases.count - 3)
    let pane = UIVisualEffectView(effect: nil)
    let node = try #require(pane.node as? VisualEffectView)
    #expect(node.effect == nil)
    for style in styles {
      pane.effect = UIBlurEffect(style: style)
      #expect(node.effect?.rawValue == "\(style)")
    }
    pane.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
    #expect(node.effect == nil)
  }
}
