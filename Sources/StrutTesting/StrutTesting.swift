// A test that imports this module names recording modes and reads checks, which are Strut's.
@_exported public import Strut
