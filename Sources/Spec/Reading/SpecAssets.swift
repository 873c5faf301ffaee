package import Catalogues
package import Graphics
package import ViewKinds

/// The asset catalogues that a spec may use.
package struct SpecAssets {
  /// The reasons why paths name no catalogue, by path.
  package var faults: [String: AssetPathFault] = [:]
  package var color: (String) -> AssetLookup<DeviceColor> = { _ in .missing }
  package var image: (String) -> AssetLookup<AssetVariants<ImageSource>> = { _ in .missing }
  /// The names of all colours and images, for help.
  package var colorNames: () -> [String] = { [] }
  package var imageNames: () -> [String] = { [] }

  /// No catalogues.
  package init() {}
}
