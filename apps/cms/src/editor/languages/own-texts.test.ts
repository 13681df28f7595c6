import fc from 'fast-check'
import { flattenAllFields } from 'payload'
import { expect, it } from 'vitest'
import { withOwnTexts } from './own-texts'

const FIELDS = flattenAllFields({
  fields: [
    { name: 'title', type: 'text', localized: true },
    { name: 'path', type: 'text' },
    { name: 'seo', type: 'group', fields: [{ name: 'text', type: 'text', localized: true }] },
    {
      name: 'blocks',
      type: 'blocks',
      blocks: [
        {
          slug: 'words',
          fields: [
            { name: 'heading', type: 'text', localized: true },
            { name: 'color', type: 'text' },
            {
              name: 'rows',
              type: 'array',
              fields: [{ name: 'label', type: 'text', localized: true }],
            },
          ],
        },
        { slug: 'other', fields: [{ name: 'heading', type: 'text', localized: true }] },
      ],
    },
  ],
})

const words = (id: string, en: string, de?: string) => ({
  id,
  blockType: 'words',
  heading: { en, ...(de !== undefined && { de }) },
})

it('gives moved blocks their own texts back, and new blocks none', () => {
  const before = { blocks: [words('a', 'A', 'A de'), words('b', 'B', 'B de')] }
  // When one language is published, Payload leaves the texts of other languages at their positions.
  const after = { blocks: [words('c', 'C', 'A de'), words('b', 'B', 'B de'), words('a', 'A2')] }
  expect(withOwnTexts(FIELDS, before, after, 'en')).toEqual({
    blocks: [words('c', 'C'), words('b', 'B', 'B de'), words('a', 'A2', 'A de')],
  })
})

it('a row of another block does not get the texts of the former one', () => {
  const before = { blocks: [words('a', 'A', 'A de')] }
  const after = { blocks: [{ id: 'a', blockType: 'other', heading: { en: 'A', de: 'A de' } }] }
  expect(withOwnTexts(FIELDS, before, after, 'en')).toEqual({
    blocks: [{ id: 'a', blockType: 'other', heading: { en: 'A' } }],
  })
})

it('takes the published language and everything without a language from after', () => {
  const before = {
    title: { en: 'Old', de: 'Alt' },
    path: 'old',
    seo: { text: { en: 'Old', de: 'Alt' } },
    blocks: [{ ...words('a', 'A', 'A de'), color: 'red', rows: [{ id: 1, label: { de: 'R' } }] }],
  }
  const after = {
    title: { en: 'New', de: 'Neu' },
    path: 'new',
    seo: { text: { en: 'New', de: 'Neu' } },
    blocks: [{ ...words('a', 'A2', 'x'), color: 'blue', rows: [{ id: 1, label: { en: 'S' } }] }],
  }
  expect(withOwnTexts(FIELDS, before, after, 'en')).toEqual({
    title: { en: 'New', de: 'Alt' },
    path: 'new',
    seo: { text: { en: 'New', de: 'Alt' } },
    blocks: [
      {
        ...words('a', 'A2', 'A de'),
        color: 'blue',
        rows: [{ id: 1, label: { en: 'S', de: 'R' } }],
      },
    ],
  })
})

it('a text that was removed in the published language does not come back', () => {
  const before = { title: { en: 'Old', de: 'Alt' } }
  expect(withOwnTexts(FIELDS, before, { title: { de: 'Alt' } }, 'en')).toEqual({
    title: { de: 'Alt' },
  })
})

it('moving blocks never gives one block the text of another', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 })
  fc.assert(
    fc.property(ids, ids, (order, newOrder) => {
      const before = { blocks: order.map((id) => words(id, id, `${id} de`)) }
      const after = {
        blocks: newOrder.map((id, index) => words(id, id, `${order[index] ?? id} de`)),
      }
      const { blocks } = withOwnTexts(FIELDS, before, after, 'en')
      expect(blocks).toEqual(
        newOrder.map((id) => words(id, id, order.includes(id) ? `${id} de` : undefined)),
      )
    }),
  )
})
