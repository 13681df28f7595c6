import { randomUUID } from 'node:crypto'
import type { ReviewMailChoice } from '@studio/shared/review/review-mail'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readMailNews } from '../../../platform/mail/mail-news'
import { outcome, Person } from '../../../test-support/person'
import { newProject, newVersion, type ReviewProject } from '../../../test-support/review-project'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms
let contact: Person
let colleague: Person
let client: Person
let reviewer: Person
let stranger: Person
let project: ReviewProject
let mailReviewNews: (typeof import('./mail-review-news'))['mailReviewNews']

const MINUTE = 60_000

beforeAll(async () => {
  cms = await startCms()
  ;({ mailReviewNews } = await import('./mail-review-news'))
  contact = await newStaff(cms)
  colleague = await newStaff(cms)
  ;[client, reviewer, stranger] = await Promise.all([
    new Person(cms).settle(),
    new Person(cms).settle(),
    new Person(cms).settle(),
  ])
})

afterAll(() => cms.stop())

beforeEach(async () => {
  await cms.pool.query('TRUNCATE rate_limits')
  await cms.pool.query('DELETE FROM mails')
  await cms.pool.query(`UPDATE users SET review_mail = 'atOnce'`)
  await cms.pool.query('DELETE FROM review_news')
  const members = [
    [client, 'clientAdmin'],
    [reviewer, 'reviewer'],
  ] as const
  project = await newProject(cms, members, { contact: await idOf(contact) })
})

const idOf = async (person: Person) => Number((await person.account()).id)

const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE)

const choose = (person: Person, reviewMail: ReviewMailChoice) =>
  person.call('chooseReviewMail', { body: { reviewMail } })

async function write(person: Person, text: string, changes: object = {}): Promise<string> {
  const anchor = { kind: 'frames', first: 58, last: 58 }
  const body = { key: randomUUID(), anchor, text, ...changes }
  const parameters = { version: String(project.versionId) }
  const answered = await person.call('writeNote', { parameters, body })
  return ((await answered.json()) as { id: string }).id
}

const reply = (person: Person, note: string, text: string) =>
  person.call('replyToNote', { parameters: { note }, body: { key: randomUUID(), text } })

const resolve = (person: Person, note: string, isResolved: boolean) =>
  person.call('resolveNote', { parameters: { note }, body: { isResolved } })

interface Told {
  to: string
  said: string[]
}

/** The queued mails, with their recipients and contents. */
async function told(): Promise<Told[]> {
  const { rows } = await cms.pool.query<{ to: string; data: { news: string } }>(
    `SELECT "to", data FROM mails WHERE template = 'reviewNews' ORDER BY "to", id`,
  )
  return rows.map(({ to, data }) => ({
    to,
    said: readMailNews(data.news).groups.flatMap(({ items }) =>
      items.map(({ kind, text }) => `${kind} ${text}`.trim()),
    ),
  }))
}

const toldTo = async (person: Person) =>
  (await told()).filter(({ to }) => to === person.email).flatMap(({ said }) => said)

describe('news of a review room', () => {
  it('are mailed to members and the contact, once after a pause, and to nobody else', async () => {
    await write(reviewer, 'Slower here.')
    await write(reviewer, 'Warmer light.', { mentions: [String(await idOf(contact))] })
    expect(await mailReviewNews(cms.pool, later(2))).toBe(0)
    expect(await mailReviewNews(cms.pool, later(4))).toBe(2)
    expect(await mailReviewNews(cms.pool, later(4))).toBe(0)
    const both = ['note Slower here.', 'note Warmer light.']
    expect(await toldTo(client)).toEqual(both)
    expect(await toldTo(contact)).toEqual(['note Slower here.', 'mention Warmer light.'])
    for (const person of [reviewer, colleague, stranger]) expect(await toldTo(person)).toEqual([])
  })

  it('are sent after a maximum delay although somebody keeps writing', async () => {
    await write(reviewer, 'First.')
    await cms.pool.query(`UPDATE review_news SET created_at = now() - interval '16 minutes'`)
    await write(reviewer, 'Last.')
    expect(await mailReviewNews(cms.pool)).toBe(2)
    expect(await toldTo(client)).toEqual(['note First.', 'note Last.'])
  })

  it('are mailed to staff who wrote in the project, and never about own actions', async () => {
    const note = await write(client, 'Slower here.')
    await reply(colleague, note, 'Will do.')
    await resolve(colleague, note, true)
    await reply(client, note, 'Thanks.')
    await mailReviewNews(cms.pool, later(4))
    expect(await toldTo(client)).toEqual(['reply Will do.', 'resolved Slower here.'])
    expect(await toldTo(colleague)).toEqual(['reply Thanks.'])
    expect(await toldTo(reviewer)).toEqual(['note Slower here.', 'reply Will do.', 'reply Thanks.'])
  })

  it('report that a resolved note was reopened', async () => {
    const note = await write(client, 'Slower here.')
    await resolve(contact, note, true)
    await resolve(contact, note, false)
    await mailReviewNews(cms.pool, later(4))
    expect(await toldTo(client)).toEqual(['reopened Slower here.'])
    await resolve(contact, note, true)
    await resolve(client, note, false)
    expect(await mailReviewNews(cms.pool, later(4))).toBe(0)
  })

  it('report a version that is ready, but not its carried notes', async () => {
    const note = await write(client, 'Slower here.')
    await cms.pool.query('DELETE FROM review_news')
    const uploadedBy = await idOf(colleague)
    const next = { state: 'processing' as const, uploadedBy }
    const versionId = await newVersion(cms, project.deliverableId, 2, next)
    const { carryNotes } = await import('../notes/carry-notes')
    await cms.pool.query(`UPDATE deliverable_versions SET state = 'ready' WHERE id = $1`, [
      versionId,
    ])
    expect(await carryNotes(cms.pool, versionId)).toBe(1)
    await mailReviewNews(cms.pool, later(4))
    for (const person of [client, reviewer, contact]) {
      expect(await toldTo(person)).toEqual(['version'])
    }
    expect(await toldTo(colleague)).toEqual([])
    expect(note).not.toBe('')
  })

  it('omit deleted notes, and are not sent to former members', async () => {
    const note = await write(reviewer, 'By mistake.')
    await reviewer.call('deleteNote', { parameters: { note } })
    await write(reviewer, 'Slower here.')
    const { payload } = cms
    const members = [{ user: await idOf(reviewer), role: 'reviewer' as const }]
    await payload.update({ collection: 'projects', id: project.projectId, data: { members } })
    await mailReviewNews(cms.pool, later(4))
    expect(await told()).toEqual([{ to: contact.email, said: ['note Slower here.'] }])
  })
})

describe('the mail', () => {
  it('is sent at eight in the morning of New York with the daily setting', async () => {
    expect(await outcome(choose(client, 'daily'))).toBe('200')
    await write(reviewer, 'Slower here.')
    const at = (time: string) => new Date(time)
    await cms.pool.query(`UPDATE review_news SET created_at = '2026-07-01T13:00:00Z'`)
    await cms.pool.query('DELETE FROM review_news WHERE user_id <> $1', [await idOf(client)])
    expect(await mailReviewNews(cms.pool, at('2026-07-02T11:59:00Z'))).toBe(0)
    expect(await mailReviewNews(cms.pool, at('2026-07-02T12:00:00Z'))).toBe(1)
    expect(await toldTo(client)).toEqual(['note Slower here.'])
  })

  it('is never sent with the setting “never”, not even with pending news', async () => {
    await choose(client, 'daily')
    await write(reviewer, 'Before.')
    await choose(client, 'never')
    await write(reviewer, 'After.')
    await choose(client, 'atOnce')
    await mailReviewNews(cms.pool, later(4))
    expect(await toldTo(client)).toEqual([])
    expect(await toldTo(contact)).toEqual(['note Before.', 'note After.'])
  })

  it('is sent once, with several workers in parallel', async () => {
    await write(reviewer, 'Slower here.')
    const tried = await Promise.all([1, 2, 3].map(() => mailReviewNews(cms.pool, later(4))))
    expect(tried.reduce((sum, mails) => sum + mails)).toBe(2)
    expect(await told()).toHaveLength(2)
  })

  it('is sent after a worker was stopped midway, once and with its job', async () => {
    await write(reviewer, 'Slower here.')
    await cms.pool.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'stopped'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON mails FOR EACH ROW EXECUTE FUNCTION refuse()`)
    await expect(mailReviewNews(cms.pool, later(4))).rejects.toThrow('could not be mailed')
    await cms.pool.query('DROP FUNCTION refuse CASCADE')
    expect(await told()).toEqual([])
    expect(await mailReviewNews(cms.pool, later(4))).toBe(2)
    const { rows } = await cms.pool.query(
      `SELECT 1 FROM mails JOIN graphile_worker.jobs ON key = 'mail:' || mails.id
       WHERE template = 'reviewNews'`,
    )
    expect(rows).toHaveLength(2)
  })
})

describe('the setting', () => {
  const links = async () => {
    await write(reviewer, 'Slower here.')
    await mailReviewNews(cms.pool, later(4))
    const { rows } = await cms.pool.query<{ data: Record<'endLink' | 'endCall', string> }>(
      `SELECT data FROM mails WHERE template = 'reviewNews' AND "to" = $1`,
      [client.email],
    )
    return rows[0]?.data ?? { endLink: '', endCall: '' }
  }
  const by = (link: string) => new Person(cms).call('readReviewMail', { parameters: { link } })
  const end = (link: string) => new Person(cms).call('endReviewMail', { parameters: { link } })

  it('can be read and changed by its owner', async () => {
    expect(await outcome(choose(client, 'daily'))).toBe('200')
    expect((await client.account()).reviewMail).toBe('daily')
    const answered = await client.call('exportAccount')
    expect(await answered.json()).toMatchObject({ account: { reviewMail: 'daily' } })
    expect(await outcome(choose(client, 'hourly' as ReviewMailChoice))).toBe(
      '422 invalidFields {"reviewMail":"invalidChoice"}',
    )
    expect(await outcome(choose(new Person(cms), 'never'))).toBe('401 unauthenticated')
  })

  it('can be switched off by the link in a mail, without a login, for that person alone', async () => {
    const { endLink, endCall } = await links()
    const link = endLink.split('/').at(-1) ?? ''
    expect(endLink).toMatch(/^http:\/\/localhost:3000\/de\/email\/unsubscribe\/\d+-[\w-]{43}$/)
    expect(endCall).toBe(`http://localhost:3000/api/unsubscribe/${link}?locale=de`)
    expect(await (await by(link)).json()).toEqual({ reviewMail: 'atOnce' })
    expect(await outcome(end(link))).toBe('204')
    expect(await outcome(end(link))).toBe('204')
    expect(await (await by(link)).json()).toEqual({ reviewMail: 'never' })
    expect((await reviewer.account()).reviewMail).toBe('atOnce')
  })

  it.each([
    ['of another person', async () => `${await idOf(reviewer)}-`],
    ['of nobody', () => Promise.resolve('999999999-')],
  ])('is not found by a link %s', async (_, prefix) => {
    const { endLink } = await links()
    const link =
      endLink
        .split('/')
        .at(-1)
        ?.replace(/^\d+-/, await prefix()) ?? ''
    expect(await outcome(end(link))).toBe('404 notFound')
    expect((await reviewer.account()).reviewMail).toBe('atOnce')
  })

  it('is not found by old links after the email address has changed', async () => {
    const { endLink } = await links()
    const rename = 'UPDATE users SET email = $1 WHERE email = $2'
    await cms.pool.query(rename, ['other@client.example', client.email])
    expect(await outcome(end(endLink.split('/').at(-1) ?? ''))).toBe('404 notFound')
    await cms.pool.query(rename, [client.email, 'other@client.example'])
  })

  it('cannot be guessed, because invalid links are rate limited', async () => {
    const guesser = new Person(cms)
    const guess = () => guesser.call('endReviewMail', { parameters: { link: '1-unknown' } })
    for (let tried = 0; tried < 30; tried += 1) expect((await guess()).status).toBe(404)
    expect((await guess()).status).toBe(429)
  })
})
