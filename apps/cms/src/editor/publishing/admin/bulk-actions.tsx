'use client'
import {
  Button,
  ConfirmationModal,
  toast,
  useAuth,
  useConfig,
  useLocale,
  useModal,
  useSelection,
  useTranslation,
} from '@payloadcms/ui'
import { LOCALES, toLocale } from '@studio/shared/locales'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { isTranslator } from '../../../platform/access/roles'
import { languageName } from '../../../platform/admin-language/language-name'
import { useWords } from '../../../platform/admin-language/use-words'
import { publishingWords } from './words'

const answerSchema = z.object({
  results: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      paths: z.array(z.string()),
      languages: z.array(z.enum(LOCALES)),
      refusal: z.string().nullable(),
    }),
  ),
})

type Result = z.infer<typeof answerSchema>['results'][number]
type Action = 'publish' | 'unpublish'

interface Question {
  action: Action
  results: Result[]
}

/**
 * Publishes or unpublishes the selected documents of a list, after showing their names. It replaces
 * Payload's bulk actions, which do not show the documents that they change, and Payload's bulk
 * editing, which overwrites whole fields.
 */
export function BulkActions({ collectionSlug }: { collectionSlug: string }) {
  const { BULK_TEXTS } = useWords(publishingWords)
  const { i18n } = useTranslation()
  const { selectedIDs, count, toggleAll } = useSelection()
  const { user } = useAuth()
  const { code } = useLocale()
  const { openModal } = useModal()
  const router = useRouter()
  const ask = useBulkCall(collectionSlug)
  const [question, setQuestion] = useState<Question | null>(null)
  const slug = `bulk-${collectionSlug}`
  if (count === 0) return null

  async function show(action: Action) {
    const results = await ask({ ids: selectedIDs, action, isTrial: true })
    if (!results) return void toast.error(BULK_TEXTS.failed)
    setQuestion({ action, results })
    openModal(slug)
  }

  async function carryOut({ action, results }: Question) {
    const ids = results.filter(({ refusal }) => refusal === null).map(({ id }) => id)
    if (ids.length === 0) return
    const done = await ask({ ids, action, isTrial: false })
    if (!done) return void toast.error(BULK_TEXTS.failed)
    const refused = done.filter(({ refusal }) => refusal !== null)
    for (const { title, refusal } of refused) toast.error(`${title}: ${refusal}`)
    toast.success(BULK_TEXTS.done[action](done.length - refused.length))
    toggleAll()
    router.refresh()
  }

  return (
    <div className="bulk-actions">
      <Button buttonStyle="secondary" onClick={() => void show('publish')} size="small">
        {BULK_TEXTS.publish(count, languageName(toLocale(code), i18n.language))}
      </Button>
      {!isTranslator(user) && (
        <Button buttonStyle="secondary" onClick={() => void show('unpublish')} size="small">
          {BULK_TEXTS.unpublish(count)}
        </Button>
      )}
      {question && (
        <ConfirmationModal
          body={<Preview question={question} />}
          className="touched-question"
          confirmLabel={BULK_TEXTS.confirm[question.action](changedOf(question).length)}
          heading={BULK_TEXTS.heading[question.action]}
          modalSlug={slug}
          onConfirm={() => carryOut(question)}
        />
      )}
    </div>
  )
}

function changedOf({ results }: Question): Result[] {
  return results.filter(({ refusal }) => refusal === null)
}

function Preview({ question }: { question: Question }) {
  const { BULK_TEXTS } = useWords(publishingWords)
  const { language } = useTranslation().i18n
  const and = new Intl.ListFormat(language, { type: 'conjunction' })
  const changed = changedOf(question)
  const refused = question.results.filter(({ refusal }) => refusal !== null)
  return (
    <div className="bulk-preview">
      {changed.length > 0 && (
        <section>
          <h2>{BULK_TEXTS.willChange[question.action](changed.length)}</h2>
          <ul>
            {changed.map(({ id, title, paths, languages }) => (
              <li key={id}>
                <bdi>{title}</bdi>
                {paths.map((path) => (
                  <code key={path}>/{path}</code>
                ))}
                <span>{and.format(languages.map((locale) => languageName(locale, language)))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {refused.length > 0 && (
        <section>
          <h2>{BULK_TEXTS.stay(refused.length)}</h2>
          <ul>
            {refused.map(({ id, title, refusal }) => (
              <li key={id}>
                <bdi>{title}</bdi> <span>{refusal}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface Asked {
  ids: (number | string)[]
  action: Action
  isTrial: boolean
}

/** The returned function returns null if the request fails or its response is malformed. */
function useBulkCall(collectionSlug: string): (asked: Asked) => Promise<Result[] | null> {
  const { config } = useConfig()
  const { code } = useLocale()
  return async ({ ids, ...asked }) => {
    try {
      const answer = await fetch(`${config.routes.api}/publishing/bulk/${collectionSlug}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...asked, ids: ids.map(Number), locale: code }),
      })
      return answer.ok ? answerSchema.parse(await answer.json()).results : null
    } catch {
      return null
    }
  }
}
