// A program that lays out views writes their words without naming the modules that they come from.
@_exported public import AutoLayout
@_exported public import Devices
@_exported public import Geometry
@_exported public import Graphics
@_exported public import ViewKinds
