import 'server-only'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { logCmsFailure } from '@/cms/client'
import { readLayoutData } from '@/cms/read-site'
import type { Address } from '../lib/address'

/**
 * Reads the header, footer and contact for a page with a static route.
 * @returns null if the CMS does not answer
 */
export async function loadLayoutData({ country, locale }: Address): Promise<LayoutData | null> {
  return readLayoutData(country, locale).catch(logCmsFailure)
}

/** Pages with personal data load no third-party services. */
const NO_SERVICES: LayoutData['thirdParties'] = {
  tagManager: null,
  analytics: null,
  ads: [],
  socialPixel: null,
  professionalNetwork: null,
  chat: null,
}

/** The layout data of an account's page. */
export async function loadAccountLayoutData(address: Address): Promise<LayoutData | null> {
  const layoutData = await loadLayoutData(address)
  return layoutData && { ...layoutData, thirdParties: NO_SERVICES }
}
