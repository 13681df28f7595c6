import { useConfig } from '@payloadcms/ui'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { useEffect, useState } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { groupSchema, itemLabel } from './item-label'
import { priceBookWords } from './words'

interface GroupItems {
  items: { value: string; label: string }[]
  status: 'idle' | 'loading' | 'ready' | 'failed'
}

interface Answer extends GroupItems {
  address: string
}

const NOTHING: GroupItems = { items: [], status: 'idle' }

/** @returns the prices of a list as options; names without a translation are in English */
export function useGroupItems(group: string | number | null, locale: string): GroupItems {
  const { config } = useConfig()
  const words = useWords(priceBookWords)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const address = `${config.routes.api}/price-groups/${group ?? ''}?depth=0&locale=${locale}&fallback-locale=${DEFAULT_LOCALE}`

  useEffect(() => {
    if (group === null) return
    const controller = new AbortController()
    void fetch(address, { credentials: 'include', signal: controller.signal })
      .then((response) => {
        if (!response.ok) throw new Error(`The server answered ${response.status}.`)
        return response.json()
      })
      .then((body: unknown) => {
        const rows = groupSchema.parse(body).items ?? []
        const items = rows.map((row) => ({ value: row.key, label: itemLabel(row, words) }))
        setAnswer({ address, items, status: 'ready' })
      })
      .catch(() => {
        if (!controller.signal.aborted) setAnswer({ address, items: [], status: 'failed' })
      })
    return () => controller.abort()
  }, [address, group, words])

  if (group === null) return NOTHING
  return answer?.address === address ? answer : { items: [], status: 'loading' }
}
