import { publicPath } from '@studio/shared/paths'
import { buttonVariants } from '@/components/ui/button'
import { FrameMarks } from '@/components/ui/marks'
import type { Address } from '@/lib/address'
import { keepTrying } from './keep-trying'
import { translator } from '@/i18n/translator'

const RETRY_SECONDS = 4

/**
 * Shown for a page that is not cached, while the CMS does not answer. `data-page` makes the cache
 * handler answer 503 and store nothing.
 */
export function UnavailablePage({ address: { locale, path } }: { address: Address }) {
  const t = translator(locale, 'unavailable')
  return (
    <main id="content" data-page="unavailable" className="wrap grid min-h-svh content-center py-16">
      <noscript>
        <meta httpEquiv="refresh" content={String(RETRY_SECONDS * 2)} />
      </noscript>
      <div className="relative mb-10 h-20 w-36 overflow-hidden bg-blue text-ink" aria-hidden>
        <FrameMarks />
        <i className="playhead" />
      </div>
      <h1 className="title-2 max-w-[12.1em]">{t('title')}</h1>
      <p className="lead mt-5 max-w-[38rem]">{t('text')}</p>
      <p className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-4">
        <a className={buttonVariants({ emphasis: 'primary' })} href={publicPath(locale, path)}>
          {t('retry')}
        </a>
        <a className={buttonVariants({ emphasis: 'secondary' })} href={publicPath(locale, '')}>
          {t('home')}
        </a>
      </p>
      <p className="mt-6 min-h-[1.6em] text-pencil" role="status" data-waiting={t('waiting')} />
      <script dangerouslySetInnerHTML={{ __html: keepTrying(RETRY_SECONDS) }} />
    </main>
  )
}
