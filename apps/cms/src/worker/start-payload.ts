import type { Payload } from 'payload'
import { poolOf } from '../database/pool'

let started: Promise<Payload> | undefined

/** Payload takes seconds to start and about 150 MB, so the worker starts it only when it is needed. */
export function startPayload(): Promise<Payload> {
  started ??= start().catch((error: unknown) => {
    started = undefined
    throw error
  })
  return started
}

async function start(): Promise<Payload> {
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../payload.config'),
  ])
  const payload = await getPayload({ config, disableOnInit: true })
  const pool = poolOf(payload)
  // A lost connection fails the release that uses it; without listeners it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return payload
}
