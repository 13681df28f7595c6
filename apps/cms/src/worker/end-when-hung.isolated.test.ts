import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

/** Runs code in a process that watches its loops. @returns its exit code, its signal and its log */
async function runWatched(code: string) {
  const imports = `import { endWhenHung } from './end-when-hung.ts'
    import { LoopWatch } from './loop-watch.ts'
    const watch = new LoopWatch()
    setInterval(() => undefined, 1000)\n`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', imports + code]
  const child = spawn(process.execPath, args, { cwd: __dirname })
  let written = ''
  child.stderr.on('data', (data) => (written += String(data)))
  const [exitCode, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { exitCode, signal, written }
}

it('a process with a hung loop names it and ends', async () => {
  const { exitCode, written } = await runWatched(
    `endWhenHung(watch)
     const moving = watch.start('pictures', 1)
     setInterval(moving.beat, 100)
     watch.start('publishing', 1)`,
  )
  expect(written).toContain('No progress for too long in: publishing. ')
  expect(exitCode).toBe(1)
})

it('a process with a blocked main thread ends', async () => {
  const { signal, written } = await runWatched('endWhenHung(watch, 1); for (;;);')
  expect(written).toContain('blocked')
  expect(signal).toBe('SIGKILL')
})
