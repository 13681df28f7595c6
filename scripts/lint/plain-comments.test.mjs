import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { plainComments } from './plain-comments.mjs'

/** @param {string} code */
function openingsIn(code) {
  const config = {
    files: ['**/*.tsx'],
    languageOptions: { parser: /** @type {any} */ (tseslint.parser) },
    plugins: { studio: { rules: { 'plain-comments': plainComments } } },
    rules: { 'studio/plain-comments': /** @type {any} */ ('error') },
  }
  return new Linter()
    .verify(code, [config], 'a.tsx')
    .map(({ message }) => /“(.+)”/.exec(message)?.[1])
}

describe('comments', () => {
  it.each([
    ['// Of a login that waits.', 'Of'],
    ['// As it was called.', 'As'],
    ['// Or the whole list.', 'Or'],
    ['// And the files of each message.', 'And'],
    ['// Whoever is there already goes nowhere.', 'Whoever'],
    ['// What is no id names no document.', 'What is no'],
    ['/** Whatever the guards say. */', 'Whatever'],
    ['/** Of each language.\n * @param id of a document */', 'Of'],
    ['const a = 1 // Of each language.', 'Of'],
    ['/** With the rights of its author. */', 'With'],
    ['// By the rule of the\n// portal', 'By'],
    ['// The first one counts.\n// Of several the last.', 'Of'],
    ['/** The name. As it was called. */', 'As'],
  ])('An opening without a subject is refused: %s', (code, opening) => {
    expect(openingsIn(code)).toEqual([opening])
  })

  it.each([
    '// The page asks for a list\n// of texts, or for none.',
    '// The pages (`a` and `b`): of these, one is shown.',
    '// Ordinary words such as Often, Asked and Android.',
    '/** Names a page.\n *\n * @param id of a document\n * @returns whether it exists */',
    '// @ts-expect-error The types are wrong. Of this, nothing is said.',
    '// With JavaScript disabled, the form posts.',
    '// By default the newest comes first, then the others.',
  ])('Other comments are allowed: %s', (code) => {
    expect(openingsIn(code)).toEqual([])
  })

  it('Comments that do not follow each other are judged apart', () => {
    expect(openingsIn('// The first,\nf() // of two.\n\n// or the second.')).toEqual(['of', 'or'])
  })
})

describe("tests' titles", () => {
  it.each([
    "it('as it was', f)",
    "describe('of an account', f)",
    "it.each([1])('and %s', f)",
    'test(`whoever asks ${a}`, f)',
    "describe('a', () => { it('nor when it is empty', f) })",
    "describe.each([1])('a', () => { it.skip('whatever they send', f) })",
  ])('An opening without a subject is refused: %s', (code) => {
    expect(openingsIn(code)).toHaveLength(1)
  })

  it.each([
    "it('Malformed ids answer 404', f)",
    "log('as it was')",
    "it.each(['or'])('It %s', f)",
    "describe('a session', () => { it('of staff ends after half an hour', f) })",
  ])('Other texts are allowed: %s', (code) => {
    expect(openingsIn(code)).toEqual([])
  })
})
