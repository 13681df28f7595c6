import type { BlockOf } from '@studio/shared/contracts/blocks'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { SearchHit } from '@studio/shared/contracts/search'
import { publicPath } from '@studio/shared/paths'
import { AnyLink } from '@/components/ui/any-link'
import { buttonVariants } from '@/components/ui/button'
import { FrameMarks } from '@/components/ui/marks'
import type { Address } from '@/lib/address'
import { GuideBlock } from '@/features/guide/guide-block'
import { HitRow } from '@/features/search/hit-row'
import { SearchForm } from '@/features/search/search-form'
import { ReportMissedPath } from './report-missed-path'
import { SiteFrame } from './site-frame'
import { wordsOfPath } from './words-of-path'
import { translator } from '@/i18n/translator'
import { hyphenate } from '@/lib/hyphenate'

/**
 * The page for a missing path. `data-page` makes the cache handler answer 404 and not cache the
 * page.
 */
export function NotFoundPage({
  layoutData,
  address,
  nearest = [],
  guide = null,
}: {
  layoutData: LayoutData
  address: Address
  /** Pages that are similar to the requested address. */
  nearest?: SearchHit[]
  guide?: BlockOf<'guide'> | null
}) {
  const { country, locale } = address
  const t = translator(locale, 'notFound')
  const { contact, studioName } = layoutData
  const context = { country, locale, contact, studioName, headerTheme: 'light', path: '' } as const
  return (
    <SiteFrame layoutData={layoutData} address={{ ...address, path: '' }} headerTheme="light">
      <main id="content" tabIndex={-1} data-page="not-found" className="relative outline-none">
        <ReportMissedPath />
        <div className="wrap band">
          <div className="relative mb-8 aspect-[12/5] max-w-[16rem] bg-blue text-ink">
            <FrameMarks />
            <span className="slate absolute inset-0 grid place-content-center">404</span>
          </div>
          <h1 className="title-2 max-w-[12.1em]">{hyphenate(t('title'), locale)}</h1>
          <p className="lead mt-5 mb-9 max-w-[36rem] text-pencil">{t('text')}</p>
          <div className="mb-8">
            <SearchForm locale={locale} q={wordsOfPath(address.path)} />
          </div>
          <AnyLink
            href={publicPath(locale, '')}
            className={buttonVariants({ emphasis: 'secondary' })}
          >
            {t('home')}
          </AnyLink>
          {nearest.length > 0 && (
            <section aria-labelledby="nearest" className="mt-14 max-w-[56rem]">
              <h2 id="nearest" className="title-3 mb-4">
                {t('nearest')}
              </h2>
              {nearest.map((hit) => (
                <HitRow key={hit.path} hit={hit} country={country} locale={locale} />
              ))}
            </section>
          )}
        </div>
        {guide && <GuideBlock block={guide} context={context} />}
      </main>
    </SiteFrame>
  )
}
