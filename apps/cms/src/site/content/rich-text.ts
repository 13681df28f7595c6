import type { Inline, List, ListItem, RichText } from '@studio/shared/contracts/rich-text'
import { isStoryboardsPath } from '@studio/shared/dialog-links'
import { z } from 'zod'
import type { PriceGroup, SiteSetting } from '../../payload-types'
import { STARTS_AT } from './says-from'
import { quotePrice } from './quote-price'
import type { PublishedReader } from '../reader/reader'
import { resolveLink, type StoredLink } from './links'

/** Lexical's format. Unknown nodes keep their text and lose their formatting. */
const nodeSchema = z.looseObject({
  type: z.string(),
  get children() {
    return z.array(nodeSchema).optional()
  },
})

type Node = z.infer<typeof nodeSchema>

const editorStateSchema = z.object({ root: nodeSchema })

/** Lexical's bits for text formats. */
const MARKS = [
  [1, 'bold'],
  [2, 'italic'],
  [4, 'strikethrough'],
  [8, 'underline'],
  [16, 'code'],
] as const

type Leaf = Exclude<Inline, { type: 'link' }>

/** Converts the editor's rich text to the contract's tree, and resolves prices and links. */
export function richTextFor(
  reader: PublishedReader,
  state: unknown,
  settings: SiteSetting,
): RichText {
  const parsed = editorStateSchema.safeParse(state)
  if (!parsed.success) return []
  const inline = (nodes: Node[] | undefined): Inline[] =>
    (nodes ?? []).flatMap((node) => inlineFor(reader, node, settings)).map(sayFromOnce)
  return (parsed.data.root.children ?? []).flatMap((node): RichText => {
    const children = inline(node.children)
    switch (node.type) {
      case 'heading':
        return children.length ? [{ type: 'heading', level: levelOf(node.tag), children }] : []
      case 'list':
        return [listFor(node, inline)]
      case 'quote':
        return [{ type: 'quote', children }]
      default:
        return children.length ? [{ type: 'paragraph', children }] : []
    }
  })
}

type ReadInline = (nodes: Node[] | undefined) => Inline[]

/** The editor stores a nested list as an item of its own, after the item to which it belongs. */
function listFor(node: Node, inline: ReadInline): List {
  const items: ListItem[] = []
  for (const { children = [] } of node.children ?? []) {
    const words = inline(children.filter(({ type }) => type !== 'list'))
    const lists = children
      .filter(({ type }) => type === 'list')
      .map((list) => listFor(list, inline))
    const last = items.at(-1)
    if (words.length === 0 && lists.length > 0 && last) last.lists.push(...lists)
    else items.push({ children: words, lists })
  }
  const isOrdered = node.listType === 'number'
  const start = isOrdered && typeof node.start === 'number' ? node.start : 1
  return { type: 'list', isOrdered, start, items }
}

function sayFromOnce(inline: Inline, index: number, inlines: Inline[]): Inline {
  if (inline.type !== 'price' || inline.figure.kind !== 'money') return inline
  const before = inlines[index - 1]
  const isSaid = before?.type === 'text' && STARTS_AT.test(before.text)
  return isSaid ? { type: 'price', figure: { ...inline.figure, isFrom: false } } : inline
}

function inlineFor(reader: PublishedReader, node: Node, settings: SiteSetting): Inline[] {
  if (node.type !== 'link' && node.type !== 'autolink') return leavesFor(reader, node)
  const children = (node.children ?? []).flatMap((child) => leavesFor(reader, child))
  const link = linkSchema.safeParse(node.fields)
  const target = link.success ? resolveLink(reader, storedLink(link.data), settings) : null
  return target ? [{ type: 'link', ...target, children }] : children
}

function leavesFor(reader: PublishedReader, node: Node): Leaf[] {
  switch (node.type) {
    case 'text':
      return [
        {
          type: 'text',
          text: typeof node.text === 'string' ? node.text : '',
          marks: marksOf(node.format),
        },
      ]
    case 'linebreak':
      return [{ type: 'break' }]
    case 'inlineBlock': {
      const price = inlinePriceSchema.safeParse(node.fields)
      const figure = price.success ? quotePrice(reader, price.data) : null
      return figure ? [{ type: 'price', figure }] : []
    }
    default:
      return (node.children ?? []).flatMap((child) => leavesFor(reader, child))
  }
}

function marksOf(format: unknown) {
  const mask = typeof format === 'number' ? format : 0
  return MARKS.filter(([bit]) => (mask & bit) !== 0).map(([, mark]) => mark)
}

function levelOf(tag: unknown): 2 | 3 | 4 {
  return tag === 'h4' ? 4 : tag === 'h3' ? 3 : 2
}

const populated = <Doc>() =>
  z.custom<number | Doc>((value) => ['number', 'object'].includes(typeof value))

const inlinePriceSchema = z.object({
  blockType: z.literal('inlinePrice'),
  priceGroup: populated<PriceGroup>().nullish(),
  priceItem: z.string().nullish(),
})

const linkSchema = z.object({
  linkType: z.enum(['internal', 'custom']).optional(),
  url: z.string().nullish(),
  doc: z.object({ value: populated<NonNullable<StoredLink['page']> & object>() }).nullish(),
})

function storedLink({ linkType, url, doc }: z.infer<typeof linkSchema>): StoredLink {
  if (linkType === 'internal') return { type: 'page', page: doc?.value ?? null }
  if (url === 'email:') return { type: 'email' }
  if (url === 'phone:') return { type: 'phone' }
  if (url?.startsWith('storyboards:')) {
    const part = url.slice('storyboards:'.length)
    return { type: 'storyboards', part: isStoryboardsPath(part) ? part : null }
  }
  return { type: 'url', url: url && /^(https?:|mailto:|tel:)/i.test(url) ? url : null }
}
