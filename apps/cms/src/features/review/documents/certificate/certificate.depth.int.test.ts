import { LOCALES } from '@studio/shared/locales'
import type { Rounds } from '@studio/shared/review/rounds'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RATE_LIMITS } from '../../../../platform/rate-limits/rules'
import { pageCount, textOf } from '../../../../test-support/pdf'
import { outcome, Person } from '../../../../test-support/person'
import { newProject, newVersion, type ReviewProject } from '../../../../test-support/review-project'
import { signOff } from '../../../../test-support/sign-off'
import { newStaff } from '../../../../test-support/staff'
import { startCms, type TestCms } from '../../../../test-support/start-cms'
import { askStream } from '../../../../test-support/tus-client'
import { DOCUMENT_WORDS } from '../words'

let cms: TestCms
let editor: Person
let client: Person
let viewer: Person
let stranger: Person
let project: ReviewProject
let signed: Rounds['signOffs'][number]

const DIGEST = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

const COUNTS = {
  en: /Open: 2 · Resolved: 0/,
  ar: /المفتوحة.*2.*المنجزة.*0/,
  de: /Offen: 2 · Erledigt: 0/,
}

beforeAll(async () => {
  cms = await startCms()
  editor = await newStaff(cms)
  ;[client, viewer, stranger] = await Promise.all([
    new Person(cms).settle(),
    new Person(cms).settle(),
    new Person(cms).settle(),
  ])
  const members = [
    [client, 'clientAdmin'],
    [viewer, 'viewer'],
  ] as const
  project = await newProject(cms, members, { title: 'حملة العطر' })
  await cms.pool.query(
    `UPDATE deliverable_versions
     SET sha256 = $1, size = 1834567890, file_name = 'Spot „final“ (2) محسّن.mov'`,
    [DIGEST],
  )
  signed = await sign()
})

afterAll(() => cms.stop())

beforeEach(() => cms.pool.query('TRUNCATE rate_limits'))

async function sign(): Promise<Rounds['signOffs'][number]> {
  const version = String(project.versionId)
  for (const text of ['Louder at the end.', 'A warmer light.']) {
    const body = { key: crypto.randomUUID(), anchor: { kind: 'whole' }, text }
    await client.call('writeNote', { parameters: { version }, body })
  }
  const opening = { parameters: { version }, body: { dueOn: null } }
  const { rounds } = (await (await editor.call('openRound', opening)).json()) as Rounds
  const parameters = { round: rounds[0]?.id ?? '' }
  await editor.call('closeRound', { parameters })
  const answered = await signOff(client, project.deliverableId, parameters.round)
  const { signOffs } = (await answered.json()) as Rounds
  if (!signOffs[0]) throw new Error('Nothing was signed.')
  return signOffs[0]
}

const ask = (person: Person | null, locale = 'en', id = signed.id, method = 'GET') =>
  askStream(person, method, `/review/sign-offs/${id}/${locale}`)

describe('a certificate', () => {
  it('is shown to members and staff, and not found by everybody else', async () => {
    for (const person of [editor, client, viewer]) {
      const answer = await ask(person)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    }
    expect(await outcome(ask(null))).toBe('401 unauthenticated')
    expect(await outcome(ask(stranger))).toBe('404 notFound')
    expect((await ask(client, 'en', signed.id, 'POST')).status).toBe(405)
  })

  it.each([
    ['fr', undefined],
    ['EN', undefined],
    ['en', '999999'],
    ['en', '12345678901'],
    ['en', 'latest'],
  ])('in the language %s of the signature %s is not found', async (locale, id) => {
    expect(await outcome(ask(client, locale, id))).toBe('404 notFound')
  })

  it('is downloaded under its reference, and not cached', async () => {
    const { headers } = await ask(client)
    expect(headers.get('content-disposition')).toContain(
      `attachment; filename="certificate-${signed.reference}.pdf"`,
    )
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it.each(LOCALES)('in %s shows on one page what was signed, by whom and when', async (locale) => {
    const answer = await ask(client, locale)
    expect(await pageCount(answer)).toBe(1)
    const text = await textOf(answer)
    const moment = new Date(signed.signedAt).toISOString().slice(11, 19)
    for (const part of [
      signed.reference,
      DOCUMENT_WORDS[locale].certificate.title,
      // The hash is printed twice: in groups of digits, and without spaces.
      DIGEST,
      '9f86 d081 884c 7d65 9a2f eaa0 c55a d015',
      'a3bf 4f1b 2b0b 822c d15d 6c15 b0f0 0a08',
      'Spot, 30 seconds',
      'حملة العطر',
      'Amal Haddad',
      client.email,
      moment,
      'UTC',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).toMatch(locale === 'de' ? /1\.834\.567\.890/ : /1,834,567,890/)
    expect(text).toMatch(COUNTS[locale])
  })

  it.each([
    ['en', /A few pictures of this film are missing/, /A little sound at the beginning/],
    ['de', /fehlen einige Bilder/, /fehlt etwas Ton/],
    ['ar', /المعاينة/, /الصوت/],
  ] as const)(
    'in %s says in plain words what the preview lacks, and nothing if it lacks nothing',
    async (locale, ...parts) => {
      const frames = { original: 1_100, shown: 1_052, areTimesEqual: true }
      const compare = (value: unknown) =>
        cms.pool.query('UPDATE deliverable_versions SET checks = $2 WHERE id = $1', [
          project.versionId,
          JSON.stringify(value),
        ])
      await compare({ frames, remarks: [{ kind: 'soundBeyond', value: 5 }] })
      const text = await textOf(await ask(client, locale))
      for (const part of parts) expect(text).toMatch(part)
      expect(text).not.toContain('052')
      const remarks = [{ kind: 'mixedDown', value: 6 }]
      await compare({ frames: { ...frames, shown: 1_100 }, remarks })
      const equal = await textOf(await ask(client, locale))
      expect(equal).not.toMatch(/1[.,]100|Preview|Vorschau|المعاينة/)
      await cms.pool.query('UPDATE deliverable_versions SET checks = NULL')
    },
  )

  it.each([
    ['en', /as of\s+April 30, 2024\s+\(text published/],
    ['de', /in Kraft seit\s+30\. April 2024\s+\(Text veröffentlicht/],
  ])('names in %s the day since which the terms are in effect', async (locale, words) => {
    expect(await textOf(await ask(client, locale))).toMatch(words)
    expect(signed.termsVersion).toBe('2024-04-30')
  })

  it('names the signed version when there is a later one', async () => {
    const later = /later versions are not covered/i
    expect(await textOf(await ask(client))).not.toMatch(later)
    const id = await newVersion(cms, project.deliverableId, 2)
    try {
      const text = await textOf(await ask(client))
      expect(text).toContain('Version 1 was signed. Version 2 has been uploaded since.')
      expect(text).toMatch(later)
    } finally {
      await cms.payload.delete({ collection: 'deliverable-versions', id })
    }
  })

  it('is rate limited per account', async () => {
    const { limiterFor } = await import('../../../../platform/rate-limits/limiters')
    const { counterKey } = await import('../../../../platform/rate-limits/limit')
    const { id } = await client.account()
    const { points, duration } = RATE_LIMITS.certificate
    const key = counterKey(`account ${id}`)
    await limiterFor(cms.payload, 'certificate').set(key, points, duration)
    const refused = await ask(client)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await ask(editor)).status).toBe(200)
  })
})
