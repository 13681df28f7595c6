import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repoRoot } from '../paths.mjs'
import { readSettings } from './read-settings.mjs'
import { settingsSchema } from './schema.mjs'

describe('settings', () => {
  it('need nothing to be set', () => {
    expect(readSettings({})).toMatchObject({
      webPort: 3000,
      cmsPort: 3001,
      dataDir: path.join(repoRoot, '.data'),
      siteUrl: 'http://localhost:3000',
      cmsUrl: 'http://localhost:3001',
      databaseUrl: undefined,
    })
  })

  it('have no secret that is the same everywhere', () => {
    const { payloadSecret, publishSecret } = readSettings({})
    expect([payloadSecret, publishSecret]).toEqual([undefined, undefined])
  })

  it('derive the public addresses from the ports', () => {
    const { siteUrl, cmsUrl } = readSettings({ WEB_PORT: '8080', CMS_PORT: '8081' })
    expect([siteUrl, cmsUrl]).toEqual(['http://localhost:8080', 'http://localhost:8081'])
  })

  it('take an empty variable as one that is not set', () => {
    expect(readSettings({ WEB_PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      webPort: 3000,
      databaseUrl: undefined,
    })
  })

  it('mean a relative folder from the project, and ~ from the home', () => {
    expect(readSettings({ DATA_DIR: 'elsewhere' }).dataDir).toBe(path.join(repoRoot, 'elsewhere'))
    expect(readSettings({ DATA_DIR: '~/x' }).dataDir).toMatch(/^\/.+\/x$/)
  })

  it('drop the slash after an origin', () => {
    expect(readSettings({ SITE_URL: 'https://studio.example/' }).siteUrl).toBe(
      'https://studio.example',
    )
  })

  it('refuse a mail server without repeating its password', () => {
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
  ])('refuse %s=%s in one sentence', (name, value) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(new RegExp(`^${name} .*"${value.replace(/[/.]/g, '\\$&')}"\\.$`))
  })

  it('never repeat a secret', () => {
    expect(() => readSettings({ PAYLOAD_SECRET: 'tooshort' })).toThrow(/at least 32/)
    expect(() => readSettings({ PAYLOAD_SECRET: 'tooshort' })).not.toThrow(/tooshort/)
  })

  it('refuse one port for two things', () => {
    const read = () => readSettings({ WEB_PORT: '4000', CMS_PORT: '4000' })
    expect(read).toThrow('WEB_PORT and CMS_PORT are both 4000')
  })

  it('say what each is for', () => {
    for (const { about } of Object.values(settingsSchema)) expect(about).not.toBe('')
  })
})
