import { useConfig } from '@payloadcms/ui'
import type { Locale } from '@studio/shared/locales'
import { useState } from 'react'
import type { PageChange, PageResult, Plan, ReplaceMode } from '../replace'
import type { Passages } from '../says'
import { passagesSchema, planSchema, resultsSchema } from './says-schemas'

export interface Asked {
  text: string
  by: string
  isExact: boolean
  isWholeWords: boolean
  locale: Locale | null
}

export type Shown =
  | { kind: 'passages'; asked: Asked; passages: Passages }
  | { kind: 'plan'; asked: Asked; plan: Plan }
  | { kind: 'results'; plan: Plan; results: PageResult[] }

/** The screen's requests to the server, and what it shows: `shown` is the last answer. */
export function useSays() {
  const { config } = useConfig()
  const { api } = config.routes
  const [shown, setShown] = useState<Shown | null>(null)
  const [busy, setBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function during(work: () => Promise<Shown>): Promise<void> {
    setBusy(true)
    setHasFailed(false)
    try {
      setShown(await work())
    } catch {
      setHasFailed(true)
    }
    setBusy(false)
  }

  async function ask(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${api}/find/${path}`, {
      credentials: 'include',
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    return answer.json()
  }

  const list = (asked: Asked) =>
    during(async () => {
      const query = new URLSearchParams({
        text: asked.text,
        isExact: String(asked.isExact),
        isWholeWords: String(asked.isWholeWords),
        ...(asked.locale && { locale: asked.locale }),
      })
      const passages = passagesSchema.parse(await ask(`says?${query.toString()}`))
      return { kind: 'passages', asked, passages }
    })

  const preview = (asked: Asked) =>
    during(async () => {
      const plan = planSchema.parse(await ask('replace/preview', asked))
      return { kind: 'plan', asked, plan }
    })

  const replace = (asked: Asked, plan: Plan, mode: ReplaceMode, pages: PageChange[]) =>
    during(async () => {
      const { text, by, isExact, isWholeWords } = asked
      const body = { text, by, isExact, isWholeWords, mode, pages }
      const { results } = resultsSchema.parse(await ask('replace', body))
      return { kind: 'results', plan, results }
    })

  return { shown, busy, hasFailed, list, preview, replace }
}
