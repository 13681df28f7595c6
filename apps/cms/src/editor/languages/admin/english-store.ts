'use client'
import { toast, useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { useEffect, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { useWords } from '../../../platform/admin-language/use-words'
import { languageWords } from './words'

const englishSchema = z.object({
  value: z.unknown(),
  text: z.string(),
  label: z.string(),
  lag: z.enum(['changed', 'untranslated']).nullable(),
  before: z.string().nullable(),
})

const answerSchema = z.object({ places: z.record(z.string(), englishSchema) })

export type English = z.infer<typeof englishSchema>

type Places = Record<string, English>

/** The English texts of the open form. All fields share one request. */
let shown: { address: string; stamp: string; places: Places | null } | null = null
const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function load(address: string, stamp: string): Promise<void> {
  shown = { address, stamp, places: shown?.address === address ? shown.places : null }
  const places = await fetch(address, { credentials: 'include' })
    .then(async (answer) => answerSchema.parse(await answer.json()).places)
    .catch(() => null)
  // Another form may have been opened in the meantime.
  if (shown.address !== address || shown.stamp !== stamp) return
  shown = { address, stamp, places }
  notify()
}

interface EnglishOfForm {
  /**
   * The texts by place. They are null in the English form, in a new document, and until the server
   * has responded.
   */
  places: Places | null
  /** Confirms that texts are a correct translation of the current English text. */
  confirm: (places: string[]) => Promise<void>
}

export function useEnglish(): EnglishOfForm {
  const { LANGUAGE_WORDS } = useWords(languageWords)
  const { config } = useConfig()
  const { code } = useLocale()
  const info = useDocumentInfo()
  const { id, collectionSlug, globalSlug, hasPublishedDoc, lastUpdateTime } = info
  const hasDrafts = Boolean(info.docConfig?.versions && info.docConfig.versions.drafts)
  const document = globalSlug ? `${globalSlug}/0` : id && `${collectionSlug}/${id}`
  const base = `${config.routes.api}/translations/${document}`
  const address = document && code !== DEFAULT_LOCALE ? `${base}?language=${code}` : null
  // Drafts do not make translations outdated, so the English texts are read again only after
  // publishing.
  const stamp = hasDrafts
    ? `${hasPublishedDoc} ${info.unpublishedVersionCount === 0}`
    : `${lastUpdateTime}`

  useEffect(() => {
    const isKnown = shown?.address === address && shown.stamp === stamp
    if (address && !isKnown) void load(address, stamp)
  }, [address, stamp])

  const places = useSyncExternalStore(
    subscribe,
    () => (shown?.address === address ? shown.places : null),
    () => null,
  )

  async function confirm(confirmed: string[]) {
    const answer = await fetch(`${base}/confirm`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ language: code, places: confirmed }),
    }).catch(() => null)
    if (!answer?.ok) return void toast.error(LANGUAGE_WORDS.failed)
    toast.success(LANGUAGE_WORDS.confirmed)
    if (address) await load(address, stamp)
  }

  return { places, confirm }
}
