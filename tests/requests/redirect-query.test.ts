import { expect, test } from 'vitest'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'

async function targetOf(path: string): Promise<string> {
  const { webUrl } = stackUnderTest()
  const { status, headers } = await visit(webUrl + path)
  expect(status).toBe(308)
  const target = new URL(headers.get('location') ?? '', webUrl)
  return target.pathname + target.search
}

for (const [asked, target] of [
  ['/3d-reel?x=1', '/3d-animatics-reel?x=1'],
  ['/3d-reel?x=2&y=%C3%A4', '/3d-animatics-reel?x=2&y=%C3%A4'],
  ['/3d-reel?lang=uk&utm_source=mail', '/3d-animatics-reel?lang=uk&utm_source=mail'],
  ['/3d-reel', '/3d-animatics-reel'],
  ['/de/boardomatic-reel?x=1', '/de/boardomatics?x=1'],
  ['/ar/chatgpt-animated-chatbot?x=1', '/ar/custom-ai-chatbot?x=1'],
  ['/en/pricing?x=1', '/pricing?x=1'],
] as const) {
  test(`${asked} leads to ${target}, both rendered and from the cache`, async () => {
    expect(await targetOf(asked)).toBe(target)
    expect(await targetOf(asked)).toBe(target)
  })
}
