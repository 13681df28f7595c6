'use client'

import { Button } from '@payloadcms/ui'
import { isLocale, LOCALE_NAMES, LOCALES } from '@studio/shared/locales'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { SAYS_WORDS } from '../says-words'
import { PassageList } from './passage-list'
import { ReplacePlan } from './replace-plan'
import { ReplaceResults } from './replace-results'
import { useSays, type Asked } from './use-says'

const MAX_TEXT = 200
const MIN_TEXT = 2

/** Lists the sentences with a text, and replaces it after a preview. */
export function SaysScreen({ initialText }: { initialText: string }) {
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
          <label htmlFor={`${id}-text`}>{SAYS_WORDS.text}</label>
          <input
            dir="auto"
            id={`${id}-text`}
            maxLength={MAX_TEXT}
            onChange={({ target }) => change({ text: target.value })}
            value={asked.text}
          />
        </div>
        <div className="says__field">
          <label htmlFor={`${id}-language`}>{SAYS_WORDS.language}</label>
          <select
            id={`${id}-language`}
            onChange={({ target: { value } }) => change({ locale: isLocale(value) ? value : null })}
            value={asked.locale ?? ''}
          >
            <option value="">{SAYS_WORDS.everyLanguage}</option>
            {LOCALES.map((code) => (
              <option key={code} value={code}>
                {LOCALE_NAMES[code]}
              </option>
            ))}
          </select>
        </div>
        <Button disabled={busy || isShort} margin={false} type="submit">
          {SAYS_WORDS.search}
        </Button>
        <div className="says__options">
          <label>
            <input
              checked={asked.isWholeWords}
              onChange={({ target }) => change({ isWholeWords: target.checked })}
              type="checkbox"
            />
            {SAYS_WORDS.isWholeWords}
          </label>
          <label>
            <input
              checked={asked.isExact}
              onChange={({ target }) => change({ isExact: target.checked })}
              type="checkbox"
            />
            {SAYS_WORDS.isExact}
          </label>
        </div>
        <div className="says__replace">
          <div className="says__field">
            <label htmlFor={`${id}-by`}>{SAYS_WORDS.by}</label>
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
            {SAYS_WORDS.preview}
          </Button>
        </div>
      </form>
      <p aria-live="polite" role="status">
        {busy && SAYS_WORDS.searching}
        {hasFailed && SAYS_WORDS.failed}
        {isShort && asked.text !== '' && SAYS_WORDS.tooShort}
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
