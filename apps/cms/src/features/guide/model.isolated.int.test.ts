import { guideTurnsSchema } from '@studio/shared/api/guide'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { askGuide, postQuestion, wordsOf } from '../../test-support/ask-guide'
import {
  type ModelRequest,
  type ModelTurn,
  startModelServer,
} from '../../test-support/model-server'
import { callApi } from '../../test-support/call-api'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let model: Awaited<ReturnType<typeof startModelServer>>

beforeAll(async () => {
  model = await startModelServer()
  Object.assign(process.env, {
    GUIDE_MODEL_URL: model.url,
    GUIDE_MODEL_KEY: 'key',
    GUIDE_MODEL: 'test',
    GUIDE_DAILY_TOKENS: '1000',
  })
  cms = await startCms()
})

afterAll(async () => {
  await cms.stop()
  await model.stop()
  for (const name of ['GUIDE_MODEL_URL', 'GUIDE_MODEL_KEY', 'GUIDE_MODEL', 'GUIDE_DAILY_TOKENS']) {
    Reflect.deleteProperty(process.env, name)
  }
})

beforeEach(async () => {
  await cms.pool.query('TRUNCATE rate_limits')
  model.asked.length = 0
})

/** A model that searches, looks up a price, and then writes an answer from both results. */
function honest(say: (rows: { of: string; price: string }[]) => string) {
  return ({ messages }: ModelRequest): ModelTurn => {
    const results = messages.filter(({ role }) => role === 'tool')
    if (results.length === 0) return { call: 'searchSite', input: { words: 'motion capture' } }
    if (results.length === 1) return { call: 'lookUpPrice', input: { list: 'motion-capture' } }
    const { rows } = JSON.parse(String(results.at(-1)?.content)) as {
      rows: { of: string; price: string }[]
    }
    return { say: say(rows) }
  }
}

const text = 'What does motion capture cost?'

it('answers in sentences with figures of the price book and links to the found pages', async () => {
  model.answerBy(
    honest((rows) => {
      const row = rows.find(({ price }) => price.includes('body-capture'))
      return `We capture motion on our stage. One hour is ${row?.price}. See [[page:motion-capture]].`
    }),
  )
  const answer = await askGuide({ text, country: 'uk' })
  expect(answer).toMatchObject({ by: 'model', isAnswered: true })
  expect(wordsOf(answer)).toMatch(
    /^We capture motion on our stage\. One hour is <.+>\. See \{motion-capture\}\.$/,
  )
  const figure = answer.parts.find(({ type }) => type === 'figure')
  expect(figure).toMatchObject({ figure: { currency: 'GBP' } })
  expect(answer.sources.map(({ path }) => path)).toEqual(['motion-capture'])
})

it('the model never sees an amount, not even of an earlier answer', async () => {
  model.answerBy(honest(([row]) => `One hour is ${row?.price}.`))
  const { conversation } = await askGuide({ text })
  await askGuide({ text, conversation })
  const seen = JSON.stringify(model.asked.map(({ messages }) => messages))
  expect(seen).toContain('[[price:motion-capture/')
  expect(seen).not.toMatch(/[$£€]|\b\d{3,}(?:\.\d\d)?\b/)
})

it('the model receives the turns of its own conversation only', async () => {
  model.answerBy(honest(() => 'We capture motion on our stage.'))
  await askGuide({ text: 'My film is about a narwhal.' })
  const { conversation } = await askGuide({ text: 'My film is about a wombat.' })
  model.asked.length = 0
  await askGuide({ text, conversation })
  expect(JSON.stringify(model.asked)).toContain('wombat')
  expect(JSON.stringify(model.asked)).not.toContain('narwhal')
})

it('the model can say that no page answers, which editors see', async () => {
  model.answerBy(({ messages }) =>
    messages.at(-1)?.role === 'tool'
      ? { say: 'The pages do not say so. You can ask a person.' }
      : { call: 'cannotAnswer', input: {} },
  )
  const answer = await askGuide({ text: 'Do you have a wombat?' })
  expect(answer).toMatchObject({ by: 'model', isAnswered: false, sources: [] })
  const { rows } = await cms.pool.query(
    `SELECT outcome FROM guide_questions WHERE question = 'Do you have a wombat?'`,
  )
  expect(rows).toEqual([{ outcome: 'unanswered' }])
})

describe('the pages answer instead', () => {
  it.each([
    ['that refuses', { status: 500 }],
    ['whose line breaks', { broken: 'We capture motion. And th' }],
    ['that says nothing but what may not be shown', { say: 'It costs $5.' }],
    ['that does not come to its end', { endless: 'word ' }],
    ['that says amounts for ever', { endless: 'It costs $5. ' }],
  ] satisfies [string, ModelTurn][])('of a model %s', async (_, turn) => {
    model.answerBy(() => turn)
    const answer = await askGuide({ text })
    expect(answer).toMatchObject({ by: 'pages', isAnswered: true })
    expect(wordsOf(answer)).not.toMatch(/\$5\.|word word|And th$/)
    expect(answer.sources.length).toBeGreaterThan(0)
  })

  it('when the day’s tokens are used up', async () => {
    model.answerBy(honest(() => 'We capture motion on our stage.'))
    const answers = []
    for (let time = 0; time < 6; time++) answers.push((await askGuide({ text })).by)
    expect(answers[0]).toBe('model')
    expect(answers.at(-1)).toBe('pages')
    const asked = model.asked.length
    await askGuide({ text })
    expect(model.asked).toHaveLength(asked)
  })
})

it('an answer that becomes too long is cut off', async () => {
  const endless = 'We capture motion on our stage. '
  model.answerBy(() => ({ endless }))
  const answer = await askGuide({ text })
  expect(answer.by).toBe('model')
  expect(wordsOf(answer).length).toBeLessThan(2_000)
})

async function turnsOf(conversation: string) {
  const body = { conversation, country: 'us' }
  const response = await callApi('readGuideConversation', { body })
  return guideTurnsSchema.parse(await response.json()).turns
}

/** Asks a question, and disconnects as soon as the given part of the answer has arrived. */
async function askAndStop(asked: object, until: RegExp): Promise<void> {
  const response = await postQuestion({ text, ...asked })
  const reader = response.body?.getReader()
  let heard = ''
  while (reader && !until.test(heard)) {
    const { value, done } = await reader.read()
    if (done) break
    heard += new TextDecoder().decode(value)
  }
  await reader?.cancel()
}

describe('a stopped answer', () => {
  it('is stored as far as it was shown, and no other answer replaces it', async () => {
    model.answerBy(() => ({ say: 'Do ask.' }))
    const { conversation } = await askGuide({ text: 'Before' })
    model.answerBy(() => ({ hanging: 'We capture motion on our stage. And th' }))
    await askAndStop({ conversation }, /We capture/)
    const turn = await vi.waitFor(async () => {
      const [, last] = await turnsOf(conversation)
      expect(last).toBeDefined()
      return last
    }, 30_000)
    expect(turn).toMatchObject({ by: 'model', isInstead: false, sources: [], isAnswered: true })
    expect(turn && wordsOf(turn)).toBe('We capture motion on our stage.')
  })

  it('is not stored if nothing of it was shown, and does not count as a missing page', async () => {
    model.answerBy(() => ({ say: 'Do ask.' }))
    const { conversation } = await askGuide({ text: 'Before' })
    model.answerBy(() => ({ hanging: 'We capt' }))
    await askAndStop({ conversation, text: 'Stopped at once' }, /begin/)
    model.answerBy(() => ({ say: 'Do ask.' }))
    await askGuide({ text: 'After', conversation })
    // If the server stored a part of the answer, it would do so within this time.
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect((await turnsOf(conversation)).map(({ question }) => question)).toEqual([
      'Before',
      'After',
    ])
  })
})

it('a reloaded conversation shows which answers came from the pages instead', async () => {
  model.answerBy(() => ({ status: 500 }))
  const { conversation, by } = await askGuide({ text })
  expect(by).toBe('pages')
  expect(await turnsOf(conversation)).toMatchObject([{ by: 'pages', isInstead: true }])
})

it('an answer of rows alone counts as an answer', async () => {
  model.answerBy(({ messages }) =>
    messages.at(-1)?.role === 'tool'
      ? {
          say: `One hour is ${/\[\[price:[^\]]+\]\]/.exec(String(messages.at(-1)?.content))?.[0]}.`,
        }
      : { call: 'lookUpPrice', input: { list: 'motion-capture' } },
  )
  const answer = await askGuide({ text })
  expect(answer).toMatchObject({ by: 'model', isAnswered: true, sources: [] })
  expect(answer.parts.map(({ type }) => type)).toContain('figure')
})

it('a failure of the database does not block the model for later questions', async () => {
  model.answerBy(() => ({ say: 'Do ask.' }))
  const { conversation } = await askGuide({ text })
  vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  await cms.pool.query('ALTER TABLE guide_questions RENAME TO guide_questions_away')
  for (let time = 0; time < 7; time++) {
    expect((await askGuide({ text, conversation })).isAnswered).toBeNull()
  }
  await cms.pool.query('ALTER TABLE guide_questions_away RENAME TO guide_questions')
  vi.restoreAllMocks()
  expect((await askGuide({ text, conversation })).by).toBe('model')
})

it('the log says why the model failed, without the visitor’s words', async () => {
  const warned = vi.spyOn(cms.payload.logger, 'warn').mockImplementation(() => undefined)
  model.answerBy(() => ({ status: 401 }))
  await askGuide({ text: 'My film is about a narwhal.' })
  expect(warned).toHaveBeenCalledWith(expect.objectContaining({ status: 401 }))
  expect(JSON.stringify(warned.mock.calls)).not.toContain('narwhal')
  vi.restoreAllMocks()
})
