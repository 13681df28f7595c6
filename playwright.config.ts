import { defineConfig, devices } from '@playwright/test'
import { browserOptions } from './tests/support/browser-options'
import { isStackUnderTest, stackUnderTest } from './tests/support/stack-under-test'

const suite = process.env.TEST_SUITE
const isFaultRun = suite === 'faults'

const use = devices['Desktop Chrome']

/** These kill parts of a site, so each file of them starts one of its own. */
const FAULTS = { name: 'faults', testDir: 'tests/faults', use }
/** These only look at the site, so two may at once. */
const VISITS = { name: 'visits', testDir: 'tests/visits', use }
/** Once nobody only looks any more. */
const afterwards = { use, workers: 1, dependencies: ['visits'] }
/** These edit the same content: one at a time. */
const JOURNEYS = { name: 'journeys', testDir: 'tests/e2e', ...afterwards }
/** These use forms and accounts and leave the content alone: one at a time, beside the journeys. */
const PORTAL = { name: 'portal', testDir: 'tests/portal', ...afterwards }

/** These attack a site of their own, whose limits they use up. */
const SECURITY = { name: 'security', testDir: 'tests/security', use, workers: 1 }

/** By the suite's name; without one, as when a spec is run from an editor, the journeys. */
const SUITES = { faults: [FAULTS], security: [SECURITY], journeys: [VISITS, JOURNEYS, PORTAL] }

export default defineConfig({
  globalSetup: isFaultRun ? undefined : './tests/support/start-journey-stack.ts',
  outputDir: 'test-results/browser',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.TEST_REPORT ?? 'test-results/browser.json' }],
  ],
  forbidOnly: Boolean(process.env.CI),
  workers: isFaultRun ? 1 : 2,
  // A busy machine may miss a journey's deadline once; the report names those that needed two.
  retries: isFaultRun || suite === 'security' ? 0 : 1,
  // Wide enough for one that takes twice as long: how fast the site is, the benchmarks say.
  timeout: isFaultRun ? 180_000 : 120_000,
  expect: { timeout: 20_000 },
  // One browser on one system: the names need not tell them apart.
  snapshotPathTemplate: '{testDir}/photographs/{arg}{ext}',
  use: {
    // This file is read again in each worker, when the stack is there.
    baseURL: isStackUnderTest() ? stackUnderTest().webUrl : undefined,
    launchOptions: browserOptions(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: suite === 'faults' || suite === 'security' ? SUITES[suite] : SUITES.journeys,
})
