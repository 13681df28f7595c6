import { fork, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { memberEnvironment } from '@/env'

const HOST = '127.0.0.1'
const LOOK_AGAIN_AFTER = 100
const START_AGAIN_AFTER = 1_000
/** One that has not answered after this long, in milliseconds, never will. */
const START_PATIENCE = 30_000
/** A running process is asked this often whether it still answers, in milliseconds, ... */
const ASK_EVERY = 2_000
/** ... has this long to say so, ... */
const PATIENCE = 3_000
/** ... and is replaced after so many silences in a row. */
const SILENCES = 3

/** One more process of this website, for this process alone. It ends when this one ends. */
export class Member {
  private child: ChildProcess | undefined
  private address: string | null = null

  /** Where it answers; null while it cannot. */
  get origin(): string | null {
    return this.address
  }

  start(): void {
    this.keepRunning().catch((error: unknown) => {
      console.error(`A second process of the website does not start: ${String(error)}`)
    })
  }

  private async keepRunning(): Promise<void> {
    const [, program] = process.argv
    if (!program) return
    for (;;) {
      const port = await freePort()
      const child = fork(program, { env: memberEnvironment(HOST, port) })
      this.child = child
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      void this.announceWhenReady(child, `http://${HOST}:${port}`)
      await ended
      this.address = null
      await sleep(START_AGAIN_AFTER)
    }
  }

  private async announceWhenReady(child: ChildProcess, origin: string): Promise<void> {
    const begun = Date.now()
    while (this.isRunning(child)) {
      if (await answers(origin)) {
        this.address = origin
        await this.watch(child, origin)
        return
      }
      if (Date.now() - begun > START_PATIENCE) child.kill('SIGKILL')
      await sleep(LOOK_AGAIN_AFTER)
    }
  }

  /** One that is stuck is worse than one that is gone: visitors would wait for its answer. */
  private async watch(child: ChildProcess, origin: string): Promise<void> {
    let silences = 0
    while (this.isRunning(child)) {
      await sleep(ASK_EVERY)
      silences = (await answers(origin)) ? 0 : silences + 1
      if (!this.isRunning(child)) return
      this.address = silences === 0 ? origin : null
      if (silences === SILENCES) child.kill('SIGKILL')
    }
  }

  private isRunning(child: ChildProcess): boolean {
    return child.exitCode === null && child.signalCode === null && child === this.child
  }
}

async function answers(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(PATIENCE) })
    return response.ok
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, HOST, () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => {
        resolve(port)
      })
    })
  })
}
