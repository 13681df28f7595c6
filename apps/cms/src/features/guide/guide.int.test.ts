import * as calls from '@studio/shared/api/calls'
import { guideTurnsSchema } from '@studio/shared/api/guide'
import { COUNTRIES } from '@studio/shared/countries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askGuide, postQuestion } from '../../test-support/ask-guide'
import { callApi, newAddress } from '../../test-support/call-api'
import { outcome } from '../../test-support/person'
import { samplePost } from '../../test-support/sample-documents'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { digestOf } from '../accounts/secrets'
import { RATE_LIMITS } from '../../platform/rate-limits/rules'
import { purgeConversations } from './purge-conversations'
import { readPriceBook } from './price-book'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
  await cms.payload.create({
    collection: 'posts',
    data: { ...samplePost('on-capybaras', '2025-01-01'), title: 'On capybaras' },
  })
})

afterAll(() => cms.stop())

async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await cms.pool.query<Row>(text, values)).rows
}

function read(conversation: string, country = 'us'): Promise<Response> {
  return callApi('readGuideConversation', { body: { conversation, country } })
}

describe('without a model', () => {
  it('answers with sentences of the pages', async () => {
    const answer = await askGuide({ text: 'How do I rent the green-screen studio?' })
    expect(answer).toMatchObject({ by: 'pages', isAnswered: true, isOffTopic: false })
    expect(answer.sources.length).toBeGreaterThan(0)
    expect(answer.sources.length).toBeLessThanOrEqual(5)
    expect(answer.sources[0]?.path).toMatch(/green|studio|rental/)
  })

  it.each([
    ['en', 'What does motion capture cost?'],
    ['de', 'Was kostet Motion-Capture?'],
    ['ar', 'كم تكلفة التقاط الحركة؟'],
    ['en', 'What does a 2D animatic cost?'],
    ['de', 'Was kostet ein 2D-Animatic?'],
    ['ar', 'كم تكلفة الأنيماتيك ثنائي الأبعاد؟'],
  ])('answers in %s, with figures of the price book and of the country', async (language, text) => {
    for (const country of COUNTRIES) {
      const { sources, parts } = await askGuide({ text, language, country })
      const book = await readPriceBook(cms.payload, country, language as 'en')
      const figures = [
        ...sources.flatMap(({ figure }) => figure ?? []),
        ...parts.flatMap((part) => (part.type === 'figure' ? [part.figure] : [])),
      ]
      for (const figure of figures) {
        const ofBook = book.map((row) => row.figure)
        // A sentence that says “starts at” needs no additional “from”.
        const inSentences = ofBook.map((each) =>
          each.kind === 'money' ? { ...each, isFrom: false } : each,
        )
        expect([...ofBook, ...inSentences]).toContainEqual(figure)
      }
      expect(figures.map(({ kind }) => `${country} ${kind}`)).toContain(`${country} money`)
    }
  })

  it('says that it does not know, and records the question for editors', async () => {
    const text = 'Quokka zyzzyva xylomancy?'
    const answer = await askGuide({ text })
    expect(answer).toMatchObject({ isAnswered: false, sources: [] })
    const found = await rows('SELECT outcome, by FROM guide_questions WHERE question = $1', [text])
    expect(found).toEqual([{ outcome: 'unanswered', by: 'pages' }])
  })
})

describe('a conversation', () => {
  it('continues and is found by its secret, which is not stored', async () => {
    const first = await askGuide({ text: 'Do you make storyboards?' })
    const { conversation } = first
    await askGuide({ text: 'And animatics?', conversation })
    const response = await read(conversation)
    const { turns } = guideTurnsSchema.parse(await response.json())
    expect(turns.map(({ question }) => question)).toEqual([
      'Do you make storyboards?',
      'And animatics?',
    ])
    expect(turns[0]?.sources).toEqual(first.sources)
    const kept = JSON.stringify(await rows('SELECT * FROM guide_conversations'))
    expect(kept).not.toContain(conversation)
    expect(kept).toContain(digestOf(conversation))
  })

  it('shows current amounts for the visitor’s country', async () => {
    const { conversation, sources } = await askGuide({ text: 'teleprompter price' })
    expect(sources.some(({ figure }) => figure?.kind === 'money')).toBe(true)
    await cms.pool.query('UPDATE price_groups_items SET usd_min = 123400 WHERE usd_min IS NOT NULL')
    const { turns } = guideTurnsSchema.parse(await (await read(conversation)).json())
    const amounts = turns[0]?.sources.flatMap(({ figure }) => figure ?? [])
    expect(amounts).toContainEqual(expect.objectContaining({ min: 123_400, currency: 'USD' }))
  })

  it('shows no page that has been unpublished', async () => {
    const { conversation, sources } = await askGuide({ text: 'What does on-capybaras say?' })
    const [path] = sources.map((source) => source.path).filter((each) => each.includes('capybaras'))
    expect(path).toBeDefined()
    const before = guideTurnsSchema.parse(await (await read(conversation)).json()).turns[0]
    expect(before?.sources.map((source) => source.path)).toContain(path)
    await cms.payload.update({
      ...{ collection: 'posts', where: { slug: { equals: 'on-capybaras' } } },
      data: { _status: 'draft' },
    })
    const after = guideTurnsSchema.parse(await (await read(conversation)).json()).turns[0]
    expect(after?.sources.map((source) => source.path)).not.toContain(path)
    expect(after?.sources).toHaveLength(sources.length - 1)
  })

  it('drops rows that have no price in the new country', async () => {
    const text = 'green-screen studio full day price'
    const { conversation, sources } = await askGuide({ text, country: 'us' })
    const priced = sources.filter(({ figure }) => figure !== null).map(({ title }) => title)
    expect(priced).not.toEqual([])
    await cms.pool.query('UPDATE price_groups_items SET eur_min = NULL, gbp_min = NULL')
    for (const country of COUNTRIES) {
      const [turn] = guideTurnsSchema.parse(await (await read(conversation, country)).json()).turns
      for (const { title, figure } of turn?.sources ?? []) {
        if (priced.includes(title)) expect(figure).not.toBeNull()
      }
    }
  })

  it('is not accessible to other visitors', async () => {
    expect(await outcome(read('A'.repeat(43)))).toBe('404 notFound')
    const { conversation } = await askGuide({ text: 'A question', conversation: 'A'.repeat(43) })
    expect(conversation).not.toBe('A'.repeat(43))
    const ids = await rows<{ id: number }>('SELECT id FROM guide_conversations')
    for (const { id } of ids) expect(await outcome(read(String(id)))).toMatch(/^422/)
  })

  it('stores no IP address', async () => {
    const address = newAddress()
    await askGuide({ text: 'Where is the studio?', address })
    const all = JSON.stringify([
      await rows('SELECT * FROM guide_conversations'),
      await rows('SELECT * FROM guide_questions'),
    ])
    expect(all).not.toContain(address)
  })

  it('is deleted 30 days after its last question', async () => {
    const { conversation } = await askGuide({ text: 'Old' })
    const other = await askGuide({ text: 'Older, but gone on with' })
    await cms.pool.query(`UPDATE guide_conversations SET created_at = now() - interval '31 days'`)
    await cms.pool.query(
      `UPDATE guide_questions SET created_at = now() - interval '31 days' WHERE question = 'Old'`,
    )
    expect(await purgeConversations(cms.pool)).toBe(1)
    expect(await outcome(read(conversation))).toBe('404 notFound')
    expect((await read(other.conversation)).status).toBe(200)
  })
})

it('deletes questions after 30 days, even in an active conversation', async () => {
  const { conversation } = await askGuide({ text: 'The first of many' })
  await askGuide({ text: 'The last of many', conversation })
  await cms.pool.query(
    `UPDATE guide_questions SET created_at = now() - interval '31 days' WHERE question = 'The first of many'`,
  )
  await purgeConversations(cms.pool)
  const { turns } = guideTurnsSchema.parse(await (await read(conversation)).json())
  expect(turns.map(({ question }) => question)).toEqual(['The last of many'])
})

describe('an invalid question', () => {
  it.each([
    [{ text: '' }, '422 invalidFields {"text":"required"}'],
    [{ text: 'x'.repeat(501) }, '422 invalidFields {"text":"tooLong"}'],
    [{ text: 7 }, '422 invalidFields {"text":"wrongType"}'],
    [{ text: 'a', country: 'fr' }, '422 invalidFields {"country":"invalidChoice"}'],
    [{ text: 'a', conversation: 'short' }, '422 invalidFields {"conversation":"wrongType"}'],
    [{ text: 'a', role: 'system' }, '422 invalidFields {"role":"unknown"}'],
    [{ text: 'x'.repeat(9_000) }, '413 tooLarge'],
  ])('is refused: %j', async (asked, expected) => {
    expect(await outcome(postQuestion(asked))).toBe(expected)
  })

  it('is refused if it is not JSON', async () => {
    const headers = { 'content-type': 'text/plain' }
    expect(await outcome(postQuestion({ text: 'a' }, headers))).toBe('415 unsupportedMediaType')
  })
})

it('is refused if questions come faster than a person types', async () => {
  const address = newAddress()
  for (let time = 0; time < RATE_LIMITS.guideMinute.points; time++) {
    expect((await postQuestion({ text: 'Again', address })).status).toBe(200)
  }
  const refused = await postQuestion({ text: 'Again', address })
  expect(await outcome(refused)).toBe('429 tooManyRequests')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(calls.readGuideConversation.caller).toBe('anyone')
})
