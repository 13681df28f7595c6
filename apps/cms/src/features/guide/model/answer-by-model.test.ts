import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { SearchHit } from '@studio/shared/contracts/search'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startModelServer } from '../../../test-support/model-server'
import { textOf, type StoredPart } from '../stored-answer'
import { answerByModel } from './answer-by-model'

let server: Awaited<ReturnType<typeof startModelServer>>

beforeAll(async () => {
  server = await startModelServer()
})

afterAll(() => server.stop())

const page: SearchHit = {
  ...{ kind: 'page', path: 'boards', title: 'Boards', excerpt: 'We draw boards. '.repeat(200) },
  ...{ image: null, figure: null },
}

/** Returns the result and the parts that were sent. `listen` is called for each part. */
async function answer(listen: (stop: () => void) => void = () => undefined) {
  const gone = new AbortController()
  const parts: StoredPart[] = []
  const faults: unknown[] = []
  const model = createOpenAICompatible({
    ...{ name: 'guide', baseURL: server.url, apiKey: 'key', includeUsage: true },
  })('test')
  const made = await answerByModel({
    ...{ model, question: 'What do you draw?', history: [], locale: 'en', book: [] },
    search: () => Promise.resolve({ hits: [page], correctedTo: null }),
    signal: gone.signal,
    say: (part) => {
      parts.push(part)
      listen(() => gone.abort())
    },
    warn: (fault) => faults.push(fault),
  })
  return { ...made, said: textOf(parts), faults }
}

it('shows the text before a search and the text after it', async () => {
  server.answerBy(({ messages }) =>
    messages.at(-1)?.role === 'tool'
      ? { say: 'We draw boards for films. They move.' }
      : { say: 'Let me look that up.', call: 'searchSite', input: { words: 'boards' } },
  )
  expect((await answer()).said).toBe('Let me look that up.\nWe draw boards for films. They move.')
})

it('counts the tokens of each step', async () => {
  server.answerBy(({ messages }) =>
    messages.at(-1)?.role === 'tool'
      ? { say: 'We draw boards.' }
      : { call: 'searchSite', input: { words: 'boards' } },
  )
  expect((await answer()).tokens).toBe(240)
})

it('counts an interrupted answer too: its earlier steps, and the request of the current one', async () => {
  server.answerBy(({ messages }) =>
    messages.at(-1)?.role === 'tool'
      ? { hanging: 'We draw boards for films. They' }
      : { call: 'searchSite', input: { words: 'boards' } },
  )
  const { tokens, hasFailed } = await answer((stop) => stop())
  expect(hasFailed).toBe(true)
  expect(tokens).toBeGreaterThan(120 + page.excerpt.length / 3)
})

it.each([
  [{ status: 401 }, { fault: 'AI_APICallError', status: 401 }],
  [{ status: 429 }, { fault: 'AI_APICallError', status: 429 }],
])('tells operators of a model that fails, without a text: %j', async (turn, fault) => {
  server.answerBy(() => turn)
  const { hasFailed, faults } = await answer()
  expect(hasFailed).toBe(true)
  expect(faults).toEqual([fault])
})

it('reports no failure if the visitor has disconnected', async () => {
  server.answerBy(() => ({ hanging: 'We draw boards for films. They' }))
  expect((await answer((stop) => stop())).faults).toEqual([])
})
