import { describe, expect, it } from 'vitest'
import type { AdminWords } from './admin-words'

type Node = string | ((...args: unknown[]) => string) | { [key: string]: Node }

const modules = import.meta.glob<Record<string, AdminWords<Node>>>('../../**/words.ts', {
  eager: true,
})

/**
 * Some files have the same name but other contents: the words of mails and of blocks. They are left
 * out.
 */
const features = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported).flatMap((words) =>
    typeof words === 'object' && 'en' in words && file.includes('/admin/') ? [{ file, words }] : [],
  ),
)

/** The texts of a feature by key. Texts that are functions are called with example values. */
function textsOf(node: Node, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node === 'function') return [[path, node('7', '7', '7')]]
  return Object.entries(node).flatMap(([key, inner]) => textsOf(inner, `${path}/${key}`))
}

it('all features are found', () => {
  expect(features.length).toBeGreaterThan(12)
})

describe.each(features)('$file', ({ words }) => {
  const english = new Map(textsOf(words.en))

  it.each(['de', 'ar'] as const)('has every text in %s', (language) => {
    const own = textsOf(words[language])
    expect(own.map(([key]) => key).sort()).toEqual([...english.keys()].sort())
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('has no English sentence in Arabic', () => {
    const sentences = textsOf(words.ar).filter(
      ([, text]) => /[a-z]{3,} [a-z]{2,}/i.test(text) && !/[\u0600-\u06FF]/.test(text),
    )
    expect(sentences).toEqual([])
  })
})
