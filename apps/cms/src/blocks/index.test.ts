import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { blockLabels } from '../platform/admin-language/translate-config'
import { pageBlocks } from './index'

const CONTENT_MODEL = new URL('../../../../docs/content-model.md', import.meta.url)

it('each block has its row in the content model, with the label that editors see', () => {
  const [, chapter = ''] = readFileSync(CONTENT_MODEL, 'utf8').split('\n### Blocks\n')
  const [table = ''] = chapter.split('\n\n').filter((part) => part.startsWith('| '))
  const rows = table.split('\n').slice(2)
  const names = pageBlocks.map((block) => blockLabels(block).singular)
  expect(rows.map((row) => row.split('|')[1]?.trim()).sort()).toEqual(names.sort())
})
