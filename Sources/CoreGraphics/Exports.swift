// On Linux, the types of Core Graphics are those of Foundation and of the module UIKit.
@_exported public import UIKit
