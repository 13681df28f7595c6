import { randomInt } from 'node:crypto'
import { buildApps } from '../build/build-apps.mjs'
import { ensureFfmpeg } from './ensure-ffmpeg.mjs'
import { ensureFirefox } from './ensure-firefox.mjs'
import { ensureVarnish } from './ensure-varnish.mjs'
import { runtimes } from './runtimes-step.mjs'
import { check, more, playwright, resultOf, vitest } from './step-kinds.mjs'

/** @typedef {import('./run-tool.mjs').TestContext} TestContext */
/** @typedef {import('./step-kinds.mjs').Step} Step */

/** @type {Step[]} */
export const steps = [
  check('format', 'Formatting', ['format:check']),
  check('lint', 'Lint', ['lint', 'lint:tools', 'lint:layers']),
  check('types', 'Types', ['typecheck', 'typecheck:tools']),
  check('dead-exports', 'Dead exports', ['dead-exports']),
  { ...check('unit', 'Unit tests', ['test:unit', 'test:unit:tools']), hasTests: true },
  {
    name: 'build',
    title: 'Production builds',
    isQuick: true,
    preparesStack: true,
    run: async ({ layout, run, reporter }) => {
      await buildApps(layout, run, reporter)
      return resultOf(true)
    },
  },
  vitest('integration', 'Integration tests', {
    isQuick: true,
    prepare: [ensureFfmpeg],
  }),
  vitest('requests', 'Requests', { isQuick: true, needs: 'build', variables: sharedStack }),
  playwright('journeys', 'Browser journeys', {
    needs: 'build',
    hasCore: true,
    variables: sharedStack,
  }),
  vitest('security', 'Attacks', {
    needs: 'build',
    variables: async (context) => ({ ...chooseFuzzSeed(context), ...(await sharedStack(context)) }),
  }),
  more(check('compiler', 'Rules of the React compiler', ['lint:compiler'])),
  more(vitest('depth', 'Integration in depth', { prepare: [ensureVarnish, ensureFfmpeg] })),
  more(
    playwright('resilience', 'Resilience', {
      needs: 'build',
      hasCore: true,
      prepare: [ensureVarnish],
    }),
  ),
  more(runtimes),
  more(
    playwright('components', 'Components', {
      prepare: [ensureFfmpeg, ...(process.env.TEST_FULL ? [ensureFirefox] : [])],
    }),
  ),
]

/** @param {TestContext} context */
function sharedStack({ stack }) {
  return stack.variables()
}

/** The seed of the fuzz tests. It is fixed, so a failing run fails again. */
const FUZZ_SEED = '1186429713'

/**
 * Chooses a random seed for full runs, and prints it so that the same requests can be repeated.
 *
 * @param {TestContext} context
 */
function chooseFuzzSeed({ reporter }) {
  const { TEST_FULL } = process.env
  const seed = process.env.FUZZ_SEED || (TEST_FULL ? String(randomInt(2 ** 31)) : FUZZ_SEED)
  reporter.say(`  The fuzz has the seed ${seed}: FUZZ_SEED=${seed} npm test -- security`)
  return { FUZZ_SEED: seed }
}
