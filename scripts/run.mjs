// `node scripts/run.mjs start`: what the npm scripts call. This file and the one it imports are read
// by whatever Node is there, so they keep to syntax that old ones know. Everything else is imported
// only after the version has been found good.
import { explainNodeVersion, noteUntestedNode } from './lib/node-version.mjs'

const commands = {
  start: () => import('./lib/commands/start.mjs'),
  test: () => import('./lib/commands/test.mjs'),
  dev: () => import('./lib/commands/dev.mjs'),
  edge: () => import('./lib/commands/edge.mjs'),
  'compose-check': () => import('./lib/commands/compose-check.mjs'),
  reset: () => import('./lib/commands/reset.mjs'),
}

const [name, ...args] = process.argv.slice(2)
const problem = explainNodeVersion(process.versions.node, process.platform)

if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  const note = noteUntestedNode(process.versions.node)
  if (note) console.warn(note)
  const load = commands[/** @type {keyof typeof commands} */ (name)]
  load().then((command) => command.main(args))
}
