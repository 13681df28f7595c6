import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { repoRoot } from '../lib/paths.mjs'
import {
  ARABIC,
  ARABIC_FIRST,
  ARABIC_MORE,
  LATIN,
  LATIN_FIRST,
  LATIN_MORE,
  unicodeRange,
} from './letters'

/** Every text of the site in one language: its messages and the initial content. */
function textsOf(locale: string): string {
  const messages = path.join(repoRoot, 'apps/web/src/messages', `${locale}.json`)
  const seed = path.join(repoRoot, 'apps/cms/src/seed/data')
  const content = readdirSync(seed, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(path.join(seed, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(new RegExp(`"${locale}": ("(?:[^"\\\\]|\\\\.)*")`, 'g'))])
    .map(([, text = '""']) => JSON.parse(text) as string)
  return readFileSync(messages, 'utf8') + content.join('')
}

it.each(['en', 'de', 'es', 'ar'])('The fonts have every letter of the texts in %s', (locale) => {
  const known = new Set(LATIN + ARABIC)
  const used = new Set(textsOf(locale).replaceAll(/[\n\r\t]/g, ''))
  expect([...used].filter((letter) => !known.has(letter))).toEqual([])
})

it.each([
  ['en', LATIN_FIRST],
  ['de', LATIN_FIRST],
  ['ar', LATIN_FIRST + ARABIC_FIRST],
])('No page in %s loads a file of rare letters for the initial texts', (locale, letters) => {
  const used = new Set(textsOf(locale).replaceAll(/[\n\r\t]/g, ''))
  expect([...used].filter((letter) => !letters.includes(letter))).toEqual([])
})

it('unicodeRange joins neighboring letters', () => {
  expect(unicodeRange('cabx×')).toBe('U+61-63, U+78, U+D7')
})

/** The letters that the style sheet declares for each font file. */
const styles = readFileSync(path.join(repoRoot, 'apps/web/src/styles/fonts.css'), 'utf8')
const ranges = new Map(
  [...styles.matchAll(/fonts\/([\w-]+)\.woff2[^}]*?unicode-range:([^;]+);/g)].map(
    ([, file = '', range = '']) => [file, range.replaceAll(/\s+/g, ' ').trim()],
  ),
)

it.each([
  ['archivo', LATIN_FIRST],
  ['archivo-more', LATIN_MORE],
  ['instrument-sans', LATIN_FIRST],
  ['instrument-sans-more', LATIN_MORE],
  ['jetbrains-mono-more', LATIN_MORE],
  ['plex-arabic-400', ARABIC_FIRST],
  ['plex-arabic-400-more', ARABIC_MORE],
  ['plex-arabic-700', ARABIC_FIRST],
  ['plex-arabic-700-more', ARABIC_MORE],
])('The declared range of %s equals the letters in it', (file, letters) => {
  expect(ranges.get(file)).toBe(unicodeRange(letters))
})

/** The rules for installed fallback fonts, with their ranges. */
const installed = [...styles.matchAll(/@font-face {([^}]*src:\s*local\([^}]*)}/g)].map(
  ([, rule = '']) => ({
    family: /font-family: '([^']+)'/.exec(rule)?.[1] ?? '',
    range: /unicode-range:([^;]+);/.exec(rule)?.[1]?.replaceAll(/\s+/g, ' ').trim(),
  }),
)

it.each([
  ['Latin', (family: string) => !family.includes('Arabic'), LATIN_FIRST, 6],
  ['Arabic', (family: string) => family.includes('Arabic'), ARABIC_FIRST, 4],
] as const)(
  'Installed %s fonts cover the letters of the site’s fonts and leave the rare ones to their file',
  (_, ofScript, letters, count) => {
    const rules = installed.filter(({ family }) => ofScript(family))
    expect(rules).toHaveLength(count)
    for (const { range } of rules) expect(range).toBe(unicodeRange(letters))
  },
)
