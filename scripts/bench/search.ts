import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { localeSchema } from '../../packages/shared/src/contracts/common'
import { z } from 'zod'
import { signedVisitor } from '../../packages/shared/src/visitor/visitor'
import type { Stack } from '../lib/stack.mjs'
import { copyDocuments } from './copy-documents'
import { milliseconds, percentile, row } from './statistics'
import { withStack } from './with-stack'

/**
 * This benchmark measures the backend's search with the original content and with five thousand
 * documents in three languages. The copies repeat the originals' words, so each word matches
 * thousands of documents, which is harder than real content. A request that reads nothing is
 * measured too.
 */
const MORE = 2_400
const ROUNDS = 1
const QUESTIONS = new URL('../../apps/cms/src/features/search/questions.json', import.meta.url)

const questionsSchema = z.array(z.object({ locale: localeSchema, q: z.string() }))

let asked = 0

/**
 * Sends a signed request as the website does. Each has its own IP address because of the rate
 * limit.
 */
async function timed({ cmsUrl, publishSecret }: Stack, path: string): Promise<number> {
  asked += 1
  const address = `198.18.${(asked >> 8) & 255}.${asked & 255}`
  const headers = signedVisitor({ address, country: null, host: 'localhost' }, publishSecret)
  const begun = performance.now()
  const answer = await fetch(cmsUrl + path, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${answer.status} from ${path}`)
  return performance.now() - begun
}

/**
 * Times each question as a whole and with only its first letters, as while typing, and a request
 * that reads nothing.
 */
async function askAll(stack: Stack): Promise<{ whole: number[]; begun: number[]; bare: number[] }> {
  const questions = questionsSchema.parse(JSON.parse(await readFile(QUESTIONS, 'utf8')))
  const times = { whole: [] as number[], begun: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { locale, q } of questions) {
      const ask = (words: string) =>
        timed(stack, `/api/search?${new URLSearchParams({ country: 'us', locale, q: words })}`)
      times.whole.push(await ask(q))
      for (const part of [0.3, 0.6])
        times.begun.push(await ask(q.slice(0, Math.ceil(q.length * part))))
      times.bare.push(await timed(stack, '/api/health'))
    }
  }
  return times
}

function report(name: string, times: Awaited<ReturnType<typeof askAll>>): void {
  const cells = [times.whole, times.begun, times.bare].flatMap((values) => [
    milliseconds(percentile(values, 0.5)),
    milliseconds(percentile(values, 0.95)),
  ])
  console.log(row(name, ...cells))
}

/** @returns the milliseconds until the first query has rebuilt the index */
async function indexTime(stack: Stack, database: Client): Promise<number> {
  const begun = performance.now()
  for (;;) {
    await timed(stack, '/api/search?country=us&locale=en&q=animatic')
    const { rows } = await database.query<{ count: string }>('SELECT count(*) FROM search_entries')
    if (Number(rows[0]?.count) > 2 * MORE) return performance.now() - begun
  }
}

await withStack(async (stack) => {
  console.log(row('', 'whole 50 %', '95 %', 'begun 50 %', '95 %', 'bare 50 %', '95 %'))
  await askAll(stack)
  report('As it is', await askAll(stack))
  const database = new Client({ connectionString: stack.databaseUrl })
  await database.connect()
  for (const collection of ['posts', 'videos'] as const) {
    await copyDocuments(database, collection, MORE)
  }
  const indexed = await indexTime(stack, database)
  const { rows } = await database.query<{ count: string }>(
    "SELECT count(*) FROM search_entries WHERE locale = 'en'",
  )
  await database.end()
  await askAll(stack)
  report(`${rows[0]?.count} × 3`, await askAll(stack))
  console.log(`Indexed after ${(indexed / 1000).toFixed(1)} s`)
})
