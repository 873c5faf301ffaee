// On Linux, the classes of Core Animation are those of the module UIKit.
@_exported public import UIKit
