import 'server-only'
import {
  originSchema,
  readEnvironment,
  refuseStart,
  secretSchema,
} from '@studio/shared/environment'
import { trustedProxiesSchema } from '@studio/shared/visitor/trusted-proxies'
import { z } from 'zod'

export const envSchema = z.object({
  /** The address at which this server reaches the CMS. */
  CMS_URL: originSchema,
  /** The site's public address, which canonical links contain. */
  SITE_URL: originSchema,
  /** The secret with which the CMS's worker signs its publish messages. */
  PUBLISH_SECRET: secretSchema,
  /** The trusted proxies in front of this app. Only their forwarding headers count. */
  TRUSTED_PROXIES: trustedProxiesSchema,
})

type Env = z.infer<typeof envSchema>

let known: Env | undefined

/** Reads the configuration at run time, because a build has no variables. */
export function env(): Env {
  known ??= readEnvironment(envSchema, process.env, 'The website')
  return known
}

export function checkEnvironment(): void {
  try {
    env()
  } catch (error) {
    refuseStart(error)
  }
}
