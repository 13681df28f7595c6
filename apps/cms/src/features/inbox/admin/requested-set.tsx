'use client'

import { Button, FieldLabel, toast, useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useWords } from '../../../platform/admin-language/use-words'
import { inboxWords } from './words'

const linkSchema = z.object({ url: z.string() })
const attachmentSchema = z.object({ url: z.string() })

/** Shows the picture of a requested set and a button that opens the set. */
export function RequestedSet() {
  const { SET_TEXTS } = useWords(inboxWords)
  const { id } = useDocumentInfo()
  const picture = usePicture()
  const [isOpening, setIsOpening] = useState(false)

  async function open() {
    // The window is opened immediately after the click, because popup blockers would stop it later.
    const tab = window.open('about:blank')
    setIsOpening(true)
    try {
      const answer = await fetch(`/api/inbox/set-link/${id}`, { method: 'POST' })
      const { url } = linkSchema.parse(await answer.json())
      if (!tab) throw new Error('No window was opened.')
      tab.opener = null
      tab.location.href = url
    } catch {
      tab?.close()
      toast.error(SET_TEXTS.failed)
    } finally {
      setIsOpening(false)
    }
  }

  return (
    <div className="field-type requested-set">
      <FieldLabel as="span" label={SET_TEXTS.label} />
      {/* oxlint-disable-next-line nextjs/no-img-element -- a private file, which no optimizer may read */}
      {picture && <img src={picture} alt={SET_TEXTS.alt} className="requested-set__picture" />}
      <div>
        <Button
          buttonStyle="secondary"
          disabled={isOpening}
          margin={false}
          onClick={() => void open()}
        >
          {isOpening ? SET_TEXTS.opening : SET_TEXTS.open}
        </Button>
        <p className="field-description">{SET_TEXTS.hint}</p>
      </div>
    </div>
  )
}

/** Finds the URL of the message's picture. The form contains only the file's id. */
function usePicture(): string | null {
  const { value } = useField<number | null>({ path: 'file' })
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (typeof value !== 'number') return
    const leaving = new AbortController()
    fetch(`/api/attachments/${value}?depth=0`, { signal: leaving.signal })
      .then(async (answer) => setAddress(attachmentSchema.parse(await answer.json()).url))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [value])
  return address
}
