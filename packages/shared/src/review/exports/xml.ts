import { plainText } from './plain-text'

type Value = string | number

/** @param children elements, which are inserted without escaping */
export function element(
  name: string,
  values: Record<string, Value>,
  children: string[] = [],
): string {
  const attributes = Object.entries(values).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const start = `<${name}${attributes.join('')}`
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`
}

/** Writes an element whose content is a text or a number. */
export function leaf(name: string, value: Value): string {
  return `<${name}>${escapeXml(value)}</${name}>`
}

export function xmlDocument(rootName: string, root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE ${rootName}>\n${root}\n`
}

/**
 * Escapes a text. Line breaks and tabs become numeric references, because parsers turn them into
 * spaces in attributes.
 */
function escapeXml(value: Value): string {
  return plainText(String(value))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', '&#9;')
}
