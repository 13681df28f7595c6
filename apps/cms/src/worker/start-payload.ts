import { getPayload, type Payload } from 'payload'
import { poolOf } from '../platform/database/pool'
import config from '../payload.config'

let started: Promise<Payload> | undefined

/**
 * Connects Payload to the database when the first release is due. Its modules are already loaded
 * when the worker starts, because under tsx an import in a working process sometimes never ends.
 */
export function startPayload(): Promise<Payload> {
  started ??= start().catch((error: unknown) => {
    started = undefined
    throw error
  })
  return started
}

async function start(): Promise<Payload> {
  const payload = await getPayload({ config, disableOnInit: true })
  const pool = poolOf(payload)
  // A lost connection lets the release that uses it fail. Without listeners, it would end the
  // process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return payload
}
