import { type Kind, KINDS } from '@/lib/consent-choice'
import type { ThirdParties } from '@studio/shared/contracts/layout-data'

/**
 * @returns the kinds with a service in use, because a choice about an unused kind would be
 * pointless
 */
export function kindsInUse(services: ThirdParties): Kind[] {
  const { tagManager, analytics, ads, socialPixel, professionalNetwork, chat } = services
  const uses: Record<Kind, boolean> = {
    statistics: Boolean(tagManager ?? analytics),
    marketing: Boolean(tagManager ?? socialPixel ?? professionalNetwork) || ads.length > 0,
    chat: chat !== null,
    // Always in use, because editors can add videos of Vimeo and YouTube to any page.
    video: true,
  }
  return KINDS.filter((kind) => uses[kind])
}

export function usesServices({ ads, ...ids }: ThirdParties): boolean {
  return ads.length > 0 || Object.values(ids).some((id) => id !== null)
}
