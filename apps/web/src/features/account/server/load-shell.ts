import 'server-only'
import type { ShellView } from '@studio/shared/contracts/shell'
import { NOWHERE } from '@studio/shared/negotiation'
import type { Address } from '@/features/routing/address'
import { loadPage } from '@/features/routing/load-page'

/** Nothing of others runs beside somebody's own data. */
const NO_SERVICES: ShellView['thirdParties'] = {
  tagManager: null,
  analytics: null,
  ads: [],
  socialPixel: null,
  professionalNetwork: null,
  chat: null,
}

/** Header and footer of a page that no editor has made; null while the CMS gives no answer. */
export async function loadShell({ country, locale }: Address): Promise<ShellView | null> {
  const loaded = await loadPage(country, locale, NOWHERE)
  return loaded && { ...loaded.shell, thirdParties: NO_SERVICES }
}
