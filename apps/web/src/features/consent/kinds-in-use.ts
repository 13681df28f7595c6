import { type Kind, KINDS } from '@/lib/consent-choice'
import type { ThirdParties } from '@studio/shared/contracts/layout-data'

/** What there is to decide: a kind without a service would be an empty question. */
export function kindsInUse(services: ThirdParties): Kind[] {
  const { tagManager, analytics, ads, socialPixel, professionalNetwork, chat } = services
  const uses: Record<Kind, boolean> = {
    statistics: Boolean(tagManager ?? analytics),
    marketing: Boolean(tagManager ?? socialPixel ?? professionalNetwork) || ads.length > 0,
    chat: chat !== null,
    // Editors can put a video of Vimeo's or YouTube's on any page.
    video: true,
  }
  return KINDS.filter((kind) => uses[kind])
}

/** Whether anything of others is on at all: pages that use nothing carry nothing of it. */
export function usesServices({ ads, ...ids }: ThirdParties): boolean {
  return ads.length > 0 || Object.values(ids).some((id) => id !== null)
}
