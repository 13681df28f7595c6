import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import config from '../payload.config'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})

const CONTENT_MODEL = new URL('../../../../docs/content-model.md', import.meta.url)

const { collections, globals } = await config

/** The English text; labels of the finished configuration are in all languages. */
function english(label: unknown): string {
  return typeof label === 'object' && label !== null && 'en' in label ? String(label.en) : ''
}

it('each collection and global of the menu has its row in the overview of the content model', () => {
  const [, chapter = ''] = readFileSync(CONTENT_MODEL, 'utf8').split('\n## Overview\n')
  const [overview = ''] = chapter.split('\n## ')
  const rows = overview.split('\n').map((line) => line.split('|')[1]?.trim())
  const inMenu = [
    ...collections.map(({ admin, labels }) => ({ admin, label: labels.plural })),
    ...globals,
  ].filter(({ admin }) => admin.group !== undefined && admin.hidden !== true)
  const names = inMenu.map(({ admin, label }) => `${english(admin.group)} → ${english(label)}`)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !rows.includes(name))).toEqual([])
})
