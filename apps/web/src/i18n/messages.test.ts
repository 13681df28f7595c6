import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { allParts, PART_TYPES, parseMessage, type MessagePart } from '@/test-support/parse-message'

const FOLDER = fileURLToPath(new URL('../messages', import.meta.url))
const LANGUAGES = readdirSync(FOLDER).map((file) => file.replace('.json', ''))

/**
 * The arguments that count something, so that the words around them depend on them. A number that
 * only names something, such as a version, or that is a share of a total, has another name.
 */
const COUNTS = new Set([
  ...['count', 'max', 'min', 'open', 'resolved'],
  ...['days', 'hours', 'minutes', 'seconds'],
])

type Tree = { [key: string]: string | Tree }

function read(language: string): Record<string, string> {
  return flatten(JSON.parse(readFileSync(path.join(FOLDER, `${language}.json`), 'utf8')) as Tree)
}

function flatten(tree: Tree, prefix = ''): Record<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as const]
      : Object.entries(flatten(value, `${prefix}${key}.`)),
  )
  return Object.fromEntries(entries)
}

/** @returns all parts of each message by its key. Throws on an invalid message */
function partsOf(language: string): [key: string, parts: MessagePart[]][] {
  return Object.entries(read(language)).map(([key, message]) => {
    try {
      return [key, allParts(parseMessage(message))]
    } catch (cause) {
      throw new Error(`${language}: ${key} is not a valid ICU message.`, { cause })
    }
  })
}

/** @returns the names of a message's arguments and tags, sorted */
function namesIn(parts: readonly MessagePart[]): string[] {
  const { literal, pound, tag } = PART_TYPES
  const named = parts.filter(({ type }) => type !== literal && type !== pound)
  return [...new Set(named.map(({ type, value }) => (type === tag ? `<${value}>` : value)))].sort()
}

const english = read('en')
const namesInEnglish = new Map(partsOf('en').map(([key, parts]) => [key, namesIn(parts)]))

describe('messages', () => {
  it('There are translation files for ar, de, en, es and zh-CN', () => {
    expect(LANGUAGES.sort()).toEqual(['ar', 'de', 'en', 'es', 'zh-CN'])
  })

  it.each(LANGUAGES)('The keys are the same in %s', (language) => {
    expect(Object.keys(read(language)).sort()).toEqual(Object.keys(english).sort())
  })

  it.each(LANGUAGES)('Each message is valid ICU in %s', (language) => {
    expect(() => partsOf(language)).not.toThrow()
  })

  it.each(LANGUAGES)('The arguments and tags are the same in %s', (language) => {
    const names = partsOf(language).map(([key, parts]) => [key, namesIn(parts)])
    expect(Object.fromEntries(names)).toEqual(Object.fromEntries(namesInEnglish))
  })

  it.each(LANGUAGES)('Each count is a plural in %s', (language) => {
    const { argument, number } = PART_TYPES
    const bare = partsOf(language).flatMap(([key, parts]) =>
      parts.some(({ type, value }) => (type === argument || type === number) && COUNTS.has(value))
        ? [key]
        : [],
    )
    expect(bare).toEqual([])
  })

  it.each(LANGUAGES)('Each plural has exactly the categories of %s', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const wrong = partsOf(language).flatMap(([key, parts]) =>
      parts
        .filter(({ type }) => type === PART_TYPES.plural)
        .map(({ options }) => Object.keys(options ?? {}))
        // Arabic has a category for zero, which is the same as a case of its own for this number.
        .map((cases) => cases.map((one) => (one === '=0' && language === 'ar' ? 'zero' : one)))
        .map((cases) => cases.filter((one) => !one.startsWith('=')).sort())
        .filter((cases) => cases.join() !== [...pluralCategories].sort().join())
        .map((cases) => [key, cases]),
    )
    expect(wrong).toEqual([])
  })
})
