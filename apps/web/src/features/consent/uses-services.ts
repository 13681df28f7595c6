import type { ThirdParties } from '@studio/shared/contracts/layout-data'

/** Whether anything of others is on at all: pages that use nothing carry nothing of it. */
export function usesServices({ ads, ...ids }: ThirdParties): boolean {
  return ads.length > 0 || Object.values(ids).some((id) => id !== null)
}
