'use client'
import { useConfig } from '@payloadcms/ui'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { FileFacts } from '../facts'
import { readFacts } from './read-facts'

const FactsContext = createContext<ReadonlyMap<number, FileFacts>>(new Map())

/** Reads what the list says about its files, in one request after the list is shown. */
export function LibraryFactsProvider({ ids, children }: { ids: number[]; children: ReactNode }) {
  const { config } = useConfig()
  const [facts, setFacts] = useState<ReadonlyMap<number, FileFacts>>(new Map())
  const key = ids.join(',')

  useEffect(() => {
    if (key === '') return
    const controller = new AbortController()
    void readFacts(config.routes.api, key.split(',').map(Number), controller.signal)
      .then((files) => setFacts(new Map(files.map((file) => [file.id, file]))))
      // The list can be used without them.
      .catch(() => undefined)
    return () => controller.abort()
  }, [key, config.routes.api])

  return <FactsContext value={facts}>{children}</FactsContext>
}

export function useFileFacts(id: number): FileFacts | undefined {
  return use(FactsContext).get(id)
}
