import type { ThirdParties } from '@studio/shared/contracts/layout-data'
import { SERVICE_IDS, type ServiceId } from '@studio/shared/third-parties'
import type { SiteSetting } from '../../payload-types'
import { hrefOf } from '../content/links'
import type { PublishedReader } from '../reader/reader'

/**
 * The third-party services that are used in the visitor's country. A service with an invalid id is
 * not used.
 */
export function thirdPartiesFor(
  reader: PublishedReader,
  { thirdParties }: SiteSetting,
): ThirdParties {
  const { tagManager, analytics, socialPixel, professionalNetwork, chat, chatUk, ads } =
    thirdParties ?? {}
  return {
    tagManager: idOrNull('tagManager', tagManager),
    analytics: idOrNull('analytics', analytics),
    socialPixel: idOrNull('socialPixel', socialPixel),
    professionalNetwork: idOrNull('professionalNetwork', professionalNetwork),
    chat: idOrNull('chat', reader.viewer.country === 'uk' ? chatUk : chat),
    ads: (ads ?? []).flatMap(({ tagId, conversionLabel, page }) => {
      const id = idOrNull('ads', tagId)
      const label = idOrNull('adsLabel', conversionLabel)
      const path = reader.linked(page)
      const conversion = label && path ? { label, href: hrefOf(reader, path) } : null
      return id ? [{ id, conversion }] : []
    }),
  }
}

function idOrNull(service: ServiceId, id: string | null | undefined): string | null {
  return id && SERVICE_IDS[service].test(id) ? id : null
}
