import fc from 'fast-check'
import { flattenAllFields, type Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { plainTextOf } from './plain-text'
import { textsOf } from './texts'

const text = (name: string, localized = true): Field => ({ name, type: 'text', localized })

const FIELDS = flattenAllFields({
  fields: [
    text('title'),
    text('slug', false),
    { type: 'tabs', tabs: [{ label: 'Words', fields: [text('lead')] }] },
    { name: 'seo', type: 'group', fields: [text('description')] },
    {
      name: 'blocks',
      type: 'blocks',
      blocks: [
        {
          slug: 'steps',
          fields: [
            text('heading'),
            { name: 'steps', type: 'array', fields: [text('name'), text('icon', false)] },
          ],
        },
      ],
    },
    { ...text('claim'), admin: { condition: (data) => data.slug !== 'plain' } } as Field,
  ],
})

const both = (en: string, de: string) => ({ en, de })

interface Row {
  id: string
  heading: string
  steps: { id: string; name: string }[]
}

const documentOf = (rows: Row[]) => ({
  title: both('Films', 'Filme'),
  slug: 'films',
  lead: both('Read', 'Lies'),
  seo: { description: both('All', 'Alle') },
  blocks: rows.map(({ id, heading, steps }) => ({
    id,
    blockType: 'steps',
    heading: both(heading, `${heading} de`),
    steps: steps.map((step) => ({ id: step.id, name: both(step.name, ''), icon: 'star' })),
  })),
})

describe('textsOf', () => {
  it('finds the texts of one language by the ids of their rows', () => {
    const document = documentOf([{ id: 'x1', heading: 'How', steps: [{ id: 's1', name: 'Ask' }] }])
    expect(textsOf(FIELDS, document, 'en')).toEqual({
      title: 'Films',
      lead: 'Read',
      'seo.description': 'All',
      'blocks.x1.heading': 'How',
      'blocks.x1.steps.s1.name': 'Ask',
    })
    expect(textsOf(FIELDS, document, 'de')).toEqual({
      title: 'Filme',
      lead: 'Lies',
      'seo.description': 'Alle',
      'blocks.x1.heading': 'How de',
    })
    expect(textsOf(FIELDS, document, 'ar')).toEqual({})
  })

  it('leaves out fields that the form hides', () => {
    const claim = { claim: both('25 years', '25 Jahre') }
    expect(textsOf(FIELDS, { slug: 'films', ...claim }, 'en')).toEqual({ claim: '25 years' })
    expect(textsOf(FIELDS, { slug: 'plain', ...claim }, 'en')).toEqual({})
  })

  const words = fc.constantFrom('One', 'Two', 'Three')
  const rows: fc.Arbitrary<Row[]> = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      heading: words,
      steps: fc.uniqueArray(fc.record({ id: fc.constantFrom('1', '2', '3'), name: words }), {
        selector: ({ id }) => id,
      }),
    }),
    { selector: ({ id }) => id },
  )

  it('moving rows changes no text', () => {
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.nat()), (before, numbers) => {
        const moved = (list: Row[]) =>
          list
            .map((row) => ({ row, order: numbers.next().value as number }))
            .sort((a, b) => a.order - b.order)
            .map(({ row }) => ({ ...row, steps: [...row.steps].reverse() }))
        const english = (list: Row[]) => textsOf(FIELDS, documentOf(list), 'en')
        expect(english(moved(before))).toEqual(english(before))
      }),
    )
  })

  it('changing one text changes exactly one place', () => {
    fc.assert(
      fc.property(rows, fc.nat(), (before, number) => {
        fc.pre(before.length > 0)
        const index = number % before.length
        const after = before.map((row, at) => (at === index ? { ...row, heading: 'Other' } : row))
        const [old, now] = [before, after].map((list) => textsOf(FIELDS, documentOf(list), 'en'))
        const places = Object.keys(old ?? {}).filter((place) => old?.[place] !== now?.[place])
        expect(places).toEqual([`blocks.${before[index]?.id}.heading`])
      }),
    )
  })
})

const node = (type: string, ...children: object[]) => ({ type, children })
const word = (value: string, format = 0) => ({ type: 'text', text: value, format })
const rich = (...children: object[]) => ({ root: node('root', ...children) })

describe('plainTextOf', () => {
  it.each([
    ['a text', '  Two \u00a0 words ', 'Two words'],
    ['lines', 'One\r\n\n Two', 'One\nTwo'],
    ['nothing', null, ''],
    ['invisible characters', '\u200b', ''],
    ['an empty rich text', rich(node('paragraph')), ''],
    [
      'a rich text with formats and links',
      rich(
        node('heading', word('Prices')),
        node('paragraph', word('From '), node('link', word('here', 1)), word('.')),
      ),
      'Prices\nFrom here.',
    ],
    [
      'a list inside a list',
      rich(
        node(
          'list',
          node('listitem', word('One')),
          node('listitem', node('list', node('listitem', word('Two')))),
        ),
      ),
      'One\nTwo',
    ],
    [
      'a price',
      rich(
        node('paragraph', word('From '), {
          type: 'inlineBlock',
          fields: { blockType: 'inlinePrice', priceGroup: 7, priceItem: 'spot15' },
        }),
      ),
      'From [price 7/spot15]',
    ],
  ])('reads %s', (_, value, expected) => {
    expect(plainTextOf(value)).toBe(expected)
  })

  it('a format and the address of a link are not part of the text', () => {
    const link = (url: string, format: number) =>
      rich(node('paragraph', { ...node('link', word('here', format)), fields: { url } }))
    expect(plainTextOf(link('/a', 0))).toBe(plainTextOf(link('/b', 1)))
  })
})
