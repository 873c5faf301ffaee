// The re-export gives tests the types of Strut, such as recording modes and checks.
@_exported public import Strut
