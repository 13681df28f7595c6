import type { Block, Field, Tab } from 'payload'

/** Words on buttons say nothing about the page that they stand on. */
const SKIPPED = new Set(['actions', 'seoTitle', 'seoDescription'])

type Data = Record<string, unknown>

/** What visitors read of a document: the words of all fields that editors translate, in their order. */
export function wordsOfDocument(fields: Field[], data: Data): string[] {
  return fields.flatMap((field) => wordsOfField(field, data))
}

function wordsOfField(field: Field | Tab, data: Data): string[] {
  if ('name' in field && field.name && SKIPPED.has(field.name)) return []
  if ('tabs' in field) return field.tabs.flatMap((tab) => wordsOfField(tab, data))
  const value = 'name' in field && field.name ? data[field.name] : data
  if (!('type' in field)) return wordsInside(field.fields, value)
  if (field.type === 'text' || field.type === 'textarea') {
    return field.localized && typeof value === 'string' ? [value] : []
  }
  if (field.type === 'richText') return wordsOfRichText(value)
  if (field.type === 'array') {
    return rowsOf(value).flatMap((row) => wordsOfDocument(field.fields, row))
  }
  if (field.type === 'blocks') {
    return rowsOf(value).flatMap((row) => wordsOfBlock(field.blocks, row))
  }
  return 'fields' in field ? wordsInside(field.fields, value) : []
}

function wordsInside(fields: Field[], value: unknown): string[] {
  return isData(value) ? wordsOfDocument(fields, value) : []
}

function wordsOfBlock(blocks: Block[], row: Data): string[] {
  const block = blocks.find(({ slug }) => slug === row.blockType)
  return block ? wordsOfDocument(block.fields, row) : []
}

/** The words of Lexical's nodes; what stands in one paragraph stays together. */
function wordsOfRichText(node: unknown): string[] {
  if (!isData(node)) return []
  if (typeof node.text === 'string') return [node.text]
  return [...rowsOf(node.children), ...rowsOf([node.root])].flatMap(wordsOfRichText)
}

function rowsOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isData) : []
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null
}
