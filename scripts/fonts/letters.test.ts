import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { repoRoot } from '../lib/paths.mjs'
import { ARABIC, LATIN } from './letters'

/** Every text of the site by language: its own messages, and the first content. */
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

it.each(['en', 'de', 'es', 'ar'])('the faces have every letter of the texts in %s', (locale) => {
  const known = new Set(LATIN + ARABIC)
  const used = new Set(textsOf(locale).replaceAll(/[\n\r\t]/g, ''))
  expect([...used].filter((letter) => !known.has(letter))).toEqual([])
})
