import type { ReactNode } from 'react'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { SiteFrame } from '@/features/layout/site-frame'
import type { Address } from '@/features/routing/address'

interface Props {
  layoutData: LayoutData | null
  address: Address
  children: ReactNode
}

/** A page that must show even while there is nobody to ask for header and footer. */
export function FormFrame({ layoutData, address, children }: Props) {
  if (!layoutData) return children
  return (
    // The language switch leads to the home page: this page is about one visitor's words.
    <SiteFrame layoutData={layoutData} address={{ ...address, path: '' }} headerTheme="light">
      {children}
    </SiteFrame>
  )
}
