import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@studio/shared/locales'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { isTranslator } from '../../../platform/access/roles'
import { languageName } from '../../../platform/admin-language/language-name'
import { useWords } from '../../../platform/admin-language/use-words'
import { Question } from '../../../platform/admin-parts/question'
import type { Cell } from '../read-board'
import { languageWords } from './words'

interface PublishDialogProps {
  collection: string
  id: number
  title: string
  locale: Locale
  cell: Cell
  onPublished: () => void
  onCancel: () => void
}

const resultSchema = z.object({
  results: z
    .array(z.object({ paths: z.array(z.string()), refusal: z.string().nullable() }))
    .length(1),
})

const statesSchema = z.object({
  isSharedChanged: z.boolean(),
  ready: z.array(z.enum(LOCALES)),
})

interface Preview extends z.infer<typeof statesSchema> {
  paths: string[]
  refusal: string | null
}

/**
 * Publishes one language of one document. Before that, it shows what visitors will see, which it
 * finds out by a dry run.
 */
export function PublishDialog(props: PublishDialogProps) {
  const { LANGUAGE_WORDS } = useWords(languageWords)
  const { i18n } = useTranslation()
  const { collection, id, title, locale, cell, onPublished, onCancel } = props
  const { config } = useConfig()
  const { api } = config.routes
  const [preview, setPreview] = useState<Preview | 'failed' | null>(null)
  const [isSmallCorrection, setIsSmallCorrection] = useState(false)
  const language = languageName(locale, i18n.language)

  useEffect(() => {
    let isOpen = true
    const asked = { collection, id, locale, isSmallCorrection: false }
    Promise.all([publish(api, asked, true), readStates(api, collection, id)])
      .then(([result, states]) => {
        if (isOpen) setPreview({ ...result, ...states })
      })
      .catch(() => {
        if (isOpen) setPreview('failed')
      })
    return () => {
      isOpen = false
    }
  }, [api, collection, id, locale])

  async function confirm() {
    const asked = { collection, id, locale, isSmallCorrection }
    const result = await publish(api, asked, false).catch(() => null)
    if (result?.refusal === null) {
      onPublished()
      return
    }
    setPreview(result && preview && preview !== 'failed' ? { ...preview, ...result } : 'failed')
  }

  const isReady = preview !== null && preview !== 'failed' && preview.refusal === null
  return (
    <Question
      condition={
        isReady && locale === DEFAULT_LOCALE ? (
          <label className="question__condition">
            <input
              checked={isSmallCorrection}
              onChange={({ target }) => setIsSmallCorrection(target.checked)}
              type="checkbox"
            />
            {LANGUAGE_WORDS.smallCorrection}
          </label>
        ) : undefined
      }
      cancelLabel={isReady ? LANGUAGE_WORDS.cancel : LANGUAGE_WORDS.close}
      confirmLabel={LANGUAGE_WORDS.confirmPublish}
      heading={LANGUAGE_WORDS.publishHeading(title, language)}
      isConfirmDisabled={!isReady}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      <div aria-live="polite">
        {preview === null && <p>{LANGUAGE_WORDS.publishLoading}</p>}
        {preview === 'failed' && <p>{LANGUAGE_WORDS.failed}</p>}
        {preview !== null && preview !== 'failed' && (
          <Consequences cell={cell} language={language} locale={locale} preview={preview} />
        )}
      </div>
    </Question>
  )
}

interface ConsequencesProps {
  preview: Preview
  cell: Cell
  locale: Locale
  language: string
}

function Consequences({ preview, cell, locale, language }: ConsequencesProps) {
  const { LANGUAGE_WORDS } = useWords(languageWords)
  const { user } = useAuth()
  const { paths, refusal, ready, isSharedChanged } = preview
  if (refusal !== null) {
    return (
      <p>
        {LANGUAGE_WORDS.refused} {refusal}
      </p>
    )
  }
  const isReady = ready.includes(locale)
  return (
    <>
      {paths.length > 0 && (
        <p>
          {paths.map((path) => (
            <code key={path}>/{path}</code>
          ))}
        </p>
      )}
      <p>
        {isReady ? LANGUAGE_WORDS.publishPaths(language) : LANGUAGE_WORDS.publishNotReady(language)}
      </p>
      {isSharedChanged && (
        <p>{isTranslator(user) ? LANGUAGE_WORDS.sharedStays : LANGUAGE_WORDS.publishShared}</p>
      )}
      {cell.changed > 0 && <p>{LANGUAGE_WORDS.publishOutdated(cell.changed)}</p>}
    </>
  )
}

interface Published {
  collection: string
  id: number
  locale: Locale
  isSmallCorrection: boolean
}

async function publish(api: string, { collection, ...asked }: Published, isTrial: boolean) {
  const answer = await fetch(`${api}/publishing/bulk/${collection}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ids: [asked.id],
      action: 'publish',
      isTrial,
      locale: asked.locale,
      isSmallCorrection: asked.isSmallCorrection,
    }),
  })
  const [result] = resultSchema.parse(await answer.json()).results
  if (!result) throw new Error('The answer has no result.')
  return result
}

async function readStates(api: string, collection: string, id: number) {
  const answer = await fetch(`${api}/editing/${collection}/${id}/languages`, {
    credentials: 'include',
  })
  return statesSchema.parse(await answer.json())
}
