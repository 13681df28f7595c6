import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { MAX_QUESTION } from '@studio/shared/contracts/search'
import { readSearch } from '@/cms/read-search'
import { CmsUnavailable } from '@/cms/client'
import { SiteFrame } from '@/shell/site-frame'
import { readAddress } from '@/lib/address'
import { loadLayoutData } from '@/cms/load-layout-data'
import { SearchPage } from '@/features/search/search-page'
import { translator } from '@/i18n/translator'
import { visitorOf } from '@/lib/http'

/** The page is rendered for each request, because its content depends on the query. */
export const dynamic = 'force-dynamic'

type Props = PageProps<'/[country]/[locale]/search'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = readAddress(await params)
  const t = translator(locale, 'search')
  return { description: t('description'), robots: { index: false } }
}

/**
 * The search page, which works without scripts. It lists all hits, while the dialog shows only the
 * best.
 */
export default async function Search({ params, searchParams }: Props) {
  const address = readAddress({ ...(await params), path: ['search'] })
  const q = questionOf((await searchParams).q)
  const visitor = visitorOf({ headers: await headers() })
  const [layoutData, answer] = await Promise.all([
    loadLayoutData(address),
    q ? readSearch({ country: address.country, locale: address.locale, q, visitor }) : null,
  ])
  if (!layoutData) throw new CmsUnavailable('The search page has no layout')
  const t = translator(address.locale, 'search')
  return (
    <>
      <title>{t('title')}</title>
      <SiteFrame layoutData={layoutData} address={address} headerTheme="light">
        <SearchPage address={address} q={q} answer={answer} />
      </SiteFrame>
    </>
  )
}

/** @returns the search query, cut to a sensible length; the first one if the address has several */
function questionOf(value: string | string[] | undefined): string {
  const [first = ''] = [value ?? ''].flat()
  return first.trim().slice(0, MAX_QUESTION)
}
