import 'server-only'
import { availableParallelism } from 'node:os'
import { trustedProxiesSchema } from '@studio/shared/visitor/trusted-proxies'
import { z } from 'zod'

const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

const envSchema = z.object({
  /** Where the CMS answers, as this server reaches it. */
  CMS_URL: webAddress,
  /** The site's public address, for canonical links. */
  SITE_URL: webAddress,
  /** Shared with the CMS's worker, which signs what it publishes. */
  PUBLISH_SECRET: z.string().min(32),
  /** Proxies in front of this app, whose word on visitors' addresses counts. */
  TRUSTED_PROXIES: trustedProxiesSchema,
  /** How many processes share the making of pages. */
  WEB_PROCESSES: z.preprocess(
    (text) => text || undefined,
    z.coerce.number().int().min(1).max(16).default(defaultProcesses),
  ),
  /** Set for those that the first of them starts. */
  WEB_POOL_MEMBER: z.stringbool().default(false),
})

/** More than this only helps a site whose pages all change every minute. */
const MOST_PROCESSES = 4

function defaultProcesses(): number {
  return Math.min(MOST_PROCESSES, availableParallelism())
}

type Env = z.infer<typeof envSchema>

let known: Env | undefined

/** Read at run time only: a build needs none of it. */
export function env(): Env {
  known ??= parse()
  return known
}

/** What another process of this website gets: the same but for where it listens. */
export function memberEnvironment(host: string, port: number): NodeJS.ProcessEnv {
  return { ...process.env, HOSTNAME: host, PORT: String(port), WEB_POOL_MEMBER: 'true' }
}

function parse(): Env {
  const result = envSchema.safeParse(process.env)
  if (result.success) return result.data
  const problems = result.error.issues.map(
    ({ path, message }) =>
      `${path.join('.')} (${process.env[String(path[0])] ? message : 'not set'})`,
  )
  throw new Error(
    `The website cannot start: check the environment variables ${problems.join(', ')}.`,
  )
}
