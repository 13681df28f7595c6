import type { Stack } from '../../scripts/lib/stack.mjs'

type StackUnderTest = Pick<
  Stack,
  | 'adminEmail'
  | 'adminPassword'
  | 'cmsUrl'
  | 'databaseUrl'
  | 'logsDir'
  | 'mediaDir'
  | 'outboxDir'
  | 'publishSecret'
  | 'webUrl'
> & {
  /** Where pages are kept that several test files read. */
  walkDir: string
}

/** Playwright and Vitest hand variables that a global set-up sets to every process that runs tests. */
const VARIABLE = 'STACK_UNDER_TEST'

export function writeStackUnderTest(stack: Stack, walkDir: string): void {
  const { adminEmail, adminPassword, cmsUrl, databaseUrl } = stack
  const { logsDir, mediaDir, outboxDir, publishSecret, webUrl } = stack
  const login = { adminEmail, adminPassword, publishSecret }
  const folders = { logsDir, mediaDir, outboxDir, walkDir }
  const told: StackUnderTest = { ...login, ...folders, cmsUrl, databaseUrl, webUrl }
  process.env[VARIABLE] = JSON.stringify(told)
}

/** The variables by which another process finds the stack. */
export function stackVariables(): Record<string, string> {
  return { [VARIABLE]: JSON.stringify(stackUnderTest()) }
}

export function isStackUnderTest(): boolean {
  return process.env[VARIABLE] !== undefined
}

/** Where the stack of this run answers, and how to log in there. */
export function stackUnderTest(): StackUnderTest {
  const told = process.env[VARIABLE]
  if (!told)
    throw new Error('There is no stack under test: tests that ask one need its global set-up.')
  return JSON.parse(told) as StackUnderTest
}
