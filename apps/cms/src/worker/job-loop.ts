import { once } from 'node:events'
import { run, type Runner, type TaskList } from 'graphile-worker'
import pg from 'pg'
import { z } from 'zod'
import { env } from '../platform/env'
import { chooseTransport } from '../platform/mail/choose-transport'
import { SEND_MAIL } from '../platform/mail/mail-jobs'
import { sendMail } from '../platform/mail/send-mail'
import type { MailTransport } from '../platform/mail/transport'
import { runReleases } from '../editor/schedule/worker-task'
import { RUN_RELEASES } from '../editor/schedule/run-releases-task'
import { carryNotes } from '../features/review/notes/carry-notes'
import { processVersion } from '../features/review/versions/process-version'
import {
  PROCESS_SHORT_VERSION,
  PROCESS_VERSION,
  SHORT_SECONDS,
} from '../features/review/versions/version-jobs'
import { privateStorage, WORK_DIR } from '../platform/storage/private-storage'
import { clockTasks, CRONTAB } from './clock-tasks'
import { log } from './log'
import type { Heartbeat, LoopWatch } from './loop-watch'
import { migrateQueue, queueLogger } from './queue'
import { acquireLeaderLock } from './leader-lock'
import { startPayload } from './start-payload'

/**
 * The number of mails that are sent at the same time. Mails have a queue of their own, so that a
 * hanging mail server does not block other work.
 */
const MAIL_CONCURRENCY = 4
/** Scheduled tasks run one after another. */
const CLOCK_CONCURRENCY = 1
/**
 * Long videos have a queue of their own, so that pages, mails and short videos do not wait for
 * them.
 */
const VIDEO_CONCURRENCY = 1
const SHORT_VIDEO_CONCURRENCY = 1
/** Releases run at an exact second, so they have a queue of their own. */
const RELEASE_CONCURRENCY = 1
/** An arbitrary number that no other advisory lock uses. */
const LOCK = 7_201_134
/**
 * The number of milliseconds that running jobs get after a stop signal. It must be shorter than the
 * limit of the launcher.
 */
const SHUTDOWN_TIMEOUT_MS = 3_000
/**
 * Without these options, a job whose result cannot be stored would cause an unhandled rejection,
 * which ends the process. With them, only the runner stops, and is then started again.
 */
const BATCHED_RESULTS = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/**
 * Mail jobs store their results through this pool even while the runner is started again, so the
 * pool is never closed.
 */
const pool = new pg.Pool({
  connectionString: env.DATABASE_URL,
  max:
    MAIL_CONCURRENCY +
    CLOCK_CONCURRENCY +
    VIDEO_CONCURRENCY +
    SHORT_VIDEO_CONCURRENCY +
    RELEASE_CONCURRENCY +
    6,
})
pool.on('error', () => undefined)
pool.on('connect', (client) => client.on('error', () => undefined))

const MINUTE = 60
const HOUR = 60 * MINUTE
/** The time in seconds within which an idle queue has to ask for a job. */
const MAX_IDLE_SECONDS = 120

interface Queue {
  /** For the log. */
  name: string
  taskList: TaskList
  concurrency: number
  crontab?: string
  /** The time in seconds after which a job counts as hung. */
  maxJobSeconds: number
}

/** Processes the queue until the stop signal, or until the database connection is lost. */
export async function workJobs(
  stop: AbortSignal,
  onReady: () => void,
  { watch, heartbeat }: { watch: LoopWatch; heartbeat: Heartbeat },
): Promise<void> {
  const lockClient = new pg.Client({ connectionString: env.DATABASE_URL })
  const session = new AbortController()
  const stopped = once(stop, 'abort', { signal: session.signal })
  stopped.catch(() => undefined)
  const lost = new Promise<never>((_, reject) => {
    lockClient.on('error', reject)
    lockClient.on('end', () => reject(new Error('the connection was closed')))
  })
  lost.catch(() => undefined)
  const { transport, target } = chooseTransport()
  const runners: Runner[] = []
  const own: Heartbeat[] = []
  try {
    await lockClient.connect()
    await acquireLeaderLock(lockClient, LOCK, stop, () => heartbeat.beat())
    if (stop.aborted) return
    await migrateQueue()
    await unlockJobs()
    onReady()
    const clock = clockTasks(pool)
    const queues: Queue[] = [
      {
        name: 'mails',
        taskList: mailTasks(transport),
        concurrency: MAIL_CONCURRENCY,
        maxJobSeconds: 15 * MINUTE,
      },
      {
        name: 'scheduled tasks',
        taskList: clock,
        concurrency: CLOCK_CONCURRENCY,
        crontab: CRONTAB,
        maxJobSeconds: HOUR,
      },
      {
        name: 'long videos',
        taskList: videoTask(PROCESS_VERSION),
        concurrency: VIDEO_CONCURRENCY,
        maxJobSeconds: 12 * HOUR,
      },
      {
        name: 'short videos',
        taskList: videoTask(PROCESS_SHORT_VERSION, SHORT_SECONDS),
        concurrency: SHORT_VIDEO_CONCURRENCY,
        maxJobSeconds: 15 * MINUTE,
      },
      {
        name: 'releases',
        taskList: releaseTask(),
        concurrency: RELEASE_CONCURRENCY,
        crontab: RELEASE_CRONTAB,
        maxJobSeconds: HOUR,
      },
    ]
    for (const queue of queues) {
      const runner = await startRunner(queue)
      runners.push(runner)
      own.push(supervise(runner, queue, watch, heartbeat))
    }
    await runners.at(-1)?.addJob(RUN_RELEASES, {}, { jobKey: RUN_RELEASES })
    log.info(`Mail goes to ${target}`)
    for (const task of Object.keys(clock)) await runners[1]?.addJob(task, {}, { jobKey: task })
    await Promise.race([lost, stopped, ...runners.map(untilItEnds)])
  } finally {
    session.abort()
    await Promise.allSettled(runners.map((runner) => runner.stop()))
    for (const { end } of own) end()
    transport.close()
    await lockClient.end().catch(() => undefined)
  }
}

/**
 * Unlocks jobs. The caller holds the leader lock, so all locked jobs belong to a worker that has
 * stopped.
 */
async function unlockJobs(): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
     FROM graphile_worker.jobs WHERE locked_by IS NOT NULL`,
  )
}

function startRunner({ taskList, concurrency, crontab }: Queue): Promise<Runner> {
  return run({
    preset: { worker: BATCHED_RESULTS },
    pgPool: pool,
    taskList,
    concurrency,
    ...(crontab && { crontab }),
    logger: queueLogger,
    pollInterval: 1_000,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: SHUTDOWN_TIMEOUT_MS,
  })
}

/**
 * A queue beats each time it asks for a job, which an idle one does every second. A job that has
 * begun has the queue's own limit, because a queue may be full.
 */
function supervise(
  { events }: Runner,
  { name, maxJobSeconds }: Queue,
  watch: LoopWatch,
  all: Heartbeat,
): Heartbeat {
  const own = watch.start(`jobs: ${name}`, MAX_IDLE_SECONDS)
  const moves = () => {
    own.beat()
    all.beat()
  }
  events.on('worker:getJob:start', moves)
  events.on('job:complete', moves)
  events.on('job:start', () => own.beat(maxJobSeconds))
  return own
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

/** A release also has a job of its own. This schedule finds releases whose job was lost. */
const RELEASE_CRONTAB = `* * * * * ${RUN_RELEASES}`

function releaseTask(): TaskList {
  return {
    [RUN_RELEASES]: (_, { abortSignal }) =>
      runReleases({ pool, start: startPayload, stop: abortSignal, log }),
  }
}

/** @param seconds the time after which a version is moved to the queue of long videos */
function videoTask(name: string, seconds?: number): TaskList {
  return {
    [name]: async (payload, { abortSignal }) => {
      const { id } = jobSchema.parse(payload)
      const place = { storage: privateStorage, workDir: WORK_DIR, ...(seconds && { seconds }) }
      await processVersion({ pool, ...place, stop: abortSignal, warn: log.warn }, id)
      await carryNotes(pool, id)
    },
  }
}
