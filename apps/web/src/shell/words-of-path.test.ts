import { MAX_QUESTION } from '@studio/shared/contracts/search'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wordsOfPath } from './words-of-path'

it.each([
  ['podcst-studio-rental', 'podcst studio rental'],
  ['services/motion_capture.html', 'motion capture'],
  ['blog/2023/05', 'blog'],
  ['pricing/', 'pricing'],
  ['index.php', 'index'],
  ['%C3%BCber-uns', 'über uns'],
  ['الأسعار/استوديو-البودكاست', 'استوديو البودكاست'],
  ['2d+animatics', '2d animatics'],
  ['100%-free', '100 free'],
  ['<script>alert(1)</script>', 'script'],
  ['12345', ''],
  ['', ''],
])('the address %s says “%s”', (path, words) => {
  expect(wordsOfPath(path)).toBe(words)
})

it('no address gives more than the search takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (path) => {
      const words = wordsOfPath(path)
      expect(words.length).toBeLessThanOrEqual(MAX_QUESTION)
      expect(words).toBe(words.trim())
    }),
  )
})
