import type { ReactNode } from 'react'
import { publicPath } from '@studio/shared/paths'
import { Wordmark } from '@/components/ui/wordmark'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'
import { loadAccountLayoutData } from '@/cms/load-layout-data'
import { LegalLinks } from '@/shell/footer/legal-links'
import stages from '@/features/account/pictures/perfume-stages.avif'

interface Props {
  address: Address
  title: string
  lead: string
  children: ReactNode
}

/**
 * A page with a form, a link to the home page and a picture. It has no header, footer and language
 * menu.
 */
export async function BarePage({ address, title, lead, children }: Props) {
  const { locale } = address
  const layoutData = await loadAccountLayoutData(address)
  const t = translator(locale, 'account')
  const layoutWords = translator(locale, 'shell')
  return (
    <main id="content" tabIndex={-1} className="grid min-h-svh outline-none lg:grid-cols-2">
      <div className="flex flex-col px-(--spacing-gutter) pt-7 pb-6">
        {layoutData && (
          <a
            href={publicPath(locale, '')}
            aria-label={layoutWords('homeLink', { studio: layoutData.studioName })}
            className="-my-2 inline-flex min-h-11 items-center self-start py-2 text-fg no-underline"
          >
            <Wordmark name={layoutData.studioName} />
          </a>
        )}
        <div className="m-auto w-full max-w-[30rem] pt-14">
          <h1 className="title-2">{title}</h1>
          <p className="lead mt-3 mb-9 text-pencil">{lead}</p>
          {children}
        </div>
        {layoutData && (
          <div className="pt-12 text-small text-pencil">
            <LegalLinks pages={layoutData.legalPages} locale={locale} />
          </div>
        )}
      </div>
      <div className="sticky top-0 h-svh bg-ink max-lg:hidden">
        <StagesPicture alt={t('stages')} />
      </div>
    </main>
  )
}

/**
 * One shot in four bands, from the storyboard to the final picture. Small screens neither show nor
 * load it.
 */
function StagesPicture({ alt }: { alt: string }) {
  const { src, width, height } = stages
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- there is one size of it
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className="absolute inset-0 size-full object-cover"
    />
  )
}
