import type { ReactNode } from 'react'
import { WholePageLinks } from '@/features/account/whole-page-links'

/** Made for each visit: for one person, under a policy with a nonce (see `proxy.ts`). */
export const dynamic = 'force-dynamic'

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <WholePageLinks />
    </>
  )
}
