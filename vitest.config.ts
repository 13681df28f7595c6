import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', '**/.next/**', '**/.data/**']
const requests = ['tests/requests/**/*.test.ts']
/**
 * These tests change content that the other requests read, so they run after them, one at a time.
 */
const edits = ['tests/requests/editing/*.test.ts']
const attacks = ['tests/security/**/*.test.ts']
/** Requests of other tests would add to this test's measurement. */
const attackAlone = ['tests/security/quiet-log.test.ts']

/**
 * The second attempt tells a failing test from a flaky one. Flaky tests are listed at the end of a
 * run, and fail a full one.
 */
const retry = process.env.TEST_FULL ? 0 : 1

/** These tests send requests to a running site, whose changed apps are built first. */
const ofRunningSite = {
  retry,
  globalSetup: 'tests/support/start-shared-stack.ts',
  testTimeout: 300_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 20_000 } },
}

const isolated = ['**/*.isolated.int.test.ts']
/** These take minutes. `npm test` leaves them to `npm run test:more`. */
const inDepth = ['**/*.depth.int.test.{ts,mjs}']
const isolatedUnits = ['**/*.isolated.test.{ts,tsx,mjs}']

const onDatabase = {
  retry,
  globalSetup: 'tests/support/open-test-database.ts',
  setupFiles: 'apps/cms/src/test-support/lower-costs.ts',
  // Videos, documents and servers take minutes on a busy machine.
  testTimeout: 300_000,
  // The first file that needs the seeded template creates it, and the others wait for it.
  hookTimeout: 600_000,
}

/** @param relative a path from this folder */
function inRepository(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
}

export default defineConfig({
  resolve: {
    alias: [
      // Each app's own path aliases, as in its tsconfig.
      { find: /^@\/(.*)/, replacement: inRepository('apps/web/src/$1') },
      { find: '@payload-config', replacement: inRepository('apps/cms/src/payload.config.ts') },
      // These packages throw outside a server component, where tests run.
      { find: /^(server|client)-only$/, replacement: inRepository('tests/support/empty.ts') },
    ],
  },
  // Next's compiler handles JSX in the apps. Tests need it as function calls.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // A fixed time zone, so that dates are the same on every machine. The website's package for the
    // live preview has no release of the CMS's version, which Payload would report as an error.
    env: { TZ: 'UTC', PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true' },
    // Vitest leaves one core free by default, which on two cores halves the speed.
    maxWorkers: '100%',
    // Generous, because a busy machine is many times slower. Benchmarks measure speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Files share the modules of their worker, because loading them per file takes longer than the
      // tests. Files that replace modules, globals or the environment are `*.isolated.test.ts`.
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...ignored, ...isolatedUnits, '**/*.int.test.*', ...requests, ...attacks],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: isolatedUnits,
          exclude: ignored,
          sequence: { groupOrder: 1 },
        },
      },
      // The files of a worker share its Payload. A file that replaces modules or the
      // environment, which is read once, is named `*.isolated.int.test.ts` and has its own
      // process.
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['**/*.int.test.{ts,tsx,mjs}'],
          exclude: [...ignored, ...isolated, ...inDepth],
          isolate: false,
          sequence: { groupOrder: 1 },
          ...onDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration-isolated',
          include: isolated,
          exclude: ignored,
          sequence: { groupOrder: 2 },
          ...onDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'depth',
          include: inDepth,
          exclude: ignored,
          isolate: false,
          sequence: { groupOrder: 1 },
          ...onDatabase,
        },
      },
      {
        extends: true,
        test: { name: 'requests', include: requests, exclude: edits, ...ofRunningSite },
      },
      {
        extends: true,
        test: {
          name: 'requests-editing',
          include: edits,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          ...ofRunningSite,
        },
      },
      {
        extends: true,
        test: { name: 'security', include: attacks, exclude: attackAlone, ...ofRunningSite },
      },
      {
        extends: true,
        test: {
          name: 'security-alone',
          include: attackAlone,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          ...ofRunningSite,
        },
      },
    ],
  },
})
