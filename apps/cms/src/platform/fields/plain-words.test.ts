import type { Config, Field } from 'payload'
import { expect, it } from 'vitest'
import { plainWords } from './plain-words'

const title: Field = { name: 'title', type: 'text', localized: true }
const lead: Field = { name: 'lead', type: 'textarea', localized: true }
const path: Field = { name: 'path', type: 'text' }

/** Saves a value in a field of a block of a collection. */
async function save(field: Field, value: unknown): Promise<unknown> {
  const blocks: Field = {
    name: 'blocks',
    type: 'blocks',
    blocks: [{ slug: 'card', fields: [field] }],
  }
  const config = { collections: [{ slug: 'pages', fields: [blocks] }] } as unknown as Config
  const { collections } = await plainWords(config)
  const [changed] = collections?.[0]?.fields ?? []
  const own = changed?.type === 'blocks' ? changed.blocks[0]?.fields[0] : undefined
  let saved = value
  const hooks = own && 'hooks' in own ? (own.hooks?.beforeValidate ?? []) : []
  for (const hook of hooks) saved = await hook({ value: saved } as never)
  return saved
}

it('a copied title is stored as one plain line', async () => {
  expect(await save(title, '•\tDer Spiel\u00adfilm\u2028in\u00a0Farbe\u200b')).toBe(
    'Der Spielfilm in Farbe',
  )
  expect(await save(title, '24\u00a0fps')).toBe('24\u00a0fps')
})

it('a copied text keeps its lines', async () => {
  expect(await save(lead, 'ein\u00a0Satz\vund\u2028noch\r\neiner\ufeff')).toBe(
    'ein Satz\nund\nnoch\neiner',
  )
})

it('a title that was emptied stays empty, and an address stays as it was typed', async () => {
  expect(await save(title, null)).toBeNull()
  expect(await save(path, 'a\u200bb')).toBe('a\u200bb')
})
