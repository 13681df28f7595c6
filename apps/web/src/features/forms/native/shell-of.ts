import 'server-only'
import type { ShellView } from '@studio/shared/contracts/shell'
import { NOWHERE } from '@studio/shared/negotiation'
import type { Address } from '@/features/routing/address'
import { loadPage } from '@/features/routing/load-page'

/** Header, footer and contact for a page that is made of code; null while the CMS is away. */
export async function shellOf({ country, locale }: Address): Promise<ShellView | null> {
  return (await loadPage(country, locale, NOWHERE))?.shell ?? null
}
