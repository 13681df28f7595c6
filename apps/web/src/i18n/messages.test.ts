import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const FOLDER = fileURLToPath(new URL('../messages', import.meta.url))
const LANGUAGES = readdirSync(FOLDER).map((file) => file.replace('.json', ''))

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

/** @returns the names of a message's arguments and tags, sorted */
function argumentsOf(message: string): string[] {
  const names = [...message.matchAll(/\{(\w+)(?:\}|,)|<(\w+)>/g)].map(
    ([, name, tag]) => name ?? tag,
  )
  return [...new Set(names.filter((name) => name !== undefined))].sort()
}

const english = read('en')

describe('messages', () => {
  it('There are translation files for ar, de, en, es and zh-CN', () => {
    expect(LANGUAGES.sort()).toEqual(['ar', 'de', 'en', 'es', 'zh-CN'])
  })

  it.each(LANGUAGES)('The keys are the same in %s', (language) => {
    expect(Object.keys(read(language)).sort()).toEqual(Object.keys(english).sort())
  })

  it.each(LANGUAGES)('The arguments are the same in %s', (language) => {
    for (const [key, message] of Object.entries(read(language))) {
      expect([key, argumentsOf(message)]).toEqual([key, argumentsOf(english[key] ?? '')])
    }
  })
})
