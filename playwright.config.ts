import { defineConfig, devices } from '@playwright/test'
import { browserOptions } from './tests/support/browser-options'
import { galleryUrl } from './tests/components/gallery-url'
import { isStackUnderTest, runningStack } from './tests/support/stack-under-test'

/** Without a suite's name, as when a spec is run from an editor, these are the journeys. */
const isResilienceRun = process.env.TEST_SUITE === 'resilience'
const isComponentsRun = process.env.TEST_SUITE === 'components'
const isWalk = process.env.TEST_SUITE === 'walk'

const use = devices['Desktop Chrome']
/** Only tests with this tag run. `--grep` would run all tests of a project that another waits for. */
const { TEST_TAG } = process.env

/** These kill parts of a site, so each file of them starts one of its own. */
const RESILIENCE = { name: 'resilience', testDir: 'tests/resilience', use }
/** Once through everything, on any stack: one that these tests start, or one that runs already. */
const WALK = { name: 'walk', testDir: 'tests/walk', use }
/** Parts of the website in a gallery, where nothing else runs. */
const COMPONENTS = { name: 'components', testDir: 'tests/components', use, grepInvert: /@pace/ }
/** How fast a film runs and a line is drawn, once nothing else needs the processor. */
const PACE = {
  name: 'pace',
  testDir: 'tests/components',
  use,
  grep: /@pace/,
  workers: 1,
  dependencies: ['components'],
}
/** These only look at the site, so two may at once. */
const READ_ONLY = { name: 'read-only', testDir: 'tests/read-only', use }
/** Once nobody only looks any more. */
const afterwards = { use, dependencies: ['read-only'] }
/** These edit the same content: one at a time. */
const JOURNEYS = { name: 'journeys', testDir: 'tests/e2e', workers: 1, ...afterwards }
/** These use forms and accounts and leave the content alone: beside the journeys, and two at once. */
const PORTAL = { name: 'portal', testDir: 'tests/portal', ...afterwards }

export default defineConfig({
  globalSetup: globalSetup(),
  outputDir: 'test-results/browser',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.TEST_REPORT ?? 'test-results/browser.json' }],
  ],
  forbidOnly: Boolean(process.env.CI),
  ...(TEST_TAG && { grep: new RegExp(TEST_TAG) }),
  workers: isResilienceRun ? 1 : 2,
  // The second try says whether a test is wrong or uncertain. In full either fails the run;
  // otherwise the uncertain ones are listed at its end.
  retries: isResilienceRun ? 0 : 1,
  failOnFlakyTests: Boolean(process.env.TEST_FULL),
  // Wide enough for one that takes twice as long: how fast the site is, the benchmarks say.
  timeout: isResilienceRun ? 180_000 : 120_000,
  expect: { timeout: 20_000 },
  // One browser on one system: the names need not tell them apart.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  use: {
    // This file is read again in each worker, when the site or the gallery is there.
    baseURL: isStackUnderTest() ? runningStack().webUrl : galleryUrl(),
    launchOptions: browserOptions(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
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
