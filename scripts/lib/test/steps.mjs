import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { buildApp } from '../build/build-app.mjs'
import { BUILD_LOCK } from '../build/build-changed-apps.mjs'
import { appFolder, appNames, repoRoot } from '../paths.mjs'
import { withLock } from '../process/file-lock.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { ensureFfmpeg } from './ensure-ffmpeg.mjs'
import { ensureFirefox } from './ensure-firefox.mjs'
import { ensureVarnish } from './ensure-varnish.mjs'
import { listFlaky, readPlaywrightReport, readVitestReport } from './read-reports.mjs'
import { runTool } from './run-tool.mjs'
import { oneFailed, onePassed } from './tally.mjs'

/** @typedef {import('./run-tool.mjs').TestContext} TestContext */
/** @typedef {import('./tally.mjs').Tally} Tally */
/**
 * @typedef {object} Step
 * @property {string} name by which it is chosen: npm test -- <name>
 * @property {string} title
 * @property {boolean} [hasTests]
 * @property {boolean} [needsSourceOnly] so that it may run beside others
 * @property {string} [needs] the step without whose success this one makes no sense
 * @property {(context: TestContext) => Promise<Tally>} run
 */

/** One process each: all types together need more than the 4 GB that Node gives one. */
const LINTED = [
  ['web', 'apps/web'],
  ['cms', 'apps/cms'],
  ['rest', '--ignore-pattern', 'apps/', '.'],
]

/** @type {Step[]} */
export const steps = [
  {
    name: 'lint',
    title: 'Lint',
    needsSourceOnly: true,
    run: async (context) => {
      await routeTypes(context)
      const layers = await runTool(context, 'layers', ['scripts/lint/check-layers.mjs'])
      let isClean = layers
      for (const [part, ...files] of LINTED) {
        const args = ['node_modules/eslint/bin/eslint.js', ...files]
        isClean = (await runTool(context, `lint-${part}`, args)) && isClean
      }
      return tallyOf(isClean)
    },
  },
  check('format', 'Formatting', ['node_modules/prettier/bin/prettier.cjs', '--check', '.']),
  {
    name: 'types',
    title: 'Types',
    needsSourceOnly: true,
    run: async (context) => {
      await routeTypes(context)
      const tasks = ['typecheck', '//#typecheck:tools']
      const flags = ['--continue', '--output-logs=errors-only']
      const args = ['node_modules/turbo/bin/turbo', 'run', ...tasks, ...flags]
      return tallyOf(await runTool(context, 'types', args))
    },
  },
  check('dead-exports', 'Dead exports', ['node_modules/knip/bin/knip.js', '--no-progress']),
  vitest('unit', 'Unit tests'),
  vitest('integration', 'Integration tests', {
    prepare: async (...given) => {
      await ensureVarnish(...given)
      await ensureFfmpeg(...given)
    },
  }),
  {
    name: 'build',
    title: 'Production builds',
    run: async ({ layout, run }) => {
      await withLock(BUILD_LOCK, run.signal, async () => {
        for (const app of appNames) await buildApp(app, layout, run)
      })
      return onePassed
    },
  },
  vitest('requests', 'Requests', { needs: 'build', variables: sharedStack }),
  playwright('journeys', 'Browser journeys', { hasCore: true, variables: sharedStack }),
  vitest('security', 'Attacks', {
    needs: 'build',
    variables: async (context) => ({ ...chooseFuzzSeed(context), ...(await sharedStack(context)) }),
  }),
  playwright('resilience', 'Resilience', { hasCore: true, prepare: ensureVarnish }),
  playwright('player', 'Frame truth of the player', {
    prepare: async (...given) => {
      await ensureFfmpeg(...given)
      if (process.env.TEST_FULL) await ensureFirefox(...given)
    },
  }),
]

/**
 * @param {string} name
 * @param {string} title
 * @param {string[]} args
 * @returns {Step}
 */
function check(name, title, args) {
  return {
    name,
    title,
    needsSourceOnly: true,
    run: async (context) => tallyOf(await runTool(context, name, args)),
  }
}

/**
 * @typedef {object} Preparation
 * @property {typeof ensureVarnish} [prepare]
 * @property {string} [needs]
 * @property {boolean} [hasCore] whether only its tests with the tag `@core` run, except in full
 * @property {(context: TestContext) => Promise<Record<string, string>>} [variables] that the tests
 * read
 */

/**
 * @param {string} project
 * @param {string} title
 * @param {Preparation} [preparation]
 * @returns {Step}
 */
function vitest(project, title, { prepare, needs, variables } = {}) {
  return {
    name: project,
    title,
    hasTests: true,
    ...(needs && { needs }),
    run: async (context) => {
      await prepare?.(context.layout, context.run)
      const report = freshReport(context, project)
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', `${project}*`, ...reporters]
      const env = (await variables?.(context)) ?? {}
      const succeeded = await runTool(context, project, [...args, '--passWithNoTests'], { env })
      return readVitestReport(report, !succeeded)
    },
  }
}

/**
 * @param {string} suite
 * @param {string} title
 * @param {Preparation} [preparation]
 * @returns {Step}
 */
function playwright(suite, title, { prepare, hasCore, variables } = {}) {
  return {
    name: suite,
    title,
    hasTests: true,
    needs: 'build',
    run: async (context) => {
      await ensureChromium(context.layout, context.run)
      await prepare?.(context.layout, context.run)
      const report = freshReport(context, suite)
      const env = {
        ...(await variables?.(context)),
        TEST_SUITE: suite,
        TEST_REPORT: report,
      }
      const isFull = Boolean(process.env.TEST_FULL)
      const args = ['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests']
      if (hasCore && !isFull) args.push('--grep', '@core')
      const succeeded = await runTool(context, suite, args, { env })
      for (const line of listFlaky(report)) context.reporter.say(`  Passed at its second try: ${line}`)
      return readPlaywrightReport(report, !succeeded, { isFlakyFailure: isFull })
    },
  }
}

/** @param {TestContext} context */
function sharedStack({ stack }) {
  return stack.variables()
}

/** Of the requests that every run sends: a run that fails, fails again. */
const FUZZ_SEED = '1186429713'

/**
 * In full another one each time, told so that the same requests can be sent again.
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
 * Types of pages, images and styles, which Next writes; a fresh clone has none yet.
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

/**
 * @param {TestContext} context
 * @param {string} name
 */
function freshReport({ layout }, name) {
  const report = path.join(layout.logsDir, `${name}.json`)
  fs.rmSync(report, { force: true })
  return report
}

/** @param {boolean} succeeded */
function tallyOf(succeeded) {
  return succeeded ? onePassed : oneFailed
}
