import type { PageView } from '@studio/shared/contracts/page'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { env } from '@/env'
import type { Address } from '@/lib/address'
import { pictureAddress } from '@/features/shared-picture/picture-address'
import { PICTURE, planPicture } from '@/features/shared-picture/picture-plan'

interface ShareImage {
  url: string
  width: number
  height: number
  alt: string
  type: string
}

/** @returns the editor's picture for sharing, otherwise one that is generated from the page */
export function shareImage(view: PageView, layoutData: LayoutData, address: Address): ShareImage {
  const { SITE_URL, PUBLISH_SECRET } = env()
  const { image } = view.seo
  if (image) {
    const { src, width, height, alt, mimeType } = image
    return { url: SITE_URL + src, width, height, alt, type: mimeType }
  }
  const plan = planPicture(view, layoutData, address)
  return {
    url: SITE_URL + pictureAddress(plan, address, PUBLISH_SECRET),
    ...PICTURE,
    alt: plan.headline,
    type: 'image/jpeg',
  }
}
