import pg from 'pg'
import { env } from '../../../platform/env'

/**
 * The channel to which the triggers on notes, replies and versions send. The payload is a
 * deliverable's id.
 */
const CHANNEL = 'review_events'
/** The delay in milliseconds before a lost connection is opened again. */
const RETRY_MS = 1_000

type Wake = () => void

const waiting = new Map<number, Set<Wake>>()
let connection: pg.Client | null = null

/**
 * Calls `wake` when a deliverable may have changed. Also calls it after the database connection
 * was lost, because notifications may have been missed. All listeners share one connection.
 * @returns a function that stops listening
 */
export function listen(deliverableId: number, wake: Wake): () => void {
  const others = waiting.get(deliverableId) ?? new Set()
  waiting.set(deliverableId, others.add(wake))
  if (!connection) connect()
  return () => {
    others.delete(wake)
    if (others.size === 0) waiting.delete(deliverableId)
    if (waiting.size === 0) disconnect()
  }
}

function connect(): void {
  const client = new pg.Client({ connectionString: env.DATABASE_URL, keepAlive: true })
  connection = client
  client.on('notification', ({ payload }) => wakeAll(waiting.get(Number(payload))))
  client.once('error', () => lose(client))
  client.once('end', () => lose(client))
  client
    .connect()
    .then(() => client.query(`LISTEN ${CHANNEL}`))
    .then(() => waiting.forEach(wakeAll))
    .catch(() => lose(client))
}

function lose(client: pg.Client): void {
  if (connection !== client) return
  disconnect()
  setTimeout(() => {
    if (waiting.size > 0 && !connection) connect()
  }, RETRY_MS).unref()
}

function disconnect(): void {
  const client = connection
  connection = null
  client?.on('error', () => undefined)
  client?.end().catch(() => undefined)
}

function wakeAll(wakes: Set<Wake> | undefined): void {
  wakes?.forEach((wake) => wake())
}
