'use client'

import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { sendVersion } from './send-file'
import { UploadLine } from './upload-line'
import { type UploadItem, UploadQueue } from './upload-queue'
import type { UploadWords } from './upload-words'

interface Props {
  deliverableId: string
  words: UploadWords
  /** With each file that has arrived: there is a new version. */
  onDone: () => void
}

/** Takes files for a deliverable, each of which becomes a version of it. */
export function Uploader({ deliverableId, words, onDone }: Props) {
  const id = useId()
  const [queue] = useState(() => new UploadQueue(deliverableId, sendVersion))
  const items = useSyncExternalStore(queue.subscribe, queue.read, nothing)

  useEffect(() => queue.whenDone(onDone), [queue, onDone])
  useEffect(() => () => queue.stop(), [queue])
  useAskBeforeLeaving(items.some(({ state }) => state === 'sending' || state === 'offline'))

  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <label htmlFor={id} className="font-semibold">
          {words.choose} <span className="font-normal text-pencil">{words.drop}</span>
        </label>
        {/* Files may be dropped on it, as browsers have it; the room around is for that. */}
        <input
          id={id}
          type="file"
          multiple
          className="control control-file border-dashed px-6 py-8"
          aria-describedby={`${id}-rules`}
          onChange={({ currentTarget }) => {
            queue.add(currentTarget.files ?? [])
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
        <p id={`${id}-rules`} className="max-w-[40rem] text-pencil">
          {words.rules}
        </p>
      </div>
      {items.length > 0 && (
        <ul aria-label={words.list} className="border-t border-rule">
          {items.map((item) => (
            <UploadLine key={item.id} item={item} queue={queue} words={words} />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {newsOf(items, words)}
      </p>
    </div>
  )
}

const NOTHING: readonly UploadItem[] = []
const nothing = () => NOTHING

/** What has come to an end, for whoever does not see it: lines in between would only disturb. */
function newsOf(items: readonly UploadItem[], words: UploadWords): string {
  const last = items.findLast(({ state }) => state === 'done' || state === 'failed')
  if (!last) return ''
  return `${last.name}: ${last.problem ? words[last.problem] : words.done}`
}

function useAskBeforeLeaving(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
}
