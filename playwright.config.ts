import { defineConfig, devices } from '@playwright/test'
import { browserOptions } from './tests/support/browser-options'
import { galleryUrl } from './tests/components/gallery-url'
import { isStackUnderTest, runningStack } from './tests/support/stack-under-test'

/** Without a suite's name, as when an editor runs a spec, the journeys run. */
const isResilienceRun = process.env.TEST_SUITE === 'resilience'
const isComponentsRun = process.env.TEST_SUITE === 'components'
const isWalk = process.env.TEST_SUITE === 'walk'

const use = devices['Desktop Chrome']
/**
 * Only tests with this tag run. `--grep` would run all tests of a project that another one depends
 * on.
 */
const { TEST_TAG } = process.env

/** These tests kill parts of a site, so each file starts its own. */
const RESILIENCE = { name: 'resilience', testDir: 'tests/resilience', use }
/** A short walk through everything, on any stack, which the tests start or which runs already. */
const WALK = { name: 'walk', testDir: 'tests/walk', use }
/** Components in a gallery without a stack. */
const COMPONENTS = {
  name: 'components',
  testDir: 'tests/components',
  use,
  grepInvert: process.env.TEST_FULL ? /@pace/ : /@pace|@full/,
}
/** Measures how smoothly videos and drawing run, after all other tests. */
const PACE = {
  name: 'pace',
  testDir: 'tests/components',
  use,
  grep: /@pace/,
  ...(!process.env.TEST_FULL && { grepInvert: /@full/ }),
  workers: 1,
  dependencies: ['components'],
}
/** These tests only read the site, so two may run at once. */
const READ_ONLY = { name: 'read-only', testDir: 'tests/read-only', use }
/** Runs after all read-only tests. */
const afterwards = { use, dependencies: ['read-only'] }
/** These tests edit the same content, so one runs at a time. */
const JOURNEYS = { name: 'journeys', testDir: 'tests/e2e', workers: 1, ...afterwards }
/**
 * These tests use forms and accounts and leave the content unchanged, so two may run at once,
 * beside the journeys.
 */
const PORTAL = { name: 'portal', testDir: 'tests/portal', ...afterwards }

export default defineConfig({
  globalSetup: globalSetup(),
  outputDir: 'test-results/browser',
  reporter: [
    ['list'],
    ['./tests/support/interactions-reporter.ts'],
    ['json', { outputFile: process.env.TEST_REPORT ?? 'test-results/browser.json' }],
  ],
  forbidOnly: Boolean(process.env.CI),
  ...(TEST_TAG && { grep: new RegExp(TEST_TAG) }),
  workers: isResilienceRun ? 1 : 2,
  // The second attempt tells a failing test from a flaky one. Flaky tests fail a full run and
  // are listed after others.
  retries: isResilienceRun ? 0 : 1,
  failOnFlakyTests: Boolean(process.env.TEST_FULL),
  // Twice as long as tests usually take. The benchmarks measure the site's speed.
  timeout: isResilienceRun ? 180_000 : 120_000,
  expect: { timeout: 20_000 },
  // The names need no browser or system, because there is only one of each.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  use: {
    // Each worker reads this file again, when the site or the gallery runs.
    baseURL: isStackUnderTest() ? runningStack().webUrl : galleryUrl(),
    launchOptions: browserOptions(),
    screenshot: 'only-on-failure',
    // Without pictures of each frame, which cost every test a third of its time; a failing test
    // leaves a screenshot.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: chosenProjects(),
})

function chosenProjects() {
  if (isResilienceRun) return [RESILIENCE]
  if (isWalk) return [WALK]
  return isComponentsRun ? [COMPONENTS, PACE] : [READ_ONLY, JOURNEYS, PORTAL]
}

function globalSetup(): string | undefined {
  if (isResilienceRun) return undefined
  return isComponentsRun
    ? './tests/components/serve-gallery.ts'
    : './tests/support/start-shared-stack.ts'
}
