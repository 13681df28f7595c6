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

/** What another program reads in it; fails on what is no XML. */
export function readXml(text: string): unknown {
  expectWellFormed(text)
  return parser.parse(text)
}

const TOKEN = /<(\/?)([a-z][\w-]*)(?: [\w-]+="[^"<]*")*(\/?)>|[^<>]+/gi

/** The parser reads over much that stricter ones refuse. */
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
