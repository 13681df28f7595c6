import { randomInt } from 'node:crypto'
import path from 'node:path'
import { buildChangedApps } from '../build/build-changed-apps.mjs'
import { appFolder, appNames, repoRoot } from '../paths.mjs'
import { ensureFfmpeg } from './ensure-ffmpeg.mjs'
import { ensureFirefox } from './ensure-firefox.mjs'
import { ensureVarnish } from './ensure-varnish.mjs'
import { runTool } from './run-tool.mjs'
import { runtimes } from './runtimes-step.mjs'
import { check, playwright, resultOf, vitest } from './step-kinds.mjs'

/** @typedef {import('./run-tool.mjs').TestContext} TestContext */
/** @typedef {import('./step-kinds.mjs').Step} Step */

/**
 * The linters' programs and arguments, by the names of their logs. oxlint runs the rules that need
 * types.
 */
const LINTERS = {
  layers: ['scripts/lint/check-layers.mjs'],
  oxlint: ['node_modules/oxlint/bin/oxlint', '--type-aware'],
  eslint: ['node_modules/eslint/bin/eslint.js', '.'],
}

const TYPE_CHECKER = ['node_modules/typescript-native/bin/tsc', '--noEmit']

/** The folders with a `tsconfig.json`, by the names of their logs. */
const TYPED_FOLDERS = {
  cms: 'apps/cms',
  web: 'apps/web',
  tools: '',
  shared: 'packages/shared',
  media: 'packages/media',
}

/** @type {Step[]} */
export const steps = [
  {
    name: 'lint',
    title: 'Lint',
    isQuick: true,
    needsSourceOnly: true,
    run: async (context) => {
      await routeTypes(context)
      let isClean = true
      for (const [name, args] of Object.entries(LINTERS)) {
        isClean = (await runTool(context, name, args)) && isClean
      }
      return resultOf(isClean)
    },
  },
  check('format', 'Formatting', ['node_modules/prettier/bin/prettier.cjs', '--check', '.']),
  {
    name: 'types',
    title: 'Types',
    isQuick: true,
    needsSourceOnly: true,
    run: async (context) => {
      await routeTypes(context)
      let areRight = true
      for (const [name, folder] of Object.entries(TYPED_FOLDERS)) {
        const place = { cwd: path.join(repoRoot, folder) }
        areRight = (await runTool(context, `types-${name}`, TYPE_CHECKER, place)) && areRight
      }
      return resultOf(areRight)
    },
  },
  check('dead-exports', 'Dead exports', ['node_modules/knip/bin/knip.js', '--no-progress']),
  vitest('unit', 'Unit tests', { isQuick: true }),
  {
    name: 'build',
    title: 'Production builds',
    isQuick: true,
    preparesStack: true,
    run: async ({ layout, run, reporter }) => {
      await buildChangedApps(layout, run, reporter)
      return resultOf(true)
    },
  },
  vitest('integration', 'Integration tests', {
    isQuick: true,
    prepare: async (...given) => {
      await ensureVarnish(...given)
      await ensureFfmpeg(...given)
    },
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
  playwright('resilience', 'Resilience', {
    needs: 'build',
    hasCore: true,
    prepare: ensureVarnish,
  }),
  runtimes,
  playwright('components', 'Components', {
    prepare: async (...given) => {
      await ensureFfmpeg(...given)
      if (process.env.TEST_FULL) await ensureFirefox(...given)
    },
  }),
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

/** @type {Promise<void> | undefined} */
let madeRouteTypes

/** @param {TestContext} context */
function routeTypes(context) {
  return (madeRouteTypes ??= makeRouteTypes(context))
}

/**
 * Generates Next's types of pages, images and styles, which a fresh clone does not contain.
 *
 * @param {TestContext} context
 */
async function makeRouteTypes(context) {
  for (const app of appNames) {
    const next = path.relative(
      repoRoot,
      path.join(appFolder(app), 'node_modules/next/dist/bin/next'),
    )
    await runTool(context, `route-types-${app}`, [next, 'typegen'], { cwd: appFolder(app) })
  }
}
