import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { repoRoot } from '../paths.mjs'
import {
  listFlakyInPlaywright,
  listFlakyInVitest,
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

describe('the list of flaky tests', () => {
  const failed = {
    status: 'timedOut',
    attachments: [
      { name: 'screenshot', path: '/a.png' },
      { name: 'trace', path: '/a/trace.zip' },
    ],
  }
  const passed = { status: 'passed', attachments: [] }

  it('It names the test and the trace of the failed attempt', () => {
    const flaky = {
      title: 'a menu opens',
      file: 'menus.spec.ts',
      tests: [{ status: 'flaky', results: [failed, passed] }],
    }
    const sound = { ...flaky, tests: [{ status: 'expected', results: [passed] }] }
    const file = saved({ suites: [{ specs: [sound], suites: [{ specs: [flaky] }] }] })
    expect(listFlakyInPlaywright(file)).toEqual(['menus.spec.ts › a menu opens, /a/trace.zip'])
  })

  it("It has Vitest's, whose report contains the message of the failed attempt", () => {
    const name = path.join(repoRoot, 'a.int.test.ts')
    const results = [
      { status: 'passed', fullName: 'logs in', failureMessages: ['AssertionError'] },
      { status: 'passed', fullName: 'logs out', failureMessages: [] },
      { status: 'failed', fullName: 'is refused', failureMessages: ['AssertionError'] },
    ]
    const file = saved({ testResults: [{ name, assertionResults: results }] })
    expect(listFlakyInVitest(file)).toEqual(['a.int.test.ts › logs in'])
    expect(listFlakyInVitest('/nowhere.json')).toEqual([])
  })

  it('It is empty without a report', () => {
    expect(listFlakyInPlaywright('/nowhere.json')).toEqual([])
  })
})
