import { spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { env } from '../env'
import { findProgram } from './programs'
import { Unprocessable } from './unprocessable'

interface Run {
  program: string
  args: readonly string[]
  /** The number of wall-clock seconds after which the program is killed. */
  seconds: number
  /** The working directory. */
  cwd: string
  stop: AbortSignal
  /** Called for each line of output. If it throws, the program is killed. */
  onLine?: (line: string) => void
}

/**
 * Limits in bytes: for address space (several times as much as a 4K film needs), and for each file
 * that is written.
 */
const MAX_MEMORY = 4 * 1024 ** 3
const MAX_WRITTEN = 8 * 1024 ** 3

/** The maximum number of lines of output. */
const MAX_LINES = 2_000_000
const KEPT_ERRORS = 2_000

/**
 * Runs a program on an untrusted file. Its time and memory are limited, it has a low priority and,
 * where the system allows this, no network. It is killed when this process ends.
 *
 * @throws {Unprocessable} if the program fails or exceeds a limit
 */
export async function runProgram(run: Run): Promise<void> {
  const { program, args, seconds, cwd, stop, onLine } = run
  stop.throwIfAborted()
  const [command = program, ...rest] = [...withoutNetwork(), ...limits(seconds), program, ...args]
  const child = spawn(command, rest, {
    cwd,
    env: { NODE_ENV: env.NODE_ENV, PATH: env.PATH, LANG: 'C.UTF-8', HOME: cwd },
    stdio: ['ignore', 'pipe', 'pipe'],
    // The program gets a process group of its own, so that its child processes end with it.
    detached: true,
  })
  let reason: unknown
  const end = (why: unknown) => {
    reason ??= why
    killGroup(child.pid)
  }
  const timer = setTimeout(() => end(new Unprocessable('timedOut')), seconds * 1_000)
  const onStop = () => end(stop.reason)
  stop.addEventListener('abort', onStop, { once: true })
  let said = ''
  child.stderr.on('data', (part: Buffer) => {
    said = (said + part.toString()).slice(-KEPT_ERRORS)
  })
  let lines = 0
  createInterface({ input: child.stdout }).on('line', (line) => {
    try {
      if ((lines += 1) > MAX_LINES) throw new Unprocessable('tooLarge')
      onLine?.(line)
    } catch (error) {
      end(error)
    }
  })
  try {
    const [code, signal] = await ended(child)
    if (reason) throw asError(reason)
    if (signal || code !== 0) throw explain(signal, said)
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', onStop)
  }
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}

type Ended = [code: number | null, signal: NodeJS.Signals | null]

/** Resolves after the program has ended and all its output has been read. */
function ended(child: ReturnType<typeof spawn>): Promise<Ended> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve([code, signal]))
  })
}

function explain(signal: NodeJS.Signals | null, said: string): Unprocessable {
  if (signal === 'SIGXFSZ' || /cannot allocate memory|file too large/i.test(said)) {
    return new Unprocessable('tooLarge', said)
  }
  if (signal === 'SIGXCPU') return new Unprocessable('timedOut', said)
  return new Unprocessable('unreadable', signal ?? said)
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('It was stopped.')
}

/**
 * The commands that limit the program. Each replaces itself by the next one, so that there is only
 * one process. `prlimit` exists only on Linux; on other systems only the time is limited.
 */
function limits(seconds: number): string[] {
  const [prlimit, setpriv, nice] = ['prlimit', 'setpriv', 'nice'].map(findProgram)
  return [
    ...(prlimit
      ? [
          prlimit,
          `--as=${MAX_MEMORY}`,
          `--fsize=${MAX_WRITTEN}`,
          // The CPU time of two processors for the whole duration.
          `--cpu=${Math.ceil(seconds * 2)}`,
          '--core=0',
        ]
      : []),
    ...(setpriv ? [setpriv, '--pdeathsig', 'KILL'] : []),
    ...(nice ? [nice, '-n', '10'] : []),
  ]
}

let isolation: string[] | undefined

/**
 * A command prefix that removes network access. It is empty where the system does not allow this:
 * outside Linux and in most containers. The result of the first attempt is remembered.
 */
export function withoutNetwork(): string[] {
  return (isolation ??= findIsolation())
}

function findIsolation(): string[] {
  const unshare = findProgram('unshare')
  if (!unshare) return []
  // Root needs its rights to files of other users, which a user namespace with a mapping would
  // remove.
  const asWhom = process.getuid?.() === 0 ? [] : ['--map-current-user']
  const command = [...asWhom, '--net']
  return spawnSync(unshare, [...command, 'true']).status === 0 ? [unshare, ...command] : []
}
