import { describe, expect, it } from 'vitest'
import { readAddress, redirectTarget } from './address'

describe('redirectTarget', () => {
  it.each([
    ['en', 'custom-ai-chatbot', '/custom-ai-chatbot'],
    ['ar', 'custom-ai-chatbot', '/ar/custom-ai-chatbot'],
    ['ar', '/de/pricing', '/de/pricing'],
    ['de', '', '/de'],
    ['en', '', '/'],
    ['en', '//evil.test', '/evil.test'],
    ['de', 'https://storyboards.test/a', 'https://storyboards.test/a'],
    ['de', 'https://müller.test/straße?ä', 'https://xn--mller-kva.test/stra%C3%9Fe?%C3%A4'],
  ] as const)('In %s %j redirects to %s', (locale, to, target) => {
    expect(redirectTarget(locale, to)).toBe(target)
  })
})

describe('readAddress', () => {
  it.each([
    [['pricing'], 'pricing'],
    [['%C3%BCber-uns'], 'über-uns'],
    [['u%CC%88ber-uns'], 'über-uns'],
    [['%D9%85%D9%86-%D9%86%D8%AD%D9%86', 'x.html'], 'من-نحن/x.html'],
    [['a%'], 'a%'],
    [['home'], ''],
  ])('%j is the path %j', (path, read) => {
    expect(readAddress({ country: 'us', locale: 'en', path }).path).toBe(read)
  })
})
