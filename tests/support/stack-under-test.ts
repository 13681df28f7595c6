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
>

/** Playwright hands variables that its global set-up sets to every process that runs tests. */
const VARIABLE = 'STACK_UNDER_TEST'

export function writeStackUnderTest(stack: Stack): void {
  const { adminEmail, adminPassword, cmsUrl, databaseUrl } = stack
  const { logsDir, mediaDir, outboxDir, publishSecret, webUrl } = stack
  const login = { adminEmail, adminPassword, publishSecret }
  const folders = { logsDir, mediaDir, outboxDir }
  const told: StackUnderTest = { ...login, ...folders, cmsUrl, databaseUrl, webUrl }
  process.env[VARIABLE] = JSON.stringify(told)
}

export function isStackUnderTest(): boolean {
  return process.env[VARIABLE] !== undefined
}

/** Where the journeys' stack answers, and how to log in there. */
export function stackUnderTest(): StackUnderTest {
  const told = process.env[VARIABLE]
  if (!told) throw new Error('There is no stack under test: run the journeys with Playwright.')
  return JSON.parse(told) as StackUnderTest
}
