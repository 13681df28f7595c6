'use client'
import { useAuth, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { LOCALES, LOCALE_NAMES, directionOf, toLocale, type Locale } from '@studio/shared/locales'
import { useEffect, useId, useState } from 'react'
import { z } from 'zod'
import { isTranslator } from '../../../platform/access/roles'
import { LANGUAGE_STATES } from '../language-state'
import { languageName } from '../../../platform/admin-language/language-name'
import { useWords } from '../../../platform/admin-language/use-words'
import { editingWords } from '../../documents/admin/words'

const statesSchema = z.object({
  languages: z.record(z.enum(LOCALES), z.enum(LANGUAGE_STATES)),
  isSharedChanged: z.boolean(),
  isLive: z.boolean(),
  ready: z.array(z.enum(LOCALES)),
})

type States = z.infer<typeof statesSchema>

export function LanguagePanel() {
  const { LANGUAGE_TEXTS } = useWords(editingWords)
  const { id } = useDocumentInfo()
  const states = useStates()
  const headingId = useId()
  if (id === undefined) return null
  return (
    <section aria-labelledby={headingId} className="language-states field-type">
      <h2 className="language-states__title" id={headingId}>
        {LANGUAGE_TEXTS.title}
      </h2>
      <div aria-live="polite">
        {states === null && <p>{LANGUAGE_TEXTS.loading}</p>}
        {states === 'failed' && <p>{LANGUAGE_TEXTS.failed}</p>}
        {states !== null && states !== 'failed' && <Languages states={states} />}
      </div>
    </section>
  )
}

function Languages({ states }: { states: States }) {
  const { LANGUAGE_TEXTS } = useWords(editingWords)
  const { languages, isSharedChanged, isLive, ready } = states
  const { i18n } = useTranslation()
  const own = toLocale(useLocale().code)
  const name = (locale: Locale) => languageName(locale, i18n.language)
  const and = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const others = and.format(LOCALES.filter((locale) => locale !== own).map(name))
  const isReady = ready.includes(own)
  const { user } = useAuth()
  const forRole = isTranslator(user)
    ? { live: LANGUAGE_TEXTS.publishWords, first: LANGUAGE_TEXTS.firstByEditor }
    : { live: LANGUAGE_TEXTS.publish, first: LANGUAGE_TEXTS.first }
  const forReady = isLive ? forRole.live : forRole.first
  const sentence = isReady ? forReady : LANGUAGE_TEXTS.notReady
  return (
    <>
      <dl className="language-states__list">
        {LOCALES.map((locale) => (
          <div className={`language-states__${languages[locale]}`} key={locale}>
            <dt dir={directionOf(locale)} lang={locale}>
              {LOCALE_NAMES[locale]}
            </dt>
            <dd>{LANGUAGE_TEXTS.state[languages[locale]]}</dd>
          </div>
        ))}
      </dl>
      {isSharedChanged && <p>{LANGUAGE_TEXTS.shared}</p>}
      <p>{sentence(name(own), others)}</p>
    </>
  )
}

function useStates(): States | 'failed' | null {
  const { id, collectionSlug, lastUpdateTime, hasPublishedDoc } = useDocumentInfo()
  const { config } = useConfig()
  const { api } = config.routes
  const [states, setStates] = useState<States | 'failed' | null>(null)
  const document = id === undefined ? null : `${collectionSlug}/${id}`
  useEffect(() => {
    if (document === null) return
    const controller = new AbortController()
    const { signal } = controller
    fetch(`${api}/editing/${document}/languages`, { credentials: 'include', signal })
      .then(async (answer) => setStates(statesSchema.parse(await answer.json())))
      .catch(() => {
        if (!signal.aborted) setStates('failed')
      })
    return () => controller.abort()
  }, [api, document, lastUpdateTime, hasPublishedDoc])
  return states
}
