import type { PageAnswer } from '@studio/shared/contracts/page'
import { permanentRedirect, redirect } from 'next/navigation'
import { readNearest } from '@/cms/read-search'
import { NotFoundPage } from '@/shell/not-found-page'
import { beginsWithScreen, PageContent } from '@/shell/page-content'
import { SiteFrame } from '@/shell/site-frame'
import { PageTransition } from '@/components/media/view-transitions'
import { StructuredData } from '@/features/seo/structured-data'
import { UnavailablePage } from '@/shell/errors/unavailable-page'
import { type Address, redirectTarget } from '../lib/address'

interface Props {
  /** The page, or null without a valid answer of the CMS. */
  loaded: PageAnswer | null
  address: Address
  /**
   * Whether the page is a preview, which changes while an editor types and therefore has no
   * transitions.
   */
  isPreview?: boolean
}

/** Renders a page, redirects, or says why there is no page. */
export async function VisiblePage({ loaded, address, isPreview = false }: Props) {
  if (!loaded) return <UnavailablePage address={address} />
  const { view, shell: layoutData } = loaded
  if (view.kind === 'redirect') {
    const target = redirectTarget(address.locale, view.to)
    if (view.isPermanent) permanentRedirect(target)
    redirect(target)
  }
  if (view.kind === 'notFound') {
    const nearest = await readNearest(address)
    const { guide } = view
    return <NotFoundPage {...{ layoutData, address, nearest, guide }} />
  }
  const content = <PageContent view={view} layoutData={layoutData} address={address} />
  return (
    <SiteFrame
      layoutData={layoutData}
      address={address}
      headerTheme={view.headerTheme}
      hasHeaderOver={beginsWithScreen(view, address.locale)}
      layout={view.layout}
      headerVersion={view.headerVersion}
    >
      <StructuredData view={view} layoutData={layoutData} address={address} />
      {isPreview ? content : <PageTransition>{content}</PageTransition>}
    </SiteFrame>
  )
}
