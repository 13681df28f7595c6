import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { MAIL_TEMPLATES } from '../../platform/mail/templates'
import { renderMail } from '../../platform/mail/render-mail'
import type { Role } from '../../platform/access/roles'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
  await cms.pool.query(`UPDATE translations SET changed = 2
    WHERE kind = 'services' AND document_id = 1 AND locale = 'de'`)
})

afterAll(() => cms.stop())

beforeEach(() => cms.pool.query('DELETE FROM mails'))

async function addPerson(languages: ('en' | 'ar' | 'de')[], role: Role = 'translator') {
  const email = `${randomUUID()}@studio.example`
  const data = { email, password: 'a quiet blue kite', name: 'Jon', roles: [role] }
  await cms.payload.create({
    collection: 'users',
    data: { ...data, locale: 'de', workListLanguages: languages },
  })
  return email
}

async function mailed(): Promise<{ to: string; data: Record<string, string> }[]> {
  const { rows } = await cms.pool.query<{ to: string; data: Record<string, string> }>(
    `SELECT "to", data FROM mails WHERE template = 'translationWork'`,
  )
  return rows
}

/** Sends the mails that are due at a moment. In summer, the hour of the mail is 11:00 UTC. */
async function at(moment: string): Promise<number> {
  const { mailWorkLists } = await import('./mail-work-lists')
  return mailWorkLists(cms.pool, new Date(moment))
}

it('mails staff who asked for it once a day, from an hour in the studio’s time zone', async () => {
  const jon = await addPerson(['de'])
  await addPerson([])
  await addPerson(['de'], 'client')
  await addPerson(['ar'])
  expect(await at('2027-06-01T11:00:00Z')).toBe(1)
  expect(await at('2027-06-01T23:00:00Z')).toBe(0)
  expect(await at('2027-06-02T10:59:00Z')).toBe(0)
  const [mail, ...others] = await mailed()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: jon,
    data: {
      outdated: 'Deutsch: 1',
      missing: '',
      drafts: '',
      link: 'http://localhost:3001/admin/languages?language=de',
    },
  })
  expect(mail?.data.message).toMatch(/^.+ \(Deutsch, 2\)$/)
  expect(Object.keys(mail?.data ?? {}).sort()).toEqual([...MAIL_TEMPLATES.translationWork].sort())
  expect(renderMail('translationWork', 'de', mail?.data ?? {}, 'Studio').text).toContain(
    'Veraltet: Deutsch: 1',
  )
  expect(await at('2027-06-02T11:00:00Z')).toBe(1)
})

it('two workers that run at the same time send one mail', async () => {
  const moment = '2027-06-03T11:00:00Z'
  const counts = await Promise.all([at(moment), at(moment)])
  expect(counts.sort()).toEqual([0, 1])
})

it('somebody who turns it off gets no more mails', async () => {
  await cms.pool.query('DELETE FROM users_work_list_languages')
  expect(await at('2027-06-04T11:00:00Z')).toBe(0)
})
