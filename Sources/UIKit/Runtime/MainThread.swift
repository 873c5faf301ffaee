/// Calls a closure that belongs to the main actor from code of the engine.
///
/// The engine calls views back on the thread that uses them. Tests in Swift 5 mode may use them on
/// another thread than the main one, so the thread is not checked.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    typealias Unchecked = () -> Result
    return unsafeBitCast(body, to: Unchecked.self)()
  }
}
