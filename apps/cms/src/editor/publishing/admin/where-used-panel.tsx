'use client'
import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { describeChange } from './describe-change'
import { PageList } from './page-list'
import type { UsageAnswer } from './read-usage'
import { useWords } from '../../../platform/admin-language/use-words'
import { publishingWords } from './words'
import { useUsage } from './use-usage'

export function WhereUsedPanel() {
  const { PANEL_TEXTS } = useWords(publishingWords)
  const { usage, hasFailed, isSaved } = useUsage()
  const headingId = useId()
  if (!isSaved) return null

  return (
    <section aria-labelledby={headingId} className="where-used field-type">
      <h2 className="where-used__title" id={headingId}>
        {PANEL_TEXTS.title}
      </h2>
      {hasFailed && <p>{PANEL_TEXTS.failed}</p>}
      {!usage && !hasFailed && <p>{PANEL_TEXTS.loading}</p>}
      {usage && <Places usage={usage} />}
      {usage && <LastChangeLine usage={usage} />}
    </section>
  )
}

function Places({ usage: { pages, isInLayout, siteUrl } }: { usage: UsageAnswer }) {
  const { PANEL_TEXTS } = useWords(publishingWords)
  if (pages.length === 0 && !isInLayout) {
    return (
      <p className="where-used__empty">
        {PANEL_TEXTS.nowhere} <span>{PANEL_TEXTS.nowhereHint}</span>
      </p>
    )
  }
  return (
    <>
      {isInLayout && <p className="where-used__shell">{PANEL_TEXTS.layout}</p>}
      {pages.length > 0 && <p className="where-used__count">{PANEL_TEXTS.pages(pages.length)}</p>}
      <PageList pages={pages} siteUrl={siteUrl} />
    </>
  )
}

function LastChangeLine({ usage: { lastChange, appearsAt } }: { usage: UsageAnswer }) {
  const words = useWords(publishingWords)
  const { PANEL_TEXTS } = words
  const { i18n } = useTranslation()
  if (appearsAt) {
    const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' })
    return (
      <p className="where-used__change where-used__change--waiting">
        {PANEL_TEXTS.appears(format.format(new Date(appearsAt)))}
      </p>
    )
  }
  const isWaiting = lastChange !== null && lastChange.liveAt === null
  return (
    <p
      aria-live="polite"
      className={`where-used__change${isWaiting ? ' where-used__change--waiting' : ''}`}
    >
      {lastChange && <strong>{PANEL_TEXTS.changed}</strong>}
      {describeChange(lastChange, i18n.language, { words })}
    </p>
  )
}
