'use client'

import { Button } from '@payloadcms/ui'
import { isLocale, LOCALE_NAMES, LOCALES } from '@studio/shared/locales'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { PassageList } from './passage-list'
import { ReplacePlan } from './replace-plan'
import { ReplaceResults } from './replace-results'
import { useSays, type Asked } from './use-says'
import { findWords } from './words'

const MAX_TEXT = 200
const MIN_TEXT = 2

/** Lists the sentences that contain a text, and can replace the text after a preview. */
export function SaysScreen({ initialText }: { initialText: string }) {
  const { SAYS_TEXTS } = useWords(findWords)
  const id = useId()
  const { shown, busy, hasFailed, list, preview, replace } = useSays()
  const [asked, setAsked] = useState<Asked>({
    text: initialText,
    by: '',
    isExact: false,
    isWholeWords: false,
    locale: null,
  })
  const isShort = asked.text.trim().length < MIN_TEXT
  const change = (part: Partial<Asked>) => setAsked((before) => ({ ...before, ...part }))

  const listAtOnce = useEffectEvent(() => {
    if (!isShort) void list(asked)
  })
  useEffect(() => listAtOnce(), [])

  return (
    <>
      <form
        className="says__form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isShort) void list(asked)
        }}
      >
        <div className="says__field">
          <label htmlFor={`${id}-text`}>{SAYS_TEXTS.text}</label>
          <input
            dir="auto"
            id={`${id}-text`}
            maxLength={MAX_TEXT}
            onChange={({ target }) => change({ text: target.value })}
            value={asked.text}
          />
        </div>
        <div className="says__field">
          <label htmlFor={`${id}-language`}>{SAYS_TEXTS.language}</label>
          <select
            id={`${id}-language`}
            onChange={({ target: { value } }) => change({ locale: isLocale(value) ? value : null })}
            value={asked.locale ?? ''}
          >
            <option value="">{SAYS_TEXTS.everyLanguage}</option>
            {LOCALES.map((code) => (
              <option key={code} value={code}>
                {LOCALE_NAMES[code]}
              </option>
            ))}
          </select>
        </div>
        <Button disabled={busy || isShort} margin={false} type="submit">
          {SAYS_TEXTS.search}
        </Button>
        <div className="says__options">
          <label>
            <input
              checked={asked.isWholeWords}
              onChange={({ target }) => change({ isWholeWords: target.checked })}
              type="checkbox"
            />
            {SAYS_TEXTS.isWholeWords}
          </label>
          <label>
            <input
              checked={asked.isExact}
              onChange={({ target }) => change({ isExact: target.checked })}
              type="checkbox"
            />
            {SAYS_TEXTS.isExact}
          </label>
        </div>
        <div className="says__replace">
          <div className="says__field">
            <label htmlFor={`${id}-by`}>{SAYS_TEXTS.by}</label>
            <input
              dir="auto"
              id={`${id}-by`}
              maxLength={MAX_TEXT}
              onChange={({ target }) => change({ by: target.value })}
              value={asked.by}
            />
          </div>
          <Button
            buttonStyle="secondary"
            disabled={busy || isShort}
            margin={false}
            onClick={() => void preview(asked)}
            type="button"
          >
            {SAYS_TEXTS.preview}
          </Button>
        </div>
      </form>
      <p aria-live="polite" role="status">
        {busy && SAYS_TEXTS.searching}
        {hasFailed && SAYS_TEXTS.failed}
        {isShort && asked.text !== '' && SAYS_TEXTS.tooShort}
      </p>
      {shown?.kind === 'passages' && (
        <PassageList passages={shown.passages} text={shown.asked.text} />
      )}
      {shown?.kind === 'plan' && (
        <ReplacePlan
          isBusy={busy}
          key={JSON.stringify(shown.asked)}
          onReplace={(mode, pages) => void replace(shown.asked, shown.plan, mode, pages)}
          plan={shown.plan}
          text={shown.asked.text}
        />
      )}
      {shown?.kind === 'results' && <ReplaceResults plan={shown.plan} results={shown.results} />}
    </>
  )
}
