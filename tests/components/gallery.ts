import type { Page } from '@playwright/test'

/**
 * The address of a story, for tests about reloads, fragments and history. Other tests mount stories
 * directly.
 * @param story `<file>/<export>`
 */
export function storyAddress(story: string, props: Record<string, string> = {}): string {
  const query = new URLSearchParams(props).toString()
  return `/gallery/${story}${query && `?${query}`}`
}

/** Mocks the requests that a form makes before it can be sent. */
export async function giveFormTokens(page: Page): Promise<void> {
  await page.route('**/api/form-token', (route) => route.fulfill({ json: { form_token: 'token' } }))
}
