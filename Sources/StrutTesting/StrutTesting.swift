// Tests can use the types of Strut, such as recording modes and checks, without importing Strut.
@_exported public import Strut
