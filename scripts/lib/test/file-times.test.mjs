import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { repoRoot } from '../paths.mjs'
import { readPlaywrightFileTimes, readVitestFileTimes, slowest } from './file-times.mjs'

/** @param {unknown} report */
function saved(report) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'report-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  fs.writeFileSync(file, JSON.stringify(report))
  return file
}

describe('the time of a file', () => {
  it("It is read from Vitest's report", () => {
    const name = path.join(repoRoot, 'scripts/a.test.mjs')
    const file = saved({ testResults: [{ name, startTime: 1_000, endTime: 3_500 }] })
    expect(readVitestFileTimes(file)).toEqual([{ file: 'scripts/a.test.mjs', milliseconds: 2_500 }])
  })

  it("It includes all tests and retries in Playwright's report", () => {
    /** @param {number[]} durations */
    const spec = (...durations) => ({
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    })
    const suites = [{ file: 'a.spec.ts', specs: [spec(100)], suites: [{ specs: [spec(20, 3)] }] }]
    expect(readPlaywrightFileTimes(saved({ suites }))).toEqual([
      { file: 'a.spec.ts', milliseconds: 123 },
    ])
  })

  it('It is missing without a report', () => {
    expect(readVitestFileTimes('/nowhere.json')).toEqual([])
    expect(readPlaywrightFileTimes('/nowhere.json')).toEqual([])
  })
})

it('The slowest files come first', () => {
  const times = [3, 9, 5].map((milliseconds) => ({ file: `${milliseconds}`, milliseconds }))
  expect(slowest(times, 2).map(({ file }) => file)).toEqual(['9', '5'])
})
