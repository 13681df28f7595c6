import { describe, expect, it } from 'vitest'
import type { PriceGroup, SiteSetting } from '../../payload-types'
import type { PublishedReader } from '../reader/reader'
import { richTextFor } from './rich-text'

const group = {
  id: 3,
  items: [
    { key: 'hour', label: 'Hour', unit: 'hour', usdMin: 9_500 },
    { key: 'spot', label: 'Spot', unit: 'spot15', usdMin: 850_000, isFrom: true },
  ],
} as PriceGroup

const published = new Map<string, unknown>([['price-groups:3', group]])

const reader: Pick<PublishedReader, 'viewer' | 'related' | 'linked'> = {
  viewer: { country: 'us', locale: 'ar' },
  linked: (id) => (id === 6 ? 'pricing' : null),
  related: (collection, id) =>
    (typeof id === 'number' ? (published.get(`${collection}:${id}`) ?? null) : null) as never,
}

const settings = {
  contacts: [{ country: 'us', phone: '+1 305', email: 'hello@studio.example' }],
} as SiteSetting

function read(...children: unknown[]) {
  const state = { root: { type: 'root', children } }
  return richTextFor(reader as PublishedReader, state, settings)
}

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const plain = (words: string) => ({ type: 'text', text: words, marks: [] })
const item = (words: string) => ({ children: [plain(words)], lists: [] })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })

describe('blocks', () => {
  it.each([
    ['h2', 2],
    ['h3', 3],
    ['h4', 4],
    ['h1', 2],
  ])('%s is a heading of level %i', (tag, level) => {
    const heading = { type: 'heading', tag, children: [text('Prices')] }
    expect(read(heading)).toEqual([{ type: 'heading', level, children: [plain('Prices')] }])
  })

  it.each([
    ['number', true],
    ['bullet', false],
  ])('a list of type %s is ordered: %s', (listType, isOrdered) => {
    const items = ['One', 'Two'].map((word) => ({ type: 'listitem', children: [text(word)] }))
    expect(read({ type: 'list', listType, children: items })).toEqual([
      { type: 'list', isOrdered, start: 1, items: [item('One'), item('Two')] },
    ])
  })

  it('a nested list belongs to the item above it', () => {
    const listitem = (...children: unknown[]) => ({ type: 'listitem', children })
    const nested = {
      type: 'list',
      listType: 'number',
      start: 3,
      children: [listitem(text('Under'))],
    }
    const list = { type: 'list', children: [listitem(text('One')), listitem(nested), listitem()] }
    const under = { type: 'list', isOrdered: true, start: 3, items: [item('Under')] }
    expect(read(list)).toEqual([
      {
        type: 'list',
        isOrdered: false,
        start: 1,
        items: [
          { ...item('One'), lists: [under] },
          { children: [], lists: [] },
        ],
      },
    ])
  })

  it('may be quotes and paragraphs, and unknown ones keep their text', () => {
    const quote = { type: 'quote', children: [text('Said')] }
    const unknown = { type: 'table', children: [{ type: 'cell', children: [text('Kept')] }] }
    expect(read(quote, unknown)).toEqual([
      { type: 'quote', children: [plain('Said')] },
      { type: 'paragraph', children: [plain('Kept')] },
    ])
  })

  it('are left out if they are empty', () => {
    expect(read(paragraph(), { type: 'heading', tag: 'h2', children: [] })).toEqual([])
  })

  it.each([null, undefined, 'text', {}, { root: null }, { root: { type: 'root' } }])(
    'are empty for %j',
    (state) => {
      expect(richTextFor(reader as PublishedReader, state, settings)).toEqual([])
    },
  )
})

describe('texts', () => {
  it.each([
    [0, []],
    [1, ['bold']],
    [2, ['italic']],
    [4, ['strikethrough']],
    [8, ['underline']],
    [16, ['code']],
    [11, ['bold', 'italic', 'underline']],
  ])('of format %i are marked %j', (format, marks) => {
    expect(read(paragraph(text('Words', format)))).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: 'Words', marks }] },
    ])
  })

  it('may contain a line break', () => {
    const [block] = read(paragraph(text('One'), { type: 'linebreak' }))
    expect(block).toMatchObject({ children: [plain('One'), { type: 'break' }] })
  })
})

describe('a price', () => {
  const hour = { priceGroup: 3, priceItem: 'hour' }
  const price = (changes = {}) => ({
    type: 'inlineBlock',
    fields: { blockType: 'inlinePrice', ...hour, ...changes },
  })

  it('is the figure for the visitor’s country', () => {
    const [block] = read(paragraph(price()))
    const figure = { kind: 'money', currency: 'USD', min: 9_500 }
    expect(block).toMatchObject({ children: [{ type: 'price', figure }] })
  })

  it.each([
    ['A spot costs ', true],
    ['A spot starts at ', false],
    ['Spots start at ', false],
    ['A spot, starting at ', false],
    ['It starts at noon and costs ', true],
    ['Restart at ', true],
  ])('after “%s” has its own “from”: %s', (words, isFrom) => {
    const [block] = read(paragraph(text(words), price({ priceItem: 'spot' })))
    expect(block).toMatchObject({ children: [plain(words), { figure: { isFrom } }] })
  })

  it.each([
    ['of a list that nobody may see', price({ priceGroup: 4 })],
    ['of a row that is gone', price({ priceItem: 'day' })],
    ['in a block of another type', { type: 'inlineBlock', fields: { blockType: 'else', ...hour } }],
  ])('is left out if it is %s, and its sentence stays', (_, node) => {
    expect(read(paragraph(text('From '), node))).toEqual([paragraph(plain('From '))])
  })
})

describe('a link', () => {
  const link = (fields: unknown, type = 'link') => ({ type, fields, children: [text('Here')] })
  const toPage = (value: number) => ({ linkType: 'internal', doc: { relationTo: 'pages', value } })

  it.each([
    [toPage(6), '/ar/pricing', false],
    [{ linkType: 'custom', url: 'https://example.com' }, 'https://example.com', true],
    [{ url: 'mailto:a@studio.example' }, 'mailto:a@studio.example', true],
    [{ linkType: 'custom', url: 'email:' }, 'mailto:hello@studio.example', false],
    [{ linkType: 'custom', url: 'phone:' }, 'tel:+1305', false],
  ])('with %j links to %s', (fields, href, isExternal) => {
    const expected = { type: 'link', href, isExternal, children: [plain('Here')] }
    expect(read(paragraph(link(fields)))).toEqual([paragraph(expected)])
    expect(read(paragraph(link(fields, 'autolink')))).toEqual([paragraph(expected)])
  })

  it.each([
    toPage(7),
    { linkType: 'internal', doc: null },
    { linkType: 'custom', url: 'javascript:alert(1)' },
    { linkType: 'custom', url: ' https://example.com' },
    { linkType: 'custom', url: '' },
    null,
  ])('with %j has no target, and its text stays', (fields) => {
    expect(read(paragraph(link(fields)))).toEqual([paragraph(plain('Here'))])
  })
})
