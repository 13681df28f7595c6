import { expect, it } from 'vitest'
import { checkCaptions } from './sound'

it.each([
  [undefined, true],
  ['', true],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\n[waves]', true],
  ['1\n00:00:01,000 --> 00:00:02,000\nSubRip', /^Line 1: .*WEBVTT/],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\n[waves]\n\n00:09 --> 00:10\nA bell', /^Line 6: .*look like/],
])('captions %j get the answer %s', (text, answer) => {
  const given = checkCaptions(text)
  if (answer instanceof RegExp) expect(given).toMatch(answer)
  else expect(given).toBe(answer)
})
