/** Converts the seed's markup to rich text of Lexical. */

export type LexicalNode = Record<string, unknown> & { type: string }

/** Maps names in the seed to ids of documents. It throws for an unknown name. */
export interface References {
  page(slug: string): number
  priceGroup(key: string): number
}

const BLOCK_BASE = { direction: null, format: '', indent: 0, version: 1 }

/**
 * @param text paragraphs separated by blank lines, with `##`, `-`, `1.` and `>` at the start of a
 * line
 */
export function toLexical(text: string, references: References): { root: LexicalNode } {
  const children = text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((chunk) => blocksOf(chunk.split('\n'), references))
  return { root: { ...BLOCK_BASE, type: 'root', children } }
}

function blocksOf(lines: string[], references: References): LexicalNode[] {
  const blocks: LexicalNode[] = []
  let rest = lines
  while (rest.length > 0) {
    const kind = kindOf(rest[0] ?? '')
    const end = rest.findIndex((line) => kindOf(line) !== kind)
    const own = end === -1 ? rest : rest.slice(0, end)
    blocks.push(...blockFor(kind, own, references))
    rest = rest.slice(own.length)
  }
  return blocks
}

type Kind = 'bullet' | 'number' | 'heading' | 'quote' | 'paragraph'

const MARKERS: [Kind, RegExp][] = [
  ['bullet', /^- /],
  ['number', /^\d+\. /],
  ['heading', /^#{2,4} /],
  ['quote', /^> /],
]

function kindOf(line: string): Kind {
  return MARKERS.find(([, marker]) => marker.test(line))?.[0] ?? 'paragraph'
}

function blockFor(kind: Kind, lines: string[], references: References): LexicalNode[] {
  const bare = (line: string) => line.replace(/^(- |\d+\. |#{2,4} |> )/, '')
  const inline = (line: string) => toInline(line, references)
  switch (kind) {
    case 'bullet':
    case 'number':
      return [
        listOf(
          kind,
          lines.map((line) => inline(bare(line))),
        ),
      ]
    case 'heading':
      return lines.map((line) => ({
        ...BLOCK_BASE,
        type: 'heading',
        tag: `h${line.indexOf(' ')}`,
        children: inline(bare(line)),
      }))
    case 'quote':
      return [{ ...BLOCK_BASE, type: 'quote', children: inline(lines.map(bare).join(' ')) }]
    case 'paragraph':
      return [
        {
          ...BLOCK_BASE,
          type: 'paragraph',
          textFormat: 0,
          textStyle: '',
          children: inline(lines.join(' ')),
        },
      ]
  }
}

function listOf(kind: 'bullet' | 'number', items: LexicalNode[][]): LexicalNode {
  return {
    ...BLOCK_BASE,
    type: 'list',
    listType: kind,
    start: 1,
    tag: kind === 'number' ? 'ol' : 'ul',
    children: items.map((children, index) => ({
      ...BLOCK_BASE,
      type: 'listitem',
      value: index + 1,
      children,
    })),
  }
}

const INLINE =
  /\{\{price:([a-z0-9-]+)\.([a-z0-9-]+)\}\}|\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*/

function toInline(text: string, references: References): LexicalNode[] {
  const match = INLINE.exec(text)
  if (!match) return text === '' ? [] : [textNode(text)]
  const [whole, group, item, words, target, bold, italic] = match
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + whole.length)
  return [
    ...(before === '' ? [] : [textNode(before)]),
    ...(group && item ? [priceNode(references.priceGroup(group), item)] : []),
    ...(words && target ? [linkNode(words, target, references)] : []),
    ...(bold ? [textNode(bold, 1)] : []),
    ...(italic ? [textNode(italic, 2)] : []),
    ...toInline(after, references),
  ]
}

function textNode(text: string, format = 0): LexicalNode {
  return { type: 'text', text, format, detail: 0, mode: 'normal', style: '', version: 1 }
}

function priceNode(priceGroup: number, priceItem: string): LexicalNode {
  return {
    type: 'inlineBlock',
    version: 1,
    fields: {
      id: `${priceGroup}-${priceItem}`,
      blockType: 'inlinePrice',
      blockName: '',
      priceGroup,
      priceItem,
    },
  }
}

function linkNode(words: string, target: string, references: References): LexicalNode {
  const slug = /^page:(.+)$/.exec(target)?.[1]
  const fields = slug
    ? { linkType: 'internal', doc: { relationTo: 'pages', value: references.page(slug) } }
    : { linkType: 'custom', url: target }
  return {
    ...BLOCK_BASE,
    type: 'link',
    version: 3,
    fields: { newTab: false, ...fields },
    children: [textNode(words)],
  }
}
