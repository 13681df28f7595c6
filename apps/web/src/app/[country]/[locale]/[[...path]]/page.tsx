import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { readPage } from '@/cms/read-page'
import { readShell } from '@/cms/read-shell'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { PageContent } from '@/components/layout/page-content'
import { SiteFrame } from '@/components/layout/site-frame'
import { readAddress } from '@/features/routing/address'
import { redirectTarget } from '@/features/routing/redirect-target'
import { pageMetadata } from '@/features/seo/page-metadata'
import { StructuredData } from '@/features/seo/structured-data'

/** A safety net: an edit makes its pages stale at once, this does the rest. */
export const revalidate = 3600

export function generateStaticParams(): [] {
  return []
}

type Props = PageProps<'/[country]/[locale]/[[...path]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const address = readAddress(await params)
  const view = await readPage(address.country, address.locale, address.path)
  // Read after the page, so that `readAt` holds for the header and footer too.
  return pageMetadata(view, await readShell(address.country, address.locale), address)
}

export default async function Page({ params }: Props) {
  const address = readAddress(await params)
  const view = await readPage(address.country, address.locale, address.path)
  if (view.kind === 'redirect') {
    const target = redirectTarget(address.locale, view.to)
    if (view.isPermanent) permanentRedirect(target)
    redirect(target)
  }
  const shell = await readShell(address.country, address.locale)
  if (view.kind === 'notFound') return <NotFoundPage shell={shell} address={address} />
  return (
    <SiteFrame shell={shell} address={address} headerTheme={view.headerTheme}>
      <StructuredData view={view} shell={shell} address={address} />
      <PageContent view={view} shell={shell} address={address} />
    </SiteFrame>
  )
}
