import type { Metadata } from 'next'
import { placed } from '@/features/preview/block-places'
import { IncompleteDraft } from '@/features/preview/incomplete-draft'
import { loadVisiblePage } from '@/features/preview/load-visible-page'
import { PreviewBar } from '@/features/preview/preview-bar'
import { readAddress } from '@/lib/address'
import { VisiblePage } from '@/shell/visible-page'
import { pageMetadata, pageTitle } from '@/features/seo/page-metadata'

/**
 * Seconds after which a cached page is rendered again. Edits make their pages stale at once, so
 * this is only for edits that were missed.
 */
export const revalidate = 3600

export function generateStaticParams(): [] {
  return []
}

type Props = PageProps<'/[country]/[locale]/[[...path]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const address = readAddress(await params)
  const { loaded, preview } = await loadVisiblePage(address.country, address.locale, address.path)
  const metadata = pageMetadata(loaded, address)
  return preview ? { ...metadata, robots: { index: false, follow: false } } : metadata
}

export default async function Page({ params }: Props) {
  const address = readAddress(await params)
  const { loaded, preview } = await loadVisiblePage(address.country, address.locale, address.path)
  const title = <title>{pageTitle(loaded, address)}</title>
  if (!preview) {
    return (
      <>
        {title}
        <VisiblePage loaded={loaded} address={address} />
      </>
    )
  }
  const { missing } = preview
  const { loaded: shown, places } = placed(loaded)
  return (
    <>
      {title}
      {missing.length > 0 ? (
        <IncompleteDraft address={address} missing={missing} />
      ) : (
        <VisiblePage loaded={shown} address={address} isPreview />
      )}
      <PreviewBar preview={preview} address={address} places={places} />
    </>
  )
}
