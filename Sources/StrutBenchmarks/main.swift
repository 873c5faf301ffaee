/// The benchmarks by name.
///
/// Without an argument, all run in this order.
let benchmarks: [(name: String, run: (_ arguments: [String]) throws -> Void)] = [
  ("solver", { try SolverWorkloads(filter: $0.first ?? "").run() }),
  ("scaling", { _ in try SolverScaling().run() }),
  ("layout", { _ in LayoutWorkload().run() }),
  ("draw", { try DrawWorkload(spec: $0.first ?? "scripts/benchmarks/draw.yaml").run() }),
  ("references", { try ReferenceWorkload(folder: $0.first ?? "Snapshots").run() }),
  ("compare", { try CompareWorkload().run(writingTo: $0.first) }),
  ("interface", { try InterfaceWorkload().run($0) }),
  ("systems", { RandomSystems(count: $0.first.flatMap { Int($0) } ?? 2000).run() }),
]

let arguments = Array(CommandLine.arguments.dropFirst())
if let name = arguments.first, !benchmarks.contains(where: { $0.name == name }) {
  print("usage: StrutBenchmarks [\(benchmarks.map(\.name).joined(separator: "|"))] [filter]")
} else {
  for benchmark in benchmarks where arguments.first.map({ $0 == benchmark.name }) ?? true {
    try benchmark.run(Array(arguments.dropFirst()))
  }
}
