import type { ReactNode } from 'react'
import { WholePageLinks } from '@/features/account/whole-page-links'

/**
 * The pages are rendered for each request, because they are for one person and their policy has a
 * nonce (see `proxy.ts`).
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
