import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { beginsWithScreen, PageContent } from '@/components/layout/page-content'
import { PageTransition } from '@/components/motion/page-transition'
import { SiteFrame } from '@/components/layout/site-frame'
import { readAddress } from '@/features/routing/address'
import { loadPage } from '@/features/routing/load-page'
import { redirectTarget } from '@/features/routing/redirect-target'
import { pageMetadata } from '@/features/seo/page-metadata'
import { StructuredData } from '@/features/seo/structured-data'
import { UnavailablePage } from '@/features/unavailable/unavailable-page'

/** A safety net: an edit makes its pages stale at once, this does the rest. */
export const revalidate = 3600

export function generateStaticParams(): [] {
  return []
}

type Props = PageProps<'/[country]/[locale]/[[...path]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const address = readAddress(await params)
  return pageMetadata(await loadPage(address.country, address.locale, address.path), address)
}

export default async function Page({ params }: Props) {
  const address = readAddress(await params)
  const loaded = await loadPage(address.country, address.locale, address.path)
  if (!loaded) return <UnavailablePage address={address} />
  const { view, shell } = loaded
  if (view.kind === 'redirect') {
    const target = redirectTarget(address.locale, view.to)
    if (view.isPermanent) permanentRedirect(target)
    redirect(target)
  }
  if (view.kind === 'notFound') return <NotFoundPage shell={shell} address={address} />
  return (
    <SiteFrame
      shell={shell}
      address={address}
      headerTheme={view.headerTheme}
      hasHeaderOver={beginsWithScreen(view, address.locale)}
      layout={view.layout}
    >
      <StructuredData view={view} shell={shell} address={address} />
      <PageTransition>
        <PageContent view={view} shell={shell} address={address} />
      </PageTransition>
    </SiteFrame>
  )
}
