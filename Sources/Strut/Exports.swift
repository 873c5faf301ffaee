// A program that lays out views names the modules of its words only once: `import Strut`.
@_exported public import Snapshots
@_exported public import Views
