import type { ReactNode } from 'react'
import { headerThemeOf } from '@studio/shared/routes/appearance'
import { SiteFrame } from '@/shell/site-frame'
import type { Address } from '@/lib/address'
import { loadAccountLayoutData } from '@/cms/load-layout-data'
import { AccountNav } from './account-nav'
import { LayoutDataMissing } from './layout-data-missing'

interface Props {
  address: Address
  title: ReactNode
  lead: ReactNode
  /** Whether there is a session, which shows the account's navigation. */
  isMember?: boolean
  children: ReactNode
}

/** A screen of the account: introduction beside the content, within the site's frame. */
export async function AccountPage({ address, title, lead, isMember = false, children }: Props) {
  const layoutData = await loadAccountLayoutData(address)
  if (!layoutData) return <LayoutDataMissing address={address} />
  return (
    <SiteFrame layoutData={layoutData} address={address} headerTheme={headerThemeOf(address.path)}>
      <main id="content" tabIndex={-1} className="outline-none">
        {isMember && <AccountNav address={address} />}
        <div className="wrap grid gap-x-12 gap-y-10 pt-12 pb-band lg:grid-cols-12 lg:pt-16">
          <div className="lg:col-span-5 xl:col-span-4">
            <h1 className="title-2">{title}</h1>
            <p className="lead mt-4 max-w-[26rem] text-pencil">{lead}</p>
          </div>
          <div className="min-w-0 lg:col-span-7 xl:col-start-6">{children}</div>
        </div>
      </main>
    </SiteFrame>
  )
}
