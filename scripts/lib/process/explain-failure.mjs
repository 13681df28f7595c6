import { stripVTControlCharacters } from 'node:util'
import { readLogEnd } from './log-file.mjs'

// Postgres prefixes each line with its date, time and process.
const POSTGRES_PREFIX = /^[\d-]+ [\d:.]+ UTC \[\d+\] /
/** The sentence in which a program says why it failed. */
const SENTENCE = /^The [\w -]+ failed: +(\S.*)$/
const REASON = /^\W*(\w*Error|ERR_\w+|FATAL)\b.{0,20}: +\S/

/**
 * Explains a failed process in one sentence with the failure, the reason if the log has a readable
 * one, and the log's path.
 *
 * @param {string} what such as "The set-up failed"
 * @param {string} logFile
 */
export function explainFailure(what, logFile) {
  const end = readLogEnd(logFile)
  if (/ENOSPC|No space left on device/.test(end)) {
    return `${what}, because the disk is full: free some space and try again (log: ${logFile}).`
  }
  const reason = findReason(end)
  return `${what}${reason ? `: ${reason.replace(/\.$/, '')}` : ''} (log: ${logFile}).`
}

/** @param {string} log */
function findReason(log) {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.replace(POSTGRES_PREFIX, '').replace(/\s+/g, ' ').trim())
  const sentence = lines.map((line) => SENTENCE.exec(line)?.[1]).findLast(Boolean)
  return (sentence ?? lines.findLast((line) => REASON.test(line)))?.slice(0, 300)
}
