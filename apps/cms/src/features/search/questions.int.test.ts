import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { localeSchema } from '@studio/shared/contracts/common'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { searchSite } from './search-site'

/**
 * Half of the first list is misspelt or uses everyday words. The search still fails for some of its
 * questions, which stay in the list as a measure.
 */
const LISTS = [
  { file: 'questions.json', least: 250, enough: 0.9 },
  { file: 'prospects-questions.json', least: 60, enough: 55 / 60 },
]

const questionsSchema = z.array(
  z.object({ locale: localeSchema, q: z.string(), paths: z.array(z.string()).min(1) }),
)

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

it.each(LISTS)(
  'finds the right page first for most questions of $file',
  async ({ file, least, enough }) => {
    const text = await readFile(path.join(__dirname, file), 'utf8')
    const questions = questionsSchema.parse(JSON.parse(text))
    expect(questions.length).toBeGreaterThanOrEqual(least)
    const missed: string[] = []
    for (const { locale, q, paths } of questions) {
      const { hits } = await searchSite(cms.payload, { country: 'us', locale, q })
      const found = hits.map((hit) => hit.path)
      if (paths.includes(found[0] ?? '~')) continue
      missed.push(`${locale} “${q}”: ${paths.join(' or ')}, not ${found.slice(0, 4).join(', ')}`)
    }
    const share = 1 - missed.length / questions.length
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(enough)
  },
)
