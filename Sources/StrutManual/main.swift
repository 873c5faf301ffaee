import Cells
import Commands
import Foundation

// Run this program in the folder of the repository. It writes the example pages of the manual. With
// `--pictures`, it also draws their pictures.
let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
let fonts = FontSetup(environment: ProcessInfo.processInfo.environment)
let manual = ExampleManual(repository: root)
let folder = root.appendingPathComponent(ExampleManual.pageFolder)
try? FileManager.default.removeItem(at: folder)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for page in try manual.pages(fontSetup: fonts) {
  try Data(page.text.utf8).write(to: folder.appendingPathComponent("\(page.name).md"))
}
if CommandLine.arguments.dropFirst().contains("--pictures") {
  try manual.drawPictures(fontSetup: fonts)
}
