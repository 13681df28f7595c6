import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginLog, openLog, readLogEnd, trimLogs } from './log-file.mjs'

/** @type {string} */
let folder
/** @type {string} */
let file

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'logs-'))
  file = path.join(folder, 'web.log')
  return () => fs.rmSync(folder, { recursive: true })
})

describe('a log', () => {
  it("The last run's log is kept beside it", () => {
    fs.writeFileSync(file, 'last run')
    beginLog(file)
    expect(fs.existsSync(file)).toBe(false)
    expect(fs.readFileSync(`${file}.1`, 'utf8')).toBe('last run')
  })

  it('A long log is truncated while a process writes to it', () => {
    const log = openLog(file)
    fs.writeSync(log, 'a'.repeat(100))
    trimLogs(folder, 50)
    fs.writeSync(log, 'b')
    fs.closeSync(log)
    expect(fs.readFileSync(file, 'utf8')).toBe('b')
    expect(fs.readFileSync(`${file}.1`, 'utf8')).toHaveLength(100)
  })

  it('A short log is left unchanged', () => {
    fs.writeFileSync(file, 'short')
    trimLogs(folder, 50)
    expect(fs.readFileSync(file, 'utf8')).toBe('short')
  })

  it('readLogEnd reads the end of the log', () => {
    fs.writeFileSync(file, '0123456789')
    expect(readLogEnd(file, 3)).toBe('789')
  })
})
