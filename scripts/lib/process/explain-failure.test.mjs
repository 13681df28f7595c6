import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { explainFailure } from './explain-failure.mjs'

/** @param {string} log */
function explain(log) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'log-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'set-up.log')
  fs.writeFileSync(file, log)
  return explainFailure('The set-up failed', file).replace(folder, '')
}

describe('the explanation of a failed process', () => {
  it('It names the log', () => {
    expect(explain('nothing to see\n')).toBe('The set-up failed (log: /set-up.log).')
  })

  it('It has the reason from the log, without the stack trace', () => {
    const log = 'starting\n\x1b[31mTypeError: x is not a function.\x1b[0m\n    at main (a.ts:1:1)\n'
    expect(explain(log)).toBe(
      'The set-up failed: TypeError: x is not a function (log: /set-up.log).',
    )
  })

  it('It has the sentence in which the program itself says why it failed', () => {
    const log =
      'Error: read ECONNRESET\nThe set-up failed: EXDEV: cross-device link not permitted — the film\n'
    expect(explain(log)).toBe(
      'The set-up failed: EXDEV: cross-device link not permitted — the film (log: /set-up.log).',
    )
  })

  it("It finds the reason behind Postgres's prefix", () => {
    const log = '2026-11-21 10:29:42.312 UTC [17] FATAL:  could not create any TCP/IP sockets\n'
    expect(explain(log)).toContain(': FATAL: could not create any TCP/IP sockets (log')
  })

  it.each(['Error: ENOSPC: write', 'initdb: error: No space left on device'])(
    'It names a full disk for: %s',
    (log) => {
      expect(explain(log)).toContain('because the disk is full')
    },
  )

  it('It works without a log', () => {
    expect(explainFailure('It failed', '/nowhere.log')).toBe('It failed (log: /nowhere.log).')
  })
})
