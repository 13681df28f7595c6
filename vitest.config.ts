import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', '**/.next/**', '**/.data/**']
const requests = ['tests/requests/**/*.test.ts']
/** These change what the other requests read: after them, and one at a time. */
const edits = ['tests/requests/editing/*.test.ts']
const attacks = ['tests/security/**/*.test.ts']
/** What this one measures, the requests of any other would add to. */
const attackAlone = ['tests/security/quiet-log.test.ts']

/**
 * The second try says whether a test is wrong or uncertain: uncertain ones are listed at the end of
 * a run, and fail the full one.
 */
const retry = process.env.TEST_FULL ? 0 : 1

/** These ask a running site by HTTP; builds are made first where something changed. */
const ofRunningSite = {
  retry,
  globalSetup: 'tests/support/start-shared-stack.ts',
  testTimeout: 300_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 20_000 } },
}

const isolated = ['**/*.isolated.int.test.ts']
const isolatedUnits = ['**/*.isolated.test.{ts,tsx,mjs}']

const onDatabase = {
  retry,
  globalSetup: 'tests/support/open-test-database.ts',
  setupFiles: 'apps/cms/src/test-support/lower-costs.ts',
  // Films, documents and servers take minutes on a busy machine.
  testTimeout: 300_000,
  // The first file that needs the seeded template makes it, the others wait for it.
  hookTimeout: 600_000,
}

/** @param relative a path from this folder */
function inRepository(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
}

export default defineConfig({
  resolve: {
    alias: [
      // Each app's own paths, as in its tsconfig.
      { find: /^@\/(.*)/, replacement: inRepository('apps/web/src/$1') },
      { find: '@payload-config', replacement: inRepository('apps/cms/src/payload.config.ts') },
      // These fail on purpose outside a server component; a test is none.
      { find: /^(server|client)-only$/, replacement: inRepository('tests/support/empty.ts') },
    ],
  },
  // Next leaves JSX to its own compiler; here it has to become plain calls.
  esbuild: { jsx: 'automatic' },
  test: {
    // A developer's machine may say otherwise, and dates must read the same everywhere.
    env: { TZ: 'UTC' },
    // By itself it leaves one processor free, which on two halves the speed.
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
      // The files of one worker share its Payload. What stubs modules or the environment, which is
      // read once, is called `*.isolated.int.test.ts` and has a process of its own.
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['**/*.int.test.{ts,tsx,mjs}'],
          exclude: [...ignored, ...isolated],
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
