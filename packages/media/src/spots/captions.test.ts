import { expect, it } from 'vitest'
import { toVtt } from './captions'

it('captions have times to the millisecond, and words in one language', () => {
  const text = { en: '[waves]', ar: '[أمواج]', de: '[Wellen]' }
  expect(toVtt([{ from: 0, to: 1457, text }], 'de')).toBe(
    'WEBVTT\n\n00:00.000 --> 01:00.708\n[Wellen]\n',
  )
})
