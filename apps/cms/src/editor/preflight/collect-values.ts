import type { FlattenedField } from 'payload'
import { blockName, isShown, labelOf } from '../../platform/fields/missing-words'
import { partsOf, rowsOf, type Part, type Values, valuesOf } from '../../platform/fields/walk'
import type { Place } from './finding'

export interface TypedText extends Place {
  text: string
}

export type LinkTarget =
  | { type: 'page'; id: number; anchor?: string }
  | { type: 'path'; path: string; anchor?: string }
  /** An address that was typed into a link of a text or of a button. */
  | { type: 'url'; url: string }

export interface FoundLink extends Place {
  target: LinkTarget
}

export interface FoundPicture extends Place {
  id: number
}

export interface FoundClaim extends Place {
  key: string
}

/** The values in a document that the checks need, in one language. */
export interface Collected {
  texts: TypedText[]
  links: FoundLink[]
  pictures: FoundPicture[]
  claims: FoundClaim[]
}

interface Walk {
  document: Values
  values: Values
  /** The path of the row or group, or an empty string. */
  path: string
  /** The names of the block and row, or an empty string. */
  place: string
  /** The language of the admin, for the names of fields. */
  language: string
}

/**
 * @param document the document, read in one language at depth 0
 * @param language the language of the admin, for the names of fields
 */
export function collectValues(
  fields: FlattenedField[],
  document: Values,
  language: string,
): Collected {
  const found: Collected = { texts: [], links: [], pictures: [], claims: [] }
  collectIn(fields, { document, values: document, path: '', place: '', language }, found)
  return found
}

function collectIn(fields: FlattenedField[], walk: Walk, found: Collected): void {
  for (const field of fields) {
    if (!isShown(field, { document: walk.document, data: walk.values })) continue
    const place = placeOf(field, walk)
    const value = walk.values[field.name]
    if (field.name === 'link' && field.type === 'group') {
      found.links.push(...linkIn(valuesOf(value), place))
    }
    const parts = partsOf(field, walk.values)
    if (parts) {
      for (const part of parts) collectIn(part.fields, within(walk, field, part), found)
    } else {
      collectValue(field, value, place, found)
    }
  }
}

function collectValue(field: FlattenedField, value: unknown, place: Place, found: Collected): void {
  if (field.type === 'upload' && field.relationTo === 'media') {
    const ids = [value].flat().filter((id) => typeof id === 'number')
    found.pictures.push(...ids.map((id) => ({ ...place, id })))
  } else if (field.type === 'richText') {
    const nodes = rowsOf(valuesOf(valuesOf(value).root).children)
    found.texts.push(...nodes.map((node) => ({ ...place, text: textOf(node) })))
    found.links.push(...nodes.flatMap((node) => linksIn(node, place)))
  } else if (typeof value === 'string') {
    if (field.name === 'claim' && value !== '') found.claims.push({ ...place, key: value })
    const isProse = field.type === 'text' || field.type === 'textarea'
    if (isProse && field.localized) found.texts.push({ ...place, text: value })
  }
}

function placeOf(field: FlattenedField, { path, place, language }: Walk): Place {
  const label = labelOf(field, language)
  return {
    path: path ? `${path}.${field.name}` : field.name,
    field: place ? `${place} › ${label}` : label,
  }
}

function within(walk: Walk, field: FlattenedField, part: Part<FlattenedField>): Walk {
  const { values, name, index, block } = part
  if (name === undefined) return { ...walk, values }
  const path = walk.path ? `${walk.path}.${name}` : name
  if (index === undefined) return { ...walk, values, path, place: walk.place }
  const label = block
    ? `${blockName(block, walk.language)} (${index + 1})`
    : `${labelOf(field, walk.language)} ${index + 1}`
  const place = walk.place ? `${walk.place} › ${label}` : label
  return { ...walk, values, path: `${path}.${index}`, place }
}

function linkIn(link: Values, { path, field }: Place): FoundLink[] {
  const at = (name: string) => ({ path: `${path}.${name}`, field })
  const anchor = typeof link.anchor === 'string' && link.anchor ? { anchor: link.anchor } : {}
  if (link.type === 'page' && typeof link.page === 'number') {
    return [{ ...at('page'), target: { type: 'page', id: link.page, ...anchor } }]
  }
  if (link.type === 'path' && typeof link.path === 'string') {
    return [{ ...at('path'), target: { type: 'path', path: link.path, ...anchor } }]
  }
  if (link.type === 'url' && typeof link.url === 'string') {
    return [{ ...at('url'), target: { type: 'url', url: link.url } }]
  }
  return []
}

/** Finds the links in a rich text, which are nodes of the editor. */
function linksIn(node: Values, place: Place): FoundLink[] {
  const inside = rowsOf(node.children).flatMap((child) => linksIn(child, place))
  if (node.type !== 'link' && node.type !== 'autolink') return inside
  const { linkType, doc, url } = valuesOf(node.fields)
  const { relationTo, value } = valuesOf(doc)
  if (linkType === 'internal' && relationTo === 'pages' && typeof value === 'number') {
    return [...inside, { ...place, target: { type: 'page', id: value } }]
  }
  if (linkType !== 'internal' && typeof url === 'string' && url !== '') {
    return [...inside, { ...place, target: { type: 'url', url } }]
  }
  return inside
}

function textOf({ text, type, children }: Values): string {
  if (typeof text === 'string') return text
  if (type === 'linebreak') return '\n'
  const inside = rowsOf(children).map(textOf)
  return inside.join(type === 'list' ? '\n' : '')
}
