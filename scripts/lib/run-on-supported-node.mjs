// This file and the one it imports are read by whatever Node is there, so they keep to syntax that
// old ones know. Everything else is imported only after the version has been found good.
import { explainNodeVersion } from './node-version.mjs'

/**
 * @param {() => Promise<{ main: (args: string[]) => Promise<void> }>} loadCommand
 */
export function runOnSupportedNode(loadCommand) {
  const problem = explainNodeVersion(process.versions.node, process.platform)
  if (problem) {
    console.error(problem)
    process.exitCode = 1
    return
  }
  loadCommand().then((command) => command.main(process.argv.slice(2)))
}
