import { XMLParser, XMLValidator } from 'fast-xml-parser'
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
  expect(XMLValidator.validate(text)).toBe(true)
  return parser.parse(text)
}
