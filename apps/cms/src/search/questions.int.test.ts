import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { localeSchema } from '@studio/shared/contracts/common'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startCms, type TestCms } from '../test-support/start-cms'
import { searchSite } from './search-site'

/** Of the questions, written before the ranking was tuned; half of them misspelt or in everyday words. */
const ENOUGH = 54

const questionsSchema = z
  .array(z.object({ locale: localeSchema, q: z.string(), paths: z.array(z.string()).min(1) }))
  .length(60)

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

it(`answers ${ENOUGH} of 60 questions with the right page first`, async () => {
  const text = await readFile(path.join(__dirname, 'questions.json'), 'utf8')
  const missed: string[] = []
  for (const { locale, q, paths } of questionsSchema.parse(JSON.parse(text))) {
    const { hits } = await searchSite(cms.payload, { country: 'us', locale, q })
    const found = hits.map((hit) => hit.path)
    if (paths.includes(found[0] ?? '~')) continue
    missed.push(`${locale} “${q}”: ${paths.join(' or ')}, not ${found.slice(0, 4).join(', ')}`)
  }
  expect(60 - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(ENOUGH)
})
