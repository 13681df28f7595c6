import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dataLayout } from '../paths.mjs'
import { remember } from '../state.mjs'
import { listTraces } from './list-traces.mjs'

function dataFolder() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'traces-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }))
  return dataLayout(dataDir)
}

/** @param {ReturnType<typeof dataLayout>} layout */
function tracesIn(layout) {
  return listTraces(layout).filter((trace) => trace.startsWith(layout.dataDir))
}

describe('the traces that a reset removes', () => {
  it('They are the files of a run, and no other files in the data folder', () => {
    const layout = dataFolder()
    fs.mkdirSync(layout.mediaDir)
    fs.mkdirSync(layout.databaseDir)
    fs.writeFileSync(layout.secretsFile, '{}')
    fs.writeFileSync(path.join(layout.dataDir, 'thesis.txt'), 'mine')
    const names = tracesIn(layout).map((trace) => path.basename(trace))
    expect(names.sort()).toEqual(['database', 'media', 'secrets.json'])
  })

  it('They include a database outside the data folder', () => {
    const layout = dataFolder()
    const elsewhere = path.join(layout.dataDir, 'elsewhere')
    fs.mkdirSync(elsewhere)
    remember(layout.stateFile, { databaseFolder: elsewhere })
    expect(listTraces(layout)).toContain(elsewhere)
  })
})
