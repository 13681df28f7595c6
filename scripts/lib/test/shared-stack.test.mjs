import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { withSharedStack } from './shared-stack.mjs'

// Each test starts a process.
vi.setConfig({ testTimeout: 60_000 })

/** @type {string} */
let folder

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shared-stack-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
})

/** @param {string} text */
function program(text) {
  const file = path.join(folder, 'program.mjs')
  fs.writeFileSync(file, `import fs from 'node:fs'\n${text}`)
  return file
}

/** @param {AbortSignal} signal */
function contextOf(signal = new AbortController().signal) {
  return /** @type {any} */ ({
    layout: { logsDir: folder },
    run: { signal },
    temporary: folder,
    pnpm: '/nowhere/pnpm/bin/pnpm.cjs',
  })
}

const note = (/** @type {string} */ word) =>
  `fs.appendFileSync(${JSON.stringify(path.join(folder, 'notes'))}, '${word} ')`

const serving = () => `
  process.on('disconnect', () => { ${note('stopped')}; process.exit() })
  ${note('started')}
  process.send({ STACK_UNDER_TEST: 'here' })
`

const notes = () => {
  const file = path.join(folder, 'notes')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : ''
}

it('All callers share one stack, which stops after the work', async () => {
  const result = await withSharedStack(
    contextOf(),
    async ({ variables }) => {
      expect(await Promise.all([variables(), variables()])).toEqual([
        { STACK_UNDER_TEST: 'here' },
        { STACK_UNDER_TEST: 'here' },
      ])
      expect(notes()).toBe('started')
      return 'done'
    },
    { program: program(serving()) },
  )
  expect(result).toBe('done')
  expect(notes()).toBe('started stopped')
})

it('The stack stops when it is ended, and a later call starts another', async () => {
  await withSharedStack(
    contextOf(),
    async ({ variables, end }) => {
      await variables()
      await end()
      expect(notes()).toBe('started stopped')
      await end()
      await variables()
    },
    { program: program(serving()) },
  )
  expect(notes()).toBe('started stopped started stopped')
})

it('The stack stops when the work fails', async () => {
  const work = withSharedStack(
    contextOf(),
    async ({ variables }) => {
      await variables()
      throw new Error('a suite broke off')
    },
    { program: program(serving()) },
  )
  await expect(work).rejects.toThrow('a suite broke off')
  expect(notes()).toBe('started stopped')
})

it('No stack starts without a caller', async () => {
  await withSharedStack(contextOf(), () => Promise.resolve(), { program: program(serving()) })
  expect(notes()).toBe('')
})

it('Every caller receives the reason why the stack did not start', async () => {
  await withSharedStack(
    contextOf(),
    async ({ variables }) => {
      await expect(variables()).rejects.toThrow('The site under test did not start')
      await expect(variables()).rejects.toThrow('The site under test did not start')
    },
    { program: program('process.exit(1)') },
  )
})
