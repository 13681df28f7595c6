import { Button, Link } from '@payloadcms/ui'
import { LOCALE_NAMES } from '@studio/shared/locales'
import { useState } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import type { PageChange, Plan, PlannedPage, ReplaceMode } from '../replace'
import { findWords, type SaysTexts } from './words'

interface ReplacePlanProps {
  plan: Plan
  text: string
  isBusy: boolean
  onReplace: (mode: ReplaceMode, pages: PageChange[]) => void
}

const MODES = ['draft', 'publish'] as const

/** The preview of a replacement: old and new texts page by page, each with a checkbox. */
export function ReplacePlan({ plan, text, isBusy, onReplace }: ReplacePlanProps) {
  const { SAYS_TEXTS } = useWords(findWords)
  const hints = { draft: SAYS_TEXTS.draftHint, publish: SAYS_TEXTS.publishHint }
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const [mode, setMode] = useState<ReplaceMode>('draft')
  const pages = plan.pages.flatMap((page) => changeOf(page, mode, unticked))
  const count = pages.reduce((sum, { places }) => sum + places.length, 0)

  function tick(key: string, isTicked: boolean) {
    const next = new Set(unticked)
    if (isTicked) next.delete(key)
    else next.add(key)
    setUnticked(next)
  }

  if (plan.pages.length === 0) return <p role="status">{SAYS_TEXTS.none(text)}</p>
  return (
    <section aria-label={SAYS_TEXTS.pages}>
      {plan.left > 0 && <p>{SAYS_TEXTS.left(plan.left)}</p>}
      {!plan.isComplete && <p>{SAYS_TEXTS.incomplete}</p>}
      {plan.pages.map((page) => (
        <PlannedPageView
          isTicked={(key) => !unticked.has(key)}
          key={`${page.document} ${page.locale}`}
          mode={mode}
          onTick={tick}
          page={page}
        />
      ))}
      <fieldset className="says__mode">
        <legend>{SAYS_TEXTS.mode}</legend>
        {MODES.map((each) => (
          <label key={each}>
            <input
              checked={mode === each}
              name="mode"
              onChange={() => setMode(each)}
              type="radio"
              value={each}
            />
            <span>
              <strong>{SAYS_TEXTS[each]}</strong> {hints[each]}
            </span>
          </label>
        ))}
      </fieldset>
      <Button disabled={isBusy || count === 0} onClick={() => onReplace(mode, pages)}>
        {isBusy ? SAYS_TEXTS.running : SAYS_TEXTS.run(count)}
      </Button>
    </section>
  )
}

interface PlannedPageViewProps {
  page: PlannedPage
  mode: ReplaceMode
  isTicked: (key: string) => boolean
  onTick: (key: string, isTicked: boolean) => void
}

function PlannedPageView({ page, mode, isTicked, onTick }: PlannedPageViewProps) {
  const { FIND_TEXTS, SAYS_TEXTS } = useWords(findWords)
  const { title, kind, locale, status, href, texts } = page
  const pageNote = noteOf(SAYS_TEXTS, page, mode)
  return (
    <article className="says__page">
      <h2>
        <Link href={href} prefetch={false}>
          <bdi>{title}</bdi>
        </Link>
      </h2>
      <p className="says__facts">
        {[kind, locale ? LOCALE_NAMES[locale] : SAYS_TEXTS.shared, FIND_TEXTS.status[status]]
          .filter(Boolean)
          .map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
      </p>
      {pageNote && <p className="says__note">{pageNote}</p>}
      <ul>
        {texts.map(({ place, label, before, after, note }) => {
          const key = keyOf(page, place)
          const isPossible = isReplaceable(page) && after !== before
          return (
            <li key={place}>
              {isPossible && (
                <input
                  aria-label={SAYS_TEXTS.tick(label, title)}
                  checked={isTicked(key)}
                  onChange={({ target }) => onTick(key, target.checked)}
                  type="checkbox"
                />
              )}
              <div>
                <span className="says__label">{label}</span>
                <del aria-label={SAYS_TEXTS.before} dir="auto" lang={locale ?? undefined}>
                  {shown(before)}
                </del>
                {after !== before && (
                  <ins aria-label={SAYS_TEXTS.after} dir="auto" lang={locale ?? undefined}>
                    {shown(after)}
                  </ins>
                )}
                {note && <span className="says__note">{note}</span>}
              </div>
            </li>
          )
        })}
      </ul>
    </article>
  )
}

/** Replaces the placeholders of prices by a sign that readers can see. */
function shown(text: string): string {
  return text.replaceAll('\uFFFC', '▢')
}

function keyOf({ document, locale }: PlannedPage, place: string): string {
  return `${document} ${locale} ${place}`
}

function isReplaceable({ refusal, locale }: PlannedPage): boolean {
  return refusal === null && locale !== null
}

function noteOf(
  { noDrafts }: SaysTexts,
  { refusal, draftOnly, hasDrafts }: PlannedPage,
  mode: ReplaceMode,
): string | null {
  if (refusal !== null) return refusal
  if (!hasDrafts) return noDrafts
  return mode === 'publish' ? draftOnly : null
}

function changeOf(
  page: PlannedPage,
  mode: ReplaceMode,
  unticked: ReadonlySet<string>,
): PageChange[] {
  const { document, locale, version, hasDrafts, texts } = page
  if (locale === null || !isReplaceable(page) || (!hasDrafts && mode === 'draft')) return []
  const places = texts
    .filter(({ place, before, after }) => after !== before && !unticked.has(keyOf(page, place)))
    .map(({ place }) => place)
  return places.length > 0 ? [{ document, locale, version, places }] : []
}
