import type { ReactNode } from 'react'
import { headerThemeOf } from '@studio/shared/routes/appearance'
import { SiteFrame } from '@/shell/site-frame'
import type { Address } from '@/lib/address'
import { loadAccountLayoutData } from '@/cms/load-layout-data'
import { AccountNav } from './account-nav'
import { publicPath } from '@studio/shared/paths'
import { buttonVariants } from '@/components/ui/button'
import { FrameMarks } from '@/components/ui/marks'
import { translator } from '@/i18n/translator'

interface Props {
  address: Address
  title: ReactNode
  lead: ReactNode
  /** Whether there is a session, in which case the account's navigation is shown. */
  isMember?: boolean
  children: ReactNode
}

/** A screen of the account within the site's frame, with an introduction beside its content. */
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

/** Shown in place of the page while the CMS does not answer. */
function LayoutDataMissing({ address: { locale, path } }: { address: Address }) {
  const t = translator(locale, 'unavailable')
  return (
    <main id="content" className="wrap grid min-h-svh content-center py-16">
      <div className="relative mb-10 h-20 w-36 bg-blue text-ink" aria-hidden>
        <FrameMarks />
      </div>
      <h1 className="title-2 max-w-[12.1em]">{t('title')}</h1>
      <p className="mt-9 flex flex-wrap gap-x-7 gap-y-4">
        <a className={buttonVariants()} href={publicPath(locale, path)}>
          {t('retry')}
        </a>
        <a className={buttonVariants({ emphasis: 'secondary' })} href={publicPath(locale, '')}>
          {t('home')}
        </a>
      </p>
    </main>
  )
}
