import { expect, test } from '@playwright/test'
import { visit } from '../support/visit'

/** Where a redirect leads, on this site. */
async function targetOf(baseURL: string | undefined, path: string): Promise<string> {
  const { status, headers } = await visit(`${baseURL ?? ''}${path}`)
  expect(status).toBe(308)
  const target = new URL(headers.get('location') ?? '', baseURL)
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
  test(`${asked} leads to ${target}, made anew and from the cache`, async ({ baseURL }) => {
    expect(await targetOf(baseURL, asked)).toBe(target)
    expect(await targetOf(baseURL, asked)).toBe(target)
  })
}
