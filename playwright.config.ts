import { defineConfig, devices } from '@playwright/test'
import { browserOptions } from './tests/support/browser-options'
import { isStackUnderTest, stackUnderTest } from './tests/support/stack-under-test'

const isFaultRun = process.env.TEST_SUITE === 'faults'

export default defineConfig({
  // A fault test kills parts of a stack, so each file of them starts one of its own.
  testDir: isFaultRun ? 'tests/faults' : 'tests/e2e',
  globalSetup: isFaultRun ? undefined : './tests/support/start-journey-stack.ts',
  outputDir: 'test-results/browser',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.TEST_REPORT ?? 'test-results/browser.json' }],
  ],
  forbidOnly: Boolean(process.env.CI),
  // The journeys edit the same content: one at a time.
  workers: 1,
  // A busy machine may miss a journey's deadline once; the report names those that needed two.
  retries: isFaultRun ? 0 : 1,
  timeout: isFaultRun ? 180_000 : 60_000,
  expect: { timeout: 10_000 },
  // One browser on one system: the names need not tell them apart.
  snapshotPathTemplate: '{testDir}/photographs/{arg}{ext}',
  use: {
    // This file is read again in each worker, when the stack is there.
    baseURL: isStackUnderTest() ? stackUnderTest().webUrl : undefined,
    launchOptions: browserOptions(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [{ name: isFaultRun ? 'faults' : 'journeys', use: devices['Desktop Chrome'] }],
})
