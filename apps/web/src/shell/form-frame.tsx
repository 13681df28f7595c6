import type { ReactNode } from 'react'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { SiteFrame } from '@/shell/site-frame'
import type { Address } from '@/lib/address'

interface Props {
  layoutData: LayoutData | null
  address: Address
  children: ReactNode
}

/** The frame of a page that also renders while the CMS is down. */
export function FormFrame({ layoutData, address, children }: Props) {
  if (!layoutData) return children
  return (
    // The language menu links to the home page, because this page exists in one language only.
    <SiteFrame layoutData={layoutData} address={{ ...address, path: '' }} headerTheme="light">
      {children}
    </SiteFrame>
  )
}
