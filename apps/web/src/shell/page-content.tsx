import { Fragment } from 'react'
import type { PageView } from '@studio/shared/contracts/page'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { directionOf, type Locale } from '@studio/shared/locales'
import type { BlockContext } from '@/lib/block-context'
import { hyphenate } from '@/lib/hyphenate'
import { BlockView } from './block-registry'
import type { Address } from '@/lib/address'
import { JumpLinks } from './jump-links'
import { translator } from '@/i18n/translator'
import { softenTitles } from './soften-titles'
import { SubjectView } from './subject-view'
import { Breadcrumb } from '@/components/ui/breadcrumb'

interface Props {
  view: PageView
  layoutData: LayoutData
  address: Address
}

export function PageContent({ view, layoutData, address }: Props) {
  const { contentLocale, headerTheme, blocks, breadcrumbs, title, subject } = view
  const isForeign = contentLocale !== address.locale
  const context: BlockContext = {
    country: address.country,
    locale: contentLocale,
    contact: view.contact ?? layoutData.contact,
    headerTheme,
    studioName: layoutData.studioName,
    path: address.path,
  }
  return (
    <main
      id="content"
      tabIndex={-1}
      className="outline-none"
      {...(isForeign ? { lang: contentLocale, dir: directionOf(contentLocale) } : {})}
    >
      {isForeign && <ForeignNotice locale={address.locale} />}
      <Breadcrumbs trail={breadcrumbs} theme={headerTheme} locale={contentLocale} />
      {subject ? (
        <SubjectView subject={subject} view={view} layoutData={layoutData} context={context} />
      ) : (
        !hasOwnTitle(blocks[0]) && (
          <h1 className="title-1 wrap pt-12">{hyphenate(title, contentLocale)}</h1>
        )
      )}
      {blocks.map((block, index) => (
        <Fragment key={block.id}>
          <BlockView block={softenTitles(block, contentLocale)} context={context} />
          {index === 0 && <JumpLinks blocks={blocks} locale={contentLocale} />}
        </Fragment>
      ))}
    </main>
  )
}

/** @returns whether the page begins with a full-screen video */
export function beginsWithScreen(view: PageView, locale: Locale): boolean {
  const { blocks, breadcrumbs, contentLocale, subject } = view
  const [first] = blocks
  const isFirst = contentLocale === locale && !hasBreadcrumbs(breadcrumbs) && !subject
  return isFirst && first?.type === 'opening' && first.layout === 'screen'
}

/** @returns whether the first block contains the page's h1 */
function hasOwnTitle(block: PageView['blocks'][number] | undefined): boolean {
  return block?.type === 'hero' || block?.type === 'opening'
}

/** Says in the visitor's language that the content is in English. */
function ForeignNotice({ locale }: { locale: Locale }) {
  const t = translator(locale, 'notice')
  return (
    <div lang={locale} dir={directionOf(locale)} className="on-blue">
      <p className="wrap py-3">{t('inEnglish')}</p>
    </div>
  )
}

interface hasBreadcrumbsProps {
  trail: PageView['breadcrumbs']
  theme: 'light' | 'dark'
  locale: Locale
}

/** Pages directly below the home page show no breadcrumbs. */
function hasBreadcrumbs(trail: PageView['breadcrumbs']): boolean {
  return trail.length > 2
}

/** The path from the home page to this one. */
function Breadcrumbs({ trail, theme, locale }: hasBreadcrumbsProps) {
  if (!hasBreadcrumbs(trail)) return null
  const t = translator(locale, 'shell')
  return (
    <div className={theme === 'dark' ? 'on-ink' : 'on-paper'}>
      <Breadcrumb label={t('breadcrumbs')} trail={trail} className="wrap pt-6" />
    </div>
  )
}
