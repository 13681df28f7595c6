import { z } from 'zod'
import type { Stack } from '../../scripts/lib/stack.mjs'

/** The data that is known of every stack, including one that the tests did not start. */
const runningStackSchema = z.object({
  webUrl: z.url(),
  cmsUrl: z.url(),
  adminEmail: z.email(),
  adminPassword: z.string().min(1),
  /** The address of the Mailpit that catches mails. Without it, mails are files in `outboxDir`. */
  mailUrl: z.url().optional(),
})

export type RunningStack = z.infer<typeof runningStackSchema>

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
  /** The folder in which test files share the pages that they have read. */
  walkDir: string
}

/**
 * The environment variable with the stack's data. Playwright and Vitest pass variables of a global
 * set-up to every process that runs tests.
 */
const VARIABLE = 'STACK_UNDER_TEST'

export function writeStackUnderTest(stack: Stack, walkDir: string): void {
  const { adminEmail, adminPassword, cmsUrl, databaseUrl } = stack
  const { logsDir, mediaDir, outboxDir, publishSecret, webUrl } = stack
  const login = { adminEmail, adminPassword, publishSecret }
  const folders = { logsDir, mediaDir, outboxDir, walkDir }
  const told: StackUnderTest = { ...login, ...folders, cmsUrl, databaseUrl, webUrl }
  process.env[VARIABLE] = JSON.stringify(told)
}

/** @returns the environment variables by which another process finds the stack */
export function stackVariables(): Record<string, string> {
  return { [VARIABLE]: JSON.stringify(stackUnderTest()) }
}

/**
 * Stores the data of a stack that the tests did not start, such as the containers.
 * @throws if the variables are incomplete
 */
export function writeRunningStack(variables: NodeJS.ProcessEnv): void {
  const told = runningStackSchema.required().safeParse({
    webUrl: variables.WALK_WEB_URL,
    cmsUrl: variables.WALK_CMS_URL,
    mailUrl: variables.WALK_MAIL_URL,
    adminEmail: variables.WALK_ADMIN_EMAIL,
    adminPassword: variables.WALK_ADMIN_PASSWORD,
  })
  if (!told.success) {
    throw new Error(
      'The walk needs WALK_WEB_URL, WALK_CMS_URL, WALK_MAIL_URL, WALK_ADMIN_EMAIL and ' +
        `WALK_ADMIN_PASSWORD, or none of them: ${z.prettifyError(told.error)}`,
    )
  }
  process.env[VARIABLE] = JSON.stringify(told.data)
}

export function isStackUnderTest(): boolean {
  return process.env[VARIABLE] !== undefined
}

/** @returns the addresses of this run's stack and the login of its admin */
export function runningStack(): RunningStack {
  return runningStackSchema.parse(readVariable())
}

/** @returns the stack that this run has started, with its database and folders */
export function stackUnderTest(): StackUnderTest {
  const stack = readVariable() as Partial<StackUnderTest>
  if (stack.databaseUrl === undefined) {
    throw new Error('This stack runs elsewhere: its database and folders are out of reach.')
  }
  return stack as StackUnderTest
}

function readVariable(): unknown {
  const told = process.env[VARIABLE]
  if (!told)
    throw new Error('There is no stack under test: tests that ask one need its global set-up.')
  return JSON.parse(told)
}
