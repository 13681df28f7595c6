// `node scripts/run.mjs start`: the entry of the npm scripts. Any installed Node reads this
// file and its import, so both use only old syntax. Everything else is imported after the check
// of the version.
import { explainNodeVersion, warnAboutUntestedNode } from './lib/node-version.mjs'

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
  const note = warnAboutUntestedNode(process.versions.node)
  if (note) console.warn(note)
  const load = commands[/** @type {keyof typeof commands} */ (name)]
  load().then((command) => command.main(args))
}
