import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { localeSchema } from '@studio/shared/contracts/common'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startCms, type TestCms } from '../test-support/start-cms'
import { searchSite } from './search-site'

/**
 * Required share of right answers. Half of the questions are misspelled or colloquial; some are
 * too hard, and stay here.
 */
const ENOUGH = 0.9

const questionsSchema = z
  .array(z.object({ locale: localeSchema, q: z.string(), paths: z.array(z.string()).min(1) }))
  .min(250)

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

it('answers nine questions of ten with the right page first', async () => {
  const text = await readFile(path.join(__dirname, 'questions.json'), 'utf8')
  const questions = questionsSchema.parse(JSON.parse(text))
  const missed: string[] = []
  for (const { locale, q, paths } of questions) {
    const { hits } = await searchSite(cms.payload, { country: 'us', locale, q })
    const found = hits.map((hit) => hit.path)
    if (paths.includes(found[0] ?? '~')) continue
    missed.push(`${locale} “${q}”: ${paths.join(' or ')}, not ${found.slice(0, 4).join(', ')}`)
  }
  const share = 1 - missed.length / questions.length
  expect(share, missed.join('\n')).toBeGreaterThanOrEqual(ENOUGH)
})
