import type { FlattenedField } from 'payload'
import { partsOf, rowsOf, type Values, valuesOf } from '../../platform/fields/walk'
import { anchorsOf } from '../../site/blocks/anchors'

/**
 * A piece of a passage. The pieces are in the order of the text. A figure is stored as a reference
 * to its row in the price book.
 */
export type PassagePart =
  | { type: 'paragraph' }
  | { type: 'item' }
  | { type: 'text'; text: string }
  | { type: 'figure'; key: string }

/** A few sentences of a document that can be understood without the rest of it. */
export interface Passage {
  /** The question or heading above the passage. */
  heading: string
  /** The headings above that heading. */
  context: string
  /** The fragment of the passage's URL, or an empty string if it has none. */
  anchor: string
  parts: PassagePart[]
}

/** Returns the key of the price list with this id, or null if visitors may not see the list. */
type KeyOfList = (id: number) => string | null

type Above = Omit<Passage, 'parts'>

/**
 * Fields and blocks that contain no answers: texts for search engines, which are not visible on the
 * page, calls to action, and descriptions of the sound of a recording.
 */
const SKIPPED = new Set(['actions', 'seoTitle', 'seoDescription', 'callToAction', 'audio'])
/**
 * The maximum number of characters of an answer that is quoted completely, and of a single
 * paragraph.
 */
const MAX_ANSWER_LENGTH = 600
const MAX_PARAGRAPH_LENGTH = 320

/** Splits all translated fields of a document into passages, in their order. */
export function passagesOfDocument(
  fields: readonly FlattenedField[],
  data: object,
  keyOfList: KeyOfList,
): Passage[] {
  return passagesOf(fields, { ...data }, { heading: '', context: '', anchor: '' })

  function passagesOf(own: readonly FlattenedField[], row: Values, above: Above): Passage[] {
    const heading = headingOf(own, row)
    const here = heading ? { ...above, heading, context: above.heading } : above
    return own.flatMap((field): Passage[] => {
      if (SKIPPED.has(field.name)) return []
      const parts = partsOf(field, row)
      const value = row[field.name]
      if (parts) {
        const anchors = field.type === 'blocks' ? anchorsOf(rowsOf(value).map(nameOfBlock)) : null
        return parts.flatMap(({ fields: inner, values, index = 0, block }) => {
          if (block && SKIPPED.has(block.slug)) return []
          const anchor = anchors ? (anchors[index] ?? '') : here.anchor
          return passagesOf(inner, values, { ...here, anchor })
        })
      }
      if (field.type === 'textarea') {
        return field.localized && typeof value === 'string' && value !== ''
          ? [{ ...here, parts: [{ type: 'paragraph' }, { type: 'text', text: value }] }]
          : []
      }
      return field.type === 'richText' ? passagesOfRichText(valuesOf(value), here, keyOfList) : []
    })
  }
}

function nameOfBlock({ blockName }: Values): string | null {
  return typeof blockName === 'string' ? blockName : null
}

function headingOf(fields: readonly FlattenedField[], row: Values): string {
  for (const field of fields) {
    if (field.type !== 'text' || !field.localized) continue
    const value = row[field.name]
    if (!SKIPPED.has(field.name) && typeof value === 'string' && value !== '') return value
  }
  return ''
}

/**
 * A short text is one passage. In a longer text, each paragraph is a passage together with the list
 * below it.
 */
function passagesOfRichText(state: Values, above: Above, keyOfList: KeyOfList): Passage[] {
  const nodes = rowsOf(valuesOf(state.root).children)
  const blocks = nodes.map((node) => ({ node, parts: partsOfBlock(node, keyOfList) }))
  const isOne = !nodes.some(({ type }) => type === 'heading')
  const whole = blocks.flatMap(({ parts }) => parts)
  if (isOne && lengthOf(whole) <= MAX_ANSWER_LENGTH) {
    return whole.length > 0 ? [{ ...above, parts: whole }] : []
  }
  const passages: Passage[] = []
  let here = above
  for (const { node, parts } of blocks) {
    if (node.type === 'heading') {
      here = { ...above, heading: textOf(parts), context: above.heading }
      continue
    }
    const last = passages.at(-1)
    if (node.type === 'list' && last?.heading === here.heading)
      last.parts = [...last.parts, ...parts]
    else passages.push(...inPieces(parts).map((piece) => ({ ...here, parts: piece })))
  }
  return passages.filter(({ parts }) => parts.length > 0)
}

function partsOfBlock(node: Values, keyOfList: KeyOfList): PassagePart[] {
  if (node.type === 'list') {
    return rowsOf(node.children).flatMap((item) => partsOfItem(item, keyOfList))
  }
  const parts = inlineParts(node, keyOfList)
  return parts.length > 0 ? [{ type: 'paragraph' }, ...parts] : []
}

/** The items of a nested list are items too. */
function partsOfItem(item: Values, keyOfList: KeyOfList): PassagePart[] {
  const children = rowsOf(item.children)
  const own = children.filter(({ type }) => type !== 'list')
  const words = own.flatMap((child) => inlineParts(child, keyOfList))
  const lists = children.filter(({ type }) => type === 'list')
  const nested = lists.flatMap((list) => partsOfBlock(list, keyOfList))
  return words.length > 0 || nested.length === 0 ? [{ type: 'item' }, ...words, ...nested] : nested
}

function inlineParts(node: Values, keyOfList: KeyOfList): PassagePart[] {
  if (node.type === 'text') {
    return typeof node.text === 'string' ? [{ type: 'text', text: node.text }] : []
  }
  if (node.type === 'linebreak') return [{ type: 'text', text: ' ' }]
  if (node.type === 'inlineBlock') return figureOf(node.fields, keyOfList)
  return rowsOf(node.children).flatMap((child) => inlineParts(child, keyOfList))
}

function figureOf(fields: unknown, keyOfList: KeyOfList): PassagePart[] {
  const { priceGroup, priceItem } = valuesOf(fields)
  const list = typeof priceGroup === 'number' ? keyOfList(priceGroup) : null
  // If visitors may not see the list, the price book has no row for it, and the line is left out
  // later.
  return typeof priceItem === 'string'
    ? [{ type: 'figure', key: `${list ?? ''}/${priceItem}` }]
    : []
}

/** Splits a long paragraph between sentences. */
function inPieces(parts: readonly PassagePart[]): PassagePart[][] {
  if (lengthOf(parts) <= MAX_PARAGRAPH_LENGTH) return [[...parts]]
  const pieces: PassagePart[][] = [[]]
  for (const part of parts.flatMap(bySentence)) {
    const piece = pieces.at(-1) ?? []
    const before = piece.at(-1)
    const isEnd = before?.type === 'text' && /[.!?؟…]["”»]?\s*$/u.test(before.text)
    const isFull = lengthOf([...piece, part]) > MAX_PARAGRAPH_LENGTH
    if (isEnd && isFull) pieces.push([{ type: 'paragraph' }, part])
    else piece.push(part)
  }
  return pieces
}

function bySentence(part: PassagePart): PassagePart[] {
  if (part.type !== 'text') return [part]
  return part.text
    .split(/(?<=[.!?؟]["”»]?\s)/u)
    .filter((text) => text !== '')
    .map((text) => ({ type: 'text', text }))
}

export function textOf(parts: readonly { type: string; text?: string }[]): string {
  return parts
    .map((part) => part.text ?? (part.type === 'paragraph' || part.type === 'item' ? '\n' : ''))
    .join('')
    .trim()
}

function lengthOf(parts: readonly PassagePart[]): number {
  return textOf(parts).length
}
