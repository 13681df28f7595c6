import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readOrMakeSecrets } from './secrets.mjs'

function secretsFile() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'secrets-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return path.join(folder, 'secrets.json')
}

describe('secrets', () => {
  it('They are generated once, long, and all different', () => {
    const file = secretsFile()
    const secrets = readOrMakeSecrets(file)
    const values = Object.values(secrets)
    expect(new Set(values).size).toBe(4)
    for (const value of values) expect(value.length).toBeGreaterThanOrEqual(32)
    expect(readOrMakeSecrets(file)).toEqual(secrets)
  })

  it('Only their owner can read them', () => {
    const file = secretsFile()
    readOrMakeSecrets(file)
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  })

  it('A missing one is added without changing the others', () => {
    const file = secretsFile()
    fs.writeFileSync(file, JSON.stringify({ payloadSecret: 'kept' }))
    expect(readOrMakeSecrets(file)).toMatchObject({
      payloadSecret: 'kept',
      databasePassword: expect.any(String),
    })
  })

  it('A damaged file is not replaced', () => {
    const file = secretsFile()
    fs.writeFileSync(file, '{"payloadSecr')
    expect(() => readOrMakeSecrets(file)).toThrow(/is damaged/)
  })
})
