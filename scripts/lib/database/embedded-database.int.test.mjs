import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readBirth } from '../process/process-birth.mjs'
import { readOrMakeSecrets } from '../secrets.mjs'
import { openDataFolder } from '../stack/open-data-folder.mjs'
import { findPostgresPackage, repairLinks } from './postgres-package.mjs'
import { startEmbeddedDatabase } from './start-embedded-database.mjs'
import { withClient } from './with-client.mjs'

/** @type {string} */
let dataDir
/** @type {import('../stack/open-data-folder.mjs').DataFolder} */
let folder

beforeEach(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-'))
  folder = await openDataFolder(dataDir, new AbortController().signal)
})

afterEach(async () => {
  await folder.close()
  fs.rmSync(dataDir, { recursive: true })
})

function start() {
  const secrets = readOrMakeSecrets(folder.layout.secretsFile)
  return startEmbeddedDatabase({ layout: folder.layout, secrets }, folder.run)
}

const pidFile = () => path.join(dataDir, 'database', 'cluster', 'postmaster.pid')

/** @param {string} databaseUrl @param {string} query */
async function ask(databaseUrl, query) {
  const { rows } = await withClient(databaseUrl, (client) => client.query(query))
  return Object.values(rows[0])[0]
}

describe('the embedded database', () => {
  it('Data and port survive a kill', async () => {
    const first = await start()
    await withClient(first.databaseUrl, (client) => client.query('CREATE TABLE kept (x int)'))
    await first.server.kill('SIGKILL')
    expect(fs.existsSync(pidFile())).toBe(true)

    const second = await start()
    expect(second.databaseUrl).toBe(first.databaseUrl)
    expect(await ask(second.databaseUrl, 'SELECT count(*) FROM kept')).toBe('0')
    await second.server.stop()
    expect(fs.existsSync(pidFile())).toBe(false)
  })

  it('Its settings are safe', async () => {
    const { databaseUrl, server } = await start()
    expect(await ask(databaseUrl, 'SHOW listen_addresses')).toBe('127.0.0.1')
    expect(await ask(databaseUrl, 'SHOW fsync')).toBe('on')
    expect(await ask(databaseUrl, 'SHOW is_superuser')).toBe('off')
    expect(fs.statSync(path.join(dataDir, 'database', 'cluster')).mode & 0o077).toBe(0)
    await server.stop()
  })

  it('A new run takes over from one that left it running', async () => {
    const first = await start()
    const orphan = Number(fs.readFileSync(pidFile(), 'utf8').split('\n')[0])
    const second = await start()
    expect(readBirth(orphan)).toBeUndefined()
    expect(await ask(second.databaseUrl, 'SELECT 1')).toBe(1)
    await second.server.stop()
    await first.server.stop()
  })

  it('It starts although another process has its old pid, and leaves that process alone', async () => {
    const first = await start()
    await first.server.kill('SIGKILL')
    const lines = fs.readFileSync(pidFile(), 'utf8').split('\n')
    fs.writeFileSync(pidFile(), [process.pid, ...lines.slice(1)].join('\n'))
    const second = await start()
    expect(await ask(second.databaseUrl, 'SELECT 1')).toBe(1)
    await second.server.stop()
  })

  it('A lost password is reported', async () => {
    const { server } = await start()
    await server.stop()
    fs.rmSync(folder.layout.secretsFile)
    await expect(start()).rejects.toThrow(/does not take the password in secrets\.json/)
  })

  it('It finds its libraries although the install script was skipped', async () => {
    const nativeDir = findPostgresPackage()
    const [{ target }] = JSON.parse(
      fs.readFileSync(path.join(nativeDir, 'pg-symlinks.json'), 'utf8'),
    )
    const link = path.join(path.dirname(nativeDir), target)
    fs.rmSync(link, { force: true })
    repairLinks(nativeDir)
    expect(fs.existsSync(link)).toBe(true)
  })
})
