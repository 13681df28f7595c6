import { describe, expect, it } from 'vitest'
import { toLexical, type LexicalNode, type References } from './markup'

function idOf(known: Record<string, number>, name: string): number {
  const id = known[name]
  if (id === undefined) throw new Error(`no ${name}`)
  return id
}

const references: References = {
  page: (slug) => idOf({ pricing: 7 }, slug),
  priceGroup: (key) => idOf({ 'animatics-2d': 3 }, key),
}

/** Writes the tree as lines such as `p("words")`, `b(…)`, `a:7(…)`. */
function outline(nodes: unknown): string {
  return (nodes as LexicalNode[]).map(outlineOf).join(' ')
}

function outlineOf(node: LexicalNode): string {
  const fields = node.fields as { priceGroup: number; priceItem: string } & LinkFields
  switch (node.type) {
    case 'text':
      return `${['', 'b', 'i'][Number(node.format)] ?? '?'}"${String(node.text)}"`
    case 'inlineBlock':
      return `price:${fields.priceGroup}.${fields.priceItem}`
    case 'link':
      return `a:${fields.doc?.value ?? fields.url}(${outline(node.children)})`
    case 'list':
      return `${String(node.tag)}(${outline(node.children)})`
    case 'listitem':
      return `${String(node.value)}(${outline(node.children)})`
    default:
      return `${typeof node.tag === 'string' ? node.tag : node.type}(${outline(node.children)})`
  }
}

interface LinkFields {
  linkType: string
  doc?: { relationTo: string; value: number }
  url?: string
}

function read(text: string): string {
  return outline(toLexical(text, references).root.children)
}

describe('lines', () => {
  it.each([
    ['One\n\nTwo', 'paragraph("One") paragraph("Two")'],
    ['One\n  \n\nTwo\n', 'paragraph("One") paragraph("Two")'],
    ['One\ntwo', 'paragraph("One two")'],
    ['## Two', 'h2("Two")'],
    ['### Three\n#### Four', 'h3("Three") h4("Four")'],
    ['# One', 'paragraph("# One")'],
    ['- One\n- Two', 'ul(1("One") 2("Two"))'],
    ['1. One\n12. Two', 'ol(1("One") 2("Two"))'],
    ['> One\n> two', 'quote("One two")'],
    [
      'Before\n- One\n1. Two\nafter',
      'paragraph("Before") ul(1("One")) ol(1("Two")) paragraph("after")',
    ],
    ['-One', 'paragraph("-One")'],
    ['', 'paragraph()'],
  ])('%j become %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('words', () => {
  it.each([
    ['**bold**', 'b"bold"'],
    ['*italic*', 'i"italic"'],
    ['a **b** c *d*', '"a " b"b" " c " i"d"'],
    ['[Prices](page:pricing)', 'a:7("Prices")'],
    ['[Site](https://example.com)', 'a:https://example.com("Site")'],
    ['[Call](phone:).', 'a:phone:("Call") "."'],
    ['{{price:animatics-2d.spot15}}', 'price:3.spot15'],
    ['From {{price:animatics-2d.spot15}}.', '"From " price:3.spot15 "."'],
    ['2 * 3', '"2 * 3"'],
  ])('%j become %s', (text, expected) => {
    expect(read(text)).toBe(`paragraph(${expected})`)
  })

  it('keep their format inside headings, lists and quotes', () => {
    expect(read('## **Two**')).toBe('h2(b"Two")')
    expect(read('- [Prices](page:pricing)')).toBe('ul(1(a:7("Prices")))')
    expect(read('> *Said*')).toBe('quote(i"Said")')
  })
})

describe('what Lexical stores', () => {
  it('stores a linked page with its collection', () => {
    const [paragraph] = toLexical('[Prices](page:pricing)', references).root.children as [
      LexicalNode,
    ]
    expect(paragraph.children).toMatchObject([
      { fields: { linkType: 'internal', doc: { relationTo: 'pages', value: 7 } } },
    ])
  })

  it('stores a price as the block that an editor would insert', () => {
    const [paragraph] = toLexical('{{price:animatics-2d.spot15}}', references).root.children as [
      LexicalNode,
    ]
    const fields = { blockType: 'inlinePrice', priceGroup: 3, priceItem: 'spot15' }
    expect(paragraph.children).toMatchObject([{ type: 'inlineBlock', fields }])
  })

  it.each(['{{price:gone.spot15}}', '[Here](page:gone)'])('is not created from %j', (text) => {
    expect(() => toLexical(text, references)).toThrow('no gone')
  })
})
