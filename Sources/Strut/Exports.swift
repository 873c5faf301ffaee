// With these exports, a program that lays out views needs one import: `import Strut`.
@_exported public import Snapshots
@_exported public import Views
