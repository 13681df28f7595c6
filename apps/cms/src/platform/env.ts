import { readEnvironment } from '@studio/shared/environment'
import { envSchema } from './env-schema'

/** Placeholders for builds, which run without a configuration and never use it. */
const BUILD_VALUES = {
  DATABASE_URL: 'postgres://build',
  PAYLOAD_SECRET: 'x'.repeat(32),
  PUBLISH_SECRET: 'x'.repeat(32),
  CMS_URL: 'http://build',
  WEB_URL: 'http://build',
  MEDIA_DIR: 'build',
}

function isTooling(): boolean {
  return (
    process.env.NEXT_PHASE === 'phase-production-build' || process.env.PAYLOAD_TOOLING === 'true'
  )
}

export const env = readEnvironment(
  envSchema,
  process.env,
  'The CMS',
  isTooling() ? BUILD_VALUES : undefined,
)

/** @throws in the set-up, which signs no messages and may run without this secret */
export function publishSecret(): string {
  if (!env.PUBLISH_SECRET) throw new Error('PUBLISH_SECRET is not set.')
  return env.PUBLISH_SECRET
}
