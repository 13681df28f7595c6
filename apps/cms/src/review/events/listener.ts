import pg from 'pg'
import { env } from '../../env'

/** What the triggers on notes, replies and versions notify; the payload is a deliverable's id. */
const CHANNEL = 'review_events'
/** Milliseconds until a lost connection is tried again. */
const PAUSE = 1_000

type Wake = () => void

const waiting = new Map<number, Set<Wake>>()
let connection: pg.Client | null = null

/**
 * Calls `wake` whenever something of a deliverable may have changed; also after the connection to
 * the database was lost, because nobody knows what was missed. One connection serves all.
 *
 * @returns ends it
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
  }, PAUSE).unref()
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
