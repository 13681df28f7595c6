import type { Page } from '@playwright/test'

/**
 * The address of a story, for tests about reloads, fragments and ways back; the others mount theirs.
 *
 * @param story `<file>/<export>`
 */
export function storyAddress(story: string, props: Record<string, string> = {}): string {
  const query = new URLSearchParams(props).toString()
  return `/gallery/${story}${query && `?${query}`}`
}

/** Answers the calls that a form makes before it is sent. */
export async function giveFormTokens(page: Page): Promise<void> {
  await page.route('**/api/form-token', (route) => route.fulfill({ json: { form_token: 'token' } }))
}
