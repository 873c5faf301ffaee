// Code that imports UIKit uses Foundation without importing it.
@_exported public import Foundation
