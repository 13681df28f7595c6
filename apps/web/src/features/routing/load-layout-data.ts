import 'server-only'
import type { ShellView } from '@studio/shared/contracts/shell'
import { logCmsFailure } from '@/cms/client'
import { readLayoutData } from '@/cms/read-site'
import type { Address } from './address'

/** Header, footer and contact for a page that is made of code; null while the CMS is away. */
export async function loadLayoutData({ country, locale }: Address): Promise<ShellView | null> {
  return readLayoutData(country, locale).catch(logCmsFailure)
}

/** Nothing of others runs beside somebody's own data. */
const NO_SERVICES: ShellView['thirdParties'] = {
  tagManager: null,
  analytics: null,
  ads: [],
  socialPixel: null,
  professionalNetwork: null,
  chat: null,
}

/** The same for an account's page. */
export async function loadAccountLayoutData(address: Address): Promise<ShellView | null> {
  const layoutData = await loadLayoutData(address)
  return layoutData && { ...layoutData, thirdParties: NO_SERVICES }
}
