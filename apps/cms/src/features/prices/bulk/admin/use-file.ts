import { useConfig, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { useWords } from '../../../../platform/admin-language/use-words'
import { bookSchema, priceChangesSchema, type BookList, type PriceChanges } from '../book'
import { decodeFile } from '../csv/decode-file'
import { bulkPriceWords, type BulkPriceWords } from './words'

const answerSchema = bookSchema.extend({
  changes: z.object({ lists: priceChangesSchema.shape.lists.or(z.tuple([])) }),
  problems: z.array(
    z.object({ line: z.number(), column: z.string().nullable(), text: z.string() }),
  ),
})

type FileProblems = z.infer<typeof answerSchema>['problems']

/** The result of comparing a file with the price book. */
export interface ComparedFile {
  name: string
  lists: BookList[]
  changes: PriceChanges
  problems: FileProblems
}

type FileState = { status: 'none' | 'reading' } | { status: 'failed'; text: string } | ReadState

type ReadState = { status: 'read'; file: ComparedFile }

const MAX_BYTES = 500_000

/** Reads a CSV file and has the server compare it with the price book, which changes nothing. */
export function useFile() {
  const { CSV_TEXTS } = useWords(bulkPriceWords)
  const { config } = useConfig()
  const { code } = useLocale()
  const [state, setState] = useState<FileState>({ status: 'none' })
  const [chosen, setChosen] = useState<File | null>(null)

  async function compare(file: File) {
    setChosen(file)
    setState({ status: 'reading' })
    const address = `${config.routes.api}/price-book/csv`
    setState(await compareFile(address, file, code, CSV_TEXTS))
  }

  function reset() {
    setChosen(null)
    setState({ status: 'none' })
  }

  return {
    state,
    compare,
    /** Compares the same file with the current prices. */
    compareAgain: () => (chosen ? compare(chosen) : Promise.resolve()),
    reset,
  }
}

async function compareFile(
  address: string,
  file: File,
  locale: string,
  { tooLong, tooMany, failed }: BulkPriceWords['CSV_TEXTS'],
): Promise<FileState> {
  if (file.size > MAX_BYTES) return { status: 'failed', text: tooLong }
  try {
    const text = decodeFile(new Uint8Array(await file.arrayBuffer()))
    const answer = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text, locale }),
    })
    if (answer.status === 429) return { status: 'failed', text: tooMany }
    const { lists, changes, problems } = answerSchema.parse(await answer.json())
    return { status: 'read', file: { name: file.name, lists, changes, problems } }
  } catch {
    return { status: 'failed', text: failed }
  }
}
