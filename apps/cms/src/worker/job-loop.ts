import { once } from 'node:events'
import { run, type Runner, type TaskList } from 'graphile-worker'
import pg from 'pg'
import { z } from 'zod'
import { env } from '../env'
import { chooseTransport } from '../mail/choose-transport'
import { SEND_MAIL } from '../mail/mail-jobs'
import { sendMail } from '../mail/send-mail'
import type { MailTransport } from '../mail/transport'
import { carryNotes } from '../review/notes/carry-notes'
import { processVersion } from '../review/versions/process-version'
import {
  PROCESS_SHORT_VERSION,
  PROCESS_VERSION,
  SHORT_SECONDS,
} from '../review/versions/version-jobs'
import { privateStorage, WORK_DIR } from '../storage/private-storage'
import { clockTasks, CRONTAB } from './clock-tasks'
import { log } from './log'
import { migrateQueue, queueLogger } from './queue'
import { waitForTurn } from './turn'

/** How many mails are on their way at once; a mail server that hangs keeps nothing else waiting. */
const MAIL_LANES = 4
/** What is done by the clock is done in turn. */
const CLOCK_LANES = 1
/** Long films have their own queue, so that pages, mails and short versions do not wait for them. */
const FILM_LANES = 1
const SHORT_FILM_LANES = 1
/** Any number that is this worker's own. */
const LOCK = 7_201_134
/** Milliseconds for what has begun when the worker is told to stop: less than the launcher gives. */
const LAST_JOBS = 3_000
/**
 * In batches (of what ended at once), a job's end that could not be written down stops the runner,
 * which is then begun anew. One by one, it is a rejection that nobody handles, and ends the process.
 */
const NOTE_ENDS_IN_BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/** Mails find out what became of them on it, also while the rest begins anew: it is never closed. */
const pool = new pg.Pool({
  connectionString: env.DATABASE_URL,
  max: MAIL_LANES + CLOCK_LANES + FILM_LANES + SHORT_FILM_LANES + 5,
})
pool.on('error', () => undefined)
pool.on('connect', (client) => client.on('error', () => undefined))

/** Takes jobs from the queue until it is told to stop or the database is lost. */
export async function workJobs(stop: AbortSignal, onReady: () => void): Promise<void> {
  const turn = new pg.Client({ connectionString: env.DATABASE_URL })
  const session = new AbortController()
  const stopped = once(stop, 'abort', { signal: session.signal })
  stopped.catch(() => undefined)
  const lost = new Promise<never>((_, reject) => {
    turn.on('error', reject)
    turn.on('end', () => reject(new Error('the connection was closed')))
  })
  lost.catch(() => undefined)
  const { transport, target } = chooseTransport()
  const runners: Runner[] = []
  try {
    await turn.connect()
    await waitForTurn(turn, LOCK, stop)
    if (stop.aborted) return
    await migrateQueue()
    await unlockJobs()
    onReady()
    const clock = clockTasks(pool)
    runners.push(await startRunner(mailTasks(transport), MAIL_LANES))
    runners.push(await startRunner(clock, CLOCK_LANES, CRONTAB))
    runners.push(await startRunner(filmTask(PROCESS_VERSION), FILM_LANES))
    runners.push(
      await startRunner(filmTask(PROCESS_SHORT_VERSION, SHORT_SECONDS), SHORT_FILM_LANES),
    )
    log.info(`Mail goes to ${target}`)
    for (const task of Object.keys(clock)) await runners[1]?.addJob(task, {}, { jobKey: task })
    await Promise.race([lost, stopped, ...runners.map(untilItEnds)])
  } finally {
    session.abort()
    await Promise.allSettled(runners.map((runner) => runner.stop()))
    transport.close()
    await turn.end().catch(() => undefined)
  }
}

/** Who has the turn is alone: jobs that are taken were left by a worker that died. */
async function unlockJobs(): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
     FROM graphile_worker.jobs WHERE locked_by IS NOT NULL`,
  )
}

function startRunner(taskList: TaskList, concurrency: number, crontab?: string): Promise<Runner> {
  return run({
    preset: { worker: NOTE_ENDS_IN_BATCHES },
    pgPool: pool,
    taskList,
    concurrency,
    ...(crontab && { crontab }),
    logger: queueLogger,
    pollInterval: 1_000,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: LAST_JOBS,
  })
}

async function untilItEnds({ promise }: Runner): Promise<never> {
  await promise
  throw new Error('the queue could not be read')
}

const jobSchema = z.object({ id: z.number() })

function mailTasks(transport: MailTransport): TaskList {
  return {
    [SEND_MAIL]: async (payload, { abortSignal }) => {
      const { id } = jobSchema.parse(payload)
      const context = { pool, transport, from: env.MAIL_FROM, stop: abortSignal }
      const problem = await sendMail(context, id)
      if (problem) log.warn(`Mail ${id} could not be sent: ${problem}`)
    },
  }
}

/** @param seconds after which a version moves to the long queue */
function filmTask(name: string, seconds?: number): TaskList {
  return {
    [name]: async (payload, { abortSignal }) => {
      const { id } = jobSchema.parse(payload)
      const place = { storage: privateStorage, workDir: WORK_DIR, ...(seconds && { seconds }) }
      await processVersion({ pool, ...place, stop: abortSignal, warn: log.warn }, id)
      await carryNotes(pool, id)
    },
  }
}
