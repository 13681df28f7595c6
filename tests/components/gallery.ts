import type { Page } from '@playwright/test'

/**
 * Address of a story, for tests about reloads, fragments and history; other tests mount stories.
 * @param story `<file>/<export>`
 */
export function storyAddress(story: string, props: Record<string, string> = {}): string {
  const query = new URLSearchParams(props).toString()
  return `/gallery/${story}${query && `?${query}`}`
}

/** Mocks the calls that a form makes before it is sent. */
export async function giveFormTokens(page: Page): Promise<void> {
  await page.route('**/api/form-token', (route) => route.fulfill({ json: { form_token: 'token' } }))
}
