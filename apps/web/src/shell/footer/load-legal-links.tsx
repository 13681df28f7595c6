import { loadAccountLayoutData } from '@/cms/load-layout-data'
import type { Address } from '@/lib/address'
import { LegalLinks } from './legal-links'

/** The legal links of a page without the site's footer. There are none while the CMS is down. */
export async function LoadLegalLinks({ address }: { address: Address }) {
  const layoutData = await loadAccountLayoutData(address)
  if (!layoutData) return null
  return <LegalLinks pages={layoutData.legalPages} locale={address.locale} />
}
