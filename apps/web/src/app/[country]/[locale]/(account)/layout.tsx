import type { ReactNode } from 'react'
import { WholePageLinks } from '@/features/account/whole-page-links'

/**
 * Rendered for each request, because the pages are for one person and their policy has a nonce (see
 * `proxy.ts`).
 */
export const dynamic = 'force-dynamic'

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <WholePageLinks />
    </>
  )
}
