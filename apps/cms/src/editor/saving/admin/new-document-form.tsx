'use client'
import { Button, useConfig, useLocale, useTranslation } from '@payloadcms/ui'
import { toLocale } from '@studio/shared/locales'
import { useRouter } from 'next/navigation'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { z } from 'zod'
import type { SavedByItself } from '../../../content/kinds'
import { languageName } from '../../../platform/admin-language/language-name'
import { useWords } from '../../../platform/admin-language/use-words'
import { TEMPLATE_NAMES, type PageTemplate } from '../page-templates'
import { editingWords } from '../../documents/admin/words'

const madeSchema = z.object({ id: z.number() })

export function NewDocumentForm({ collection }: { collection: SavedByItself }) {
  const { NEW_TEXTS } = useWords(editingWords)
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { i18n } = useTranslation()
  const router = useRouter()
  const inputId = useId()
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState('')
  const [template, setTemplate] = useState<PageTemplate | null>(null)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => input.current?.focus(), [])

  async function make(event: SyntheticEvent) {
    event.preventDefault()
    if (title.trim() === '') {
      setError(NEW_TEXTS.titleMissing)
      return
    }
    setIsBusy(true)
    const answer = await fetch(`${config.routes.api}/editing/${collection}/new`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ title, locale, ...(template && { template }) }),
    }).catch(() => null)
    const made = madeSchema.safeParse(await answer?.json().catch(() => null))
    if (answer?.ok && made.success) {
      router.push(
        `${config.routes.admin}/collections/${collection}/${made.data.id}?locale=${locale}`,
      )
      return
    }
    setIsBusy(false)
    setError(answer?.status === 400 ? NEW_TEXTS.titleTooLong : NEW_TEXTS.failed)
  }

  return (
    <form className="new-document__form" noValidate onSubmit={(event) => void make(event)}>
      <label htmlFor={inputId}>
        {NEW_TEXTS.titleIn(languageName(toLocale(locale), i18n.language))}
      </label>
      <input
        aria-describedby={errorId}
        aria-invalid={error !== undefined}
        autoComplete="off"
        dir="auto"
        id={inputId}
        maxLength={120}
        ref={input}
        onChange={({ target }) => setTitle(target.value)}
        value={title}
      />
      <p id={errorId} role="alert">
        {error}
      </p>
      {collection === 'pages' && <TemplateChoice onChange={setTemplate} template={template} />}
      <p>{NEW_TEXTS.hint}</p>
      <Button disabled={isBusy} margin={false} type="submit">
        {NEW_TEXTS.make}
      </Button>
    </form>
  )
}

interface TemplateChoiceProps {
  template: PageTemplate | null
  onChange: (template: PageTemplate | null) => void
}

/** Asks with which blocks a new page begins. */
function TemplateChoice({ template, onChange }: TemplateChoiceProps) {
  const { NEW_TEXTS } = useWords(editingWords)
  const name = useId()
  return (
    <fieldset className="new-document__templates">
      <legend>{NEW_TEXTS.beginWith}</legend>
      {([null, ...TEMPLATE_NAMES] as const).map((value) => {
        const texts = NEW_TEXTS.templates[value ?? 'empty']
        return (
          <label key={value ?? 'empty'}>
            <input
              checked={template === value}
              name={name}
              onChange={() => onChange(value)}
              type="radio"
            />
            <span>
              <strong>{texts.name}</strong>
              {texts.blocks}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
