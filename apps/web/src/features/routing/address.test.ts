import { describe, expect, it } from 'vitest'
import { redirectTarget } from './address'

describe('redirectTarget', () => {
  it.each([
    ['en', 'custom-ai-chatbot', '/custom-ai-chatbot'],
    ['ar', 'custom-ai-chatbot', '/ar/custom-ai-chatbot'],
    ['ar', '/de/pricing', '/de/pricing'],
    ['de', '', '/de'],
    ['en', '', '/'],
    ['en', '//evil.test', '/evil.test'],
    ['de', 'https://storyboards.test/a', 'https://storyboards.test/a'],
  ] as const)('%s %j leads to %s', (locale, to, target) => {
    expect(redirectTarget(locale, to)).toBe(target)
  })
})
