import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import type { Payload } from 'payload'
import { copySeededTemplate } from './seeded-template'

export interface TestCms {
  payload: Payload
  pool: Pool
  databaseUrl: string
  stop: () => Promise<void>
}

/**
 * Payload on a seeded database of its own, on the server that `DATABASE_URL`
 * names. The environment is set before Payload's config is loaded, which reads it.
 */
export async function startCms(): Promise<TestCms> {
  const server = process.env.DATABASE_URL
  if (!server) throw new Error('The integration tests need DATABASE_URL: run them with `npm test`.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await copySeededTemplate(server, name)
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const folder = await mkdtemp(path.join(tmpdir(), 'cms-test-'))
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: randomUUID(),
    PUBLISH_SECRET: randomUUID(),
    CMS_URL: 'http://localhost:3001',
    WEB_URL: 'http://localhost:3000',
    MEDIA_DIR: folder,
    ADMIN_PASSWORD_FILE: path.join(folder, 'password'),
  })

  const { getPayload } = await import('payload')
  const { default: config } = await import('../payload.config')
  const { poolOf } = await import('../database/pool')
  const payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'error'

  return {
    payload,
    pool: poolOf(payload),
    databaseUrl,
    stop: async () => {
      await payload.destroy()
      process.env.DATABASE_URL = server
      await rm(folder, { recursive: true, force: true })
    },
  }
}
