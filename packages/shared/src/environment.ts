import { z } from 'zod'

type Variables = Readonly<Record<string, string | undefined>>

const ORIGIN = 'must be an address like https://studio.example with no path'

/** The address of a server. Its parts are refused that the apps would have to ignore. */
export const originSchema = z
  .url({ protocol: /^https?$/, hostname: /./, error: ORIGIN, abort: true })
  .refine(isOrigin, { error: ORIGIN })
  .transform((address) => new URL(address).origin)

export const secretSchema = z
  .string()
  .min(32, 'must have at least 32 characters (`openssl rand -hex 32` makes one)')

function isOrigin(address: string): boolean {
  const { pathname, search, hash, username, password } = new URL(address)
  return pathname === '/' && !search && !hash && !username && !password
}

/**
 * Reads an app's configuration. An empty variable counts as not set, because compose files pass
 * variables without a value as empty ones.
 * @param app the subject of the error's sentence, such as `The website`
 * @param fallback values for variables that are not set
 * @throws an error that names every missing or wrong variable
 */
export function readEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  variables: Variables,
  app: string,
  fallback: Variables = {},
): z.output<Schema> {
  const filled = Object.entries(variables).filter(([, value]) => value !== '')
  const set: Variables = { ...fallback, ...Object.fromEntries(filled) }
  const result = schema.safeParse(set)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ code, path: [name = ''], message }) => {
    const isMissing = set[String(name)] === undefined && code !== 'custom'
    return `${String(name)} ${isMissing ? 'is not set' : message}`
  })
  throw new Error(
    `${app} cannot start, its configuration is not right: ${[...new Set(problems)].join('; ')}.`,
  )
}

/**
 * Ends a process that cannot start, with one sentence instead of a stack. A server that stayed
 * would answer every request with an error, and nothing would restart it.
 */
export function refuseStart(reason: unknown): never {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exit(1)
}
