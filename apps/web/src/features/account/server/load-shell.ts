import 'server-only'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Address } from '@/features/routing/address'
import { loadShell as loadPublicShell } from '@/features/routing/load-shell'

/** Nothing of others runs beside somebody's own data. */
const NO_SERVICES: LayoutData['thirdParties'] = {
  tagManager: null,
  analytics: null,
  ads: [],
  socialPixel: null,
  professionalNetwork: null,
  chat: null,
}

/** Header and footer of a page that no editor has made; null while the CMS gives no answer. */
export async function loadShell(address: Address): Promise<LayoutData | null> {
  const shell = await loadPublicShell(address)
  return shell && { ...shell, thirdParties: NO_SERVICES }
}
