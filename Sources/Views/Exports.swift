// A program that imports Views can use the types of these modules without importing them.
@_exported public import AutoLayout
@_exported public import Devices
@_exported public import Geometry
@_exported public import Graphics
@_exported public import ViewKinds
