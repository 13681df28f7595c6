import 'server-only'
import { readEnvironment } from '@studio/shared/environment'
import { trustedProxiesSchema } from '@studio/shared/visitor/trusted-proxies'
import { z } from 'zod'

const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

export const envSchema = z.object({
  /** Where the CMS answers, as this server reaches it. */
  CMS_URL: webAddress,
  /** The site's public address, for canonical links. */
  SITE_URL: webAddress,
  /** Shared with the CMS's worker, which signs what it publishes. */
  PUBLISH_SECRET: z.string().min(32),
  /** Proxies in front of this app, whose word on visitors' addresses counts. */
  TRUSTED_PROXIES: trustedProxiesSchema,
})

type Env = z.infer<typeof envSchema>

let known: Env | undefined

/** Read at run time only: a build needs none of it. */
export function env(): Env {
  known ??= readEnvironment(envSchema, process.env, 'The website')
  return known
}

export function checkEnvironment(): void {
  try {
    env()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
