import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { repoRoot } from '../paths.mjs'
import { sumUpChecks } from './run-checks.mjs'

function folderInRepository() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'checks-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return { folder, relative: path.relative(repoRoot, folder) }
}

const ended = (/** @type {number} */ exitCode) => ({ exitCode, startTime: 1_000, endTime: 3_500 })

it('A check that failed shows the end of its log, and one that never ran counts as failed', () => {
  const { folder, relative } = folderInRepository()
  fs.writeFileSync(path.join(folder, 'lint.log'), 'unused variable\n')
  const run = { directory: relative, logFile: path.join(relative, 'lint.log') }
  /** @type {string[]} */
  const lines = []
  const { tally, milliseconds } = sumUpChecks(
    [
      { ...run, task: 'lint', execution: ended(1) },
      { ...run, task: 'lint', execution: ended(0) },
      { ...run, task: 'lint', execution: null },
    ],
    (line) => lines.push(line),
  )
  expect(tally).toEqual({ passed: 1, failed: 2, skipped: 0 })
  expect(milliseconds).toBe(5_000)
  expect(lines[0]).toContain('unused variable')
})

it('Unit tests are counted one by one, from the report of their package', () => {
  const { folder, relative } = folderInRepository()
  fs.mkdirSync(path.join(folder, '.turbo'))
  const report = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 }
  fs.writeFileSync(
    path.join(folder, '.turbo/unit.json'),
    JSON.stringify({ ...report, testResults: [] }),
  )
  const run = { task: 'test:unit', directory: relative, logFile: '', execution: ended(0) }
  expect(sumUpChecks([run], () => {}).tally).toEqual({ passed: 7, failed: 0, skipped: 1 })
})
