import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { repoRoot } from '../paths.mjs'
import {
  listSuspectsInPlaywright,
  listSuspectsInVitest,
  readPlaywrightReport,
  readVitestReport,
} from './read-reports.mjs'

/** @param {unknown} report */
function saved(report) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'report-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  fs.writeFileSync(file, JSON.stringify(report))
  return file
}

const counts = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 }

describe("Vitest's report", () => {
  it('Its tests are counted', () => {
    const file = saved({ ...counts, testResults: [{ status: 'passed', assertionResults: [] }] })
    expect(readVitestReport(file, false)).toEqual({ passed: 5, failed: 0, skipped: 2 })
  })

  it('A file that failed to load counts as a failure', () => {
    const file = saved({ ...counts, testResults: [{ status: 'failed', assertionResults: [] }] })
    expect(readVitestReport(file, true)).toEqual({ passed: 5, failed: 1, skipped: 2 })
  })

  it('A failed test is not counted twice', () => {
    const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] }
    const file = saved({ ...counts, numFailedTests: 1, testResults: [failed] })
    expect(readVitestReport(file, true)).toMatchObject({ failed: 1 })
  })

  it('A missing report counts as a failure after a crash and as nothing otherwise', () => {
    expect(readVitestReport('/nowhere.json', true)).toMatchObject({ failed: 1 })
    expect(readVitestReport('/nowhere.json', false)).toMatchObject({ passed: 0, failed: 0 })
  })
})

describe("Playwright's report", () => {
  const stats = { expected: 4, flaky: 1, unexpected: 0, skipped: 2 }
  const full = { isFlakyFailure: true }

  it('A test that needed two attempts counts as passed, and in full as failed', () => {
    const file = saved({ stats })
    const quick = readPlaywrightReport(file, false, { isFlakyFailure: false })
    expect(quick).toEqual({ passed: 5, failed: 0, skipped: 2 })
    expect(readPlaywrightReport(file, true, full)).toEqual({ passed: 4, failed: 1, skipped: 2 })
  })

  it('A failed set-up counts as a failure', () => {
    const sound = { ...stats, flaky: 0 }
    expect(readPlaywrightReport(saved({ stats: sound }), true, full)).toMatchObject({ failed: 1 })
  })
})

describe('the lists of flaky and failed tests', () => {
  const failed = {
    status: 'timedOut',
    attachments: [
      { name: 'screenshot', path: '/a.png' },
      { name: 'trace', path: '/a/trace.zip' },
    ],
  }
  const passed = { status: 'passed', attachments: [] }

  it('They name the test and the trace of the failed attempt', () => {
    const flaky = {
      title: 'a menu opens',
      file: 'menus.spec.ts',
      tests: [{ status: 'flaky', results: [failed, passed] }],
    }
    const sound = { ...flaky, tests: [{ status: 'expected', results: [passed] }] }
    const broken = {
      ...flaky,
      title: 'a menu closes',
      tests: [{ status: 'unexpected', results: [failed] }],
    }
    const file = saved({ suites: [{ specs: [sound], suites: [{ specs: [flaky, broken] }] }] })
    expect(listSuspectsInPlaywright(file)).toEqual({
      flaky: ['menus.spec.ts › a menu opens, /a/trace.zip'],
      broken: ['menus.spec.ts › a menu closes, /a/trace.zip'],
    })
  })

  it("They have Vitest's tests, and files that failed outside their tests", () => {
    const name = path.join(repoRoot, 'a.int.test.ts')
    const results = [
      { status: 'passed', fullName: 'logs in', failureMessages: ['AssertionError'] },
      { status: 'passed', fullName: 'logs out', failureMessages: [] },
      { status: 'failed', fullName: 'is refused', failureMessages: ['AssertionError'] },
    ]
    const file = saved({
      testResults: [
        { name, status: 'failed', assertionResults: results },
        { name: path.join(repoRoot, 'b.int.test.ts'), status: 'failed', assertionResults: [] },
      ],
    })
    expect(listSuspectsInVitest(file)).toEqual({
      flaky: ['a.int.test.ts › logs in'],
      broken: ['a.int.test.ts › is refused', 'b.int.test.ts'],
    })
    expect(listSuspectsInVitest('/nowhere.json')).toEqual({ flaky: [], broken: [] })
  })

  it('They are empty without a report', () => {
    expect(listSuspectsInPlaywright('/nowhere.json')).toEqual({ flaky: [], broken: [] })
  })
})
