import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repoRoot } from '../paths.mjs'
import { readSettings } from './read-settings.mjs'
import { settingsSchema } from './schema.mjs'

describe("the launcher's settings", () => {
  it('No variable is required', () => {
    expect(readSettings({})).toMatchObject({
      webPort: 3000,
      cmsPort: 3001,
      dataDir: path.join(repoRoot, '.data'),
      siteUrl: 'http://localhost:3000',
      cmsUrl: 'http://localhost:3001',
      databaseUrl: undefined,
    })
  })

  it('No secret has a default', () => {
    const { payloadSecret, publishSecret } = readSettings({})
    expect([payloadSecret, publishSecret]).toEqual([undefined, undefined])
  })

  it('The public addresses derive from the ports', () => {
    const { siteUrl, cmsUrl } = readSettings({ WEB_PORT: '8080', CMS_PORT: '8081' })
    expect([siteUrl, cmsUrl]).toEqual(['http://localhost:8080', 'http://localhost:8081'])
  })

  it('An empty variable counts as not set', () => {
    expect(readSettings({ WEB_PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      webPort: 3000,
      databaseUrl: undefined,
    })
  })

  it('A relative folder counts from the project, and ~ from the home', () => {
    expect(readSettings({ DATA_DIR: 'elsewhere' }).dataDir).toBe(path.join(repoRoot, 'elsewhere'))
    expect(readSettings({ DATA_DIR: '~/x' }).dataDir).toMatch(/^\/.+\/x$/)
  })

  it('The slash after an origin is dropped', () => {
    expect(readSettings({ SITE_URL: 'https://studio.example/' }).siteUrl).toBe(
      'https://studio.example',
    )
  })

  it('The message about a wrong mail server does not repeat its password', () => {
    const read = () => readSettings({ SMTP_URL: 'mail://studio:secret@mail.example' })
    expect(read).toThrow(/^SMTP_URL must be an address like smtp:/)
    expect(read).not.toThrow(/secret/)
  })

  it.each([
    ['WEB_PORT', 'abc'],
    ['WEB_PORT', '0'],
    ['WEB_PORT', '65536'],
    ['CMS_PORT', '80.5'],
    ['DATABASE_PORT', '-1'],
    ['SITE_URL', 'studio.example'],
    ['SITE_URL', 'https://studio.example/path'],
    ['CMS_URL', 'ftp://studio.example'],
    ['ADMIN_EMAIL', 'admin'],
    ['DATA_DIR', '/'],
    ['LISTEN_HOST', 'a b'],
    ['MAIL_FROM', 'studio'],
  ])('%s=%s is refused in one sentence', (name, value) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(new RegExp(`^${name} .*"${value.replace(/[/.]/g, '\\$&')}"\\.$`))
  })

  it('Messages never repeat a secret', () => {
    expect(() => readSettings({ PAYLOAD_SECRET: 'tooshort' })).toThrow(/at least 32/)
    expect(() => readSettings({ PAYLOAD_SECRET: 'tooshort' })).not.toThrow(/tooshort/)
  })

  it('Two settings with the same port are refused', () => {
    const read = () => readSettings({ WEB_PORT: '4000', CMS_PORT: '4000' })
    expect(read).toThrow('WEB_PORT and CMS_PORT are both 4000')
  })

  it('Each setting has a description', () => {
    for (const { about } of Object.values(settingsSchema)) expect(about).not.toBe('')
  })
})
