import { publicPath } from '@studio/shared/paths'
import { buttonVariants } from '@/components/ui/button'
import { FrameMarks } from '@/components/ui/marks'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'

/** Shown while the CMS does not answer. */
export function LayoutDataMissing({ address: { locale, path } }: { address: Address }) {
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
