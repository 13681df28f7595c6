/**
 * Marks a request of the site API: what a visitor may see, and no more. The mark
 * is set in code only, no call from outside can carry it.
 */
export const SITE_CONTEXT = { siteApi: true } as const

export function isSiteRequest(context: Record<string, unknown> | undefined): boolean {
  return context?.siteApi === true
}
