import type { PageView } from '@studio/shared/contracts/page'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Address } from '@/lib/address'
import { blogPosting } from './blog-posting'
import { breadcrumbList, faqPage, videoList, organization } from './page-nodes'
import { jobPosting } from './job-posting'
import { toJsonLd } from './json-ld'
import { serviceOffers } from './service-offers'
import { videoObject } from './video-object'

interface Props {
  view: PageView
  layoutData: LayoutData
  address: Address
}

export function StructuredData({ view, layoutData, address }: Props) {
  const graph = [
    organization(layoutData),
    serviceOffers(view, address),
    blogPosting(view, layoutData, address),
    jobPosting(view, layoutData, address),
    faqPage(view, address),
    videoObject(view, address),
    videoList(view),
    breadcrumbList(view),
  ].filter((node) => node !== null)
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        __html: toJsonLd({ '@context': 'https://schema.org', '@graph': graph }),
      }}
    />
  )
}
