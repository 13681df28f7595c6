import path from 'node:path'
import { readJsonFile } from '../read-json-file.mjs'
import { repoRoot } from '../paths.mjs'

/** @typedef {{ file: string, milliseconds: number }} FileTime */

/**
 * Reads how long each file's tests and hooks took, from the report of Vitest's JSON reporter.
 *
 * @param {string} report
 * @returns {FileTime[]} empty without a report
 */
export function readVitestFileTimes(report) {
  /** @type {{ name: string, startTime: number, endTime: number }[]} */
  const files = readJsonFile(report)?.testResults ?? []
  return files.map(({ name, startTime, endTime }) => ({
    file: path.relative(repoRoot, name),
    milliseconds: endTime - startTime,
  }))
}

/**
 * @typedef {object} Suite a file, or a group of tests in it
 * @property {string} file below the folder of its project
 * @property {Suite[]} [suites]
 * @property {{ tests: { results: { duration: number }[] }[] }[]} [specs]
 */

/**
 * Reads how long each file's tests took, including retries, from the report of Playwright's JSON
 * reporter.
 *
 * @param {string} report
 * @returns {FileTime[]} empty without a report
 */
export function readPlaywrightFileTimes(report) {
  /** @type {Suite[]} */
  const files = readJsonFile(report)?.suites ?? []
  return files.map((suite) => ({ file: suite.file, milliseconds: durationOf(suite) }))
}

/**
 * @param {Suite} suite
 * @returns {number}
 */
function durationOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  return sum([...results.map(({ duration }) => duration), ...suites.map(durationOf)])
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, one) => total + one, 0)
}

/**
 * @param {FileTime[]} times
 * @param {number} count
 */
export function slowest(times, count) {
  return [...times].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, count)
}
