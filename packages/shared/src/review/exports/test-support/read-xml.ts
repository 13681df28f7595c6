import { XMLParser } from 'fast-xml-parser'
import { expect } from 'vitest'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  isArray: (name) => name === 'marker',
})

/** Parses XML as another program would. It fails if the XML is not well-formed. */
export function readXml(text: string): unknown {
  expectWellFormed(text)
  return parser.parse(text)
}

const TOKEN = /<(\/?)([a-z][\w-]*)(?: [\w-]+="[^"<]*")*(\/?)>|[^<>]+/gi

/** Checks for errors that stricter parsers refuse, because this parser accepts many of them. */
function expectWellFormed(text: string): void {
  const [head = ''] = /^<\?xml [^<>]*\?>\n<!DOCTYPE \w+>\n/.exec(text) ?? []
  const body = text.slice(head.length)
  expect(body).not.toMatch(/&(?!(?:amp|lt|gt|quot|#\d+);)/)
  const open: string[] = []
  const read = body.replace(TOKEN, (_token, end?: string, name?: string, empty?: string) => {
    if (name === undefined || empty === '/') return ''
    if (end === '/') expect(open.pop()).toBe(name)
    else open.push(name)
    return ''
  })
  expect([head === '', open, read]).toEqual([false, [], ''])
}
