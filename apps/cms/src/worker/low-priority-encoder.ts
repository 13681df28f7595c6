import { spawn, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { env } from '../platform/env'
import type { Encoding } from '../platform/pictures/make-size'
import { findProgram } from '../platform/programs/programs'

const PROGRAM = fileURLToPath(new URL('encode-program.mjs', import.meta.url))

const answerSchema = z.union([
  z.object({ bytes: z.instanceof(Uint8Array) }),
  z.object({ problem: z.string() }),
])

/**
 * Encodes pictures in a process of its own with the lowest priority. It gets only the time that the
 * website, the CMS, the database and the other work of the worker leave.
 */
export class LowPriorityEncoder {
  private program: ChildProcess | undefined

  /** @throws if the picture cannot be encoded. Calls must wait for each other. */
  async encode(original: Buffer, encoding: Encoding): Promise<Buffer> {
    const program = (this.program ??= this.start())
    const answer = await new Promise<unknown>((resolve, reject) => {
      const onExit = () => reject(new Error('the program that encodes pictures has ended'))
      program.once('exit', onExit)
      program.once('message', (message) => {
        program.off('exit', onExit)
        resolve(message)
      })
      program.send({ original, encoding }, (error) => error && reject(error))
    })
    const result = answerSchema.parse(answer)
    if ('problem' in result) throw new Error(result.problem)
    return Buffer.from(result.bytes)
  }

  get pid(): number | undefined {
    return this.program?.pid
  }

  end(): void {
    this.program?.kill('SIGKILL')
    this.program = undefined
  }

  private start(): ChildProcess {
    // On Linux, each thread has a priority, which new threads inherit. So it has to be lowered
    // before the program has threads.
    const nice = findProgram('nice')
    const [command, ...args] = [...(nice ? [nice, '-n', '19'] : []), process.execPath, PROGRAM]
    const program = spawn(command, args, {
      env: { NODE_ENV: env.NODE_ENV, PATH: env.PATH },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    if (!nice && program.pid) setPriority(program.pid, constants.priority.PRIORITY_LOW)
    const forget = () => {
      if (this.program === program) this.program = undefined
    }
    program.once('exit', forget)
    // A program that cannot be started has no exit.
    program.once('error', () => program.emit('exit'))
    return program
  }
}
