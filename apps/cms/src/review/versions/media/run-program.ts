import { spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { env } from '../../../env'
import { findProgram } from './programs'
import { Unprocessable } from './unprocessable'

interface Run {
  program: string
  args: readonly string[]
  /** Of the clock, after which it is killed. */
  seconds: number
  /** The folder in which it runs. */
  cwd: string
  stop: AbortSignal
  /** With each line that it writes; what this throws ends it. */
  onLine?: (line: string) => void
}

/** Bytes: of address space (several times what a film in 4K takes), and of any file that it writes. */
const MOST_MEMORY = 4 * 1024 ** 3
const MOST_WRITTEN = 8 * 1024 ** 3

/** Of what it says. */
const MOST_LINES = 2_000_000
const KEPT_ERRORS = 2_000

/**
 * Runs a program on a file of a stranger's: for a limited time, in limited memory, without a
 * network where the system can do that, behind all else that the machine does, and never longer
 * than this process lives.
 *
 * @throws {Unprocessable} where it fails, or takes too much of anything
 */
export async function runProgram(run: Run): Promise<void> {
  const { program, args, seconds, cwd, stop, onLine } = run
  stop.throwIfAborted()
  const [command = program, ...rest] = [...withoutNetwork(), ...limits(seconds), program, ...args]
  const child = spawn(command, rest, {
    cwd,
    env: { NODE_ENV: env.NODE_ENV, PATH: env.PATH, LANG: 'C.UTF-8', HOME: cwd },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that whatever it starts ends with it.
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
      if ((lines += 1) > MOST_LINES) throw new Unprocessable('tooLarge')
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
    // It has ended by itself.
  }
}

type Ended = [code: number | null, signal: NodeJS.Signals | null]

/** Once all that it wrote has been read, too. */
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
 * Each of these becomes the next one, so that it stays one process. Elsewhere than on Linux there is
 * no `prlimit`: then only the clock limits it.
 */
function limits(seconds: number): string[] {
  const [prlimit, setpriv, nice] = ['prlimit', 'setpriv', 'nice'].map(findProgram)
  return [
    ...(prlimit
      ? [
          prlimit,
          `--as=${MOST_MEMORY}`,
          `--fsize=${MOST_WRITTEN}`,
          // Two processors at work for all of its time.
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
 * The command before a program that takes the network from it; empty where the system does not let
 * us: elsewhere than on Linux, and in most containers. Asked once, by trying it.
 */
export function withoutNetwork(): string[] {
  return (isolation ??= findIsolation())
}

function findIsolation(): string[] {
  const unshare = findProgram('unshare')
  if (!unshare) return []
  // Root keeps its rights to files of others, which it would lose among users of its own.
  const asWhom = process.getuid?.() === 0 ? [] : ['--map-current-user']
  const command = [...asWhom, '--net']
  return spawnSync(unshare, [...command, 'true']).status === 0 ? [unshare, ...command] : []
}
