'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { versionFileProblem } from '@studio/shared/review/uploads'
import { sendPage, sendVersion, type SendFile } from './send-file'
import { type Pictures, type UploadItem, UploadQueue } from './upload-queue'
import { makePictureVersion } from '@studio/shared/review/version-changes'
import { callAsMember } from '@/features/account/call-as-member'
import { problemOfAnswer, type UploadProblem } from './upload-problem'

/**
 * Manages the uploads of a deliverable. Leaving the page during an upload asks for confirmation.
 * @param onDone called for each new version
 */
export function useUploadQueue(
  deliverableId: string,
  onDone?: () => void,
  send: SendFile = sendVersion,
  pictures: Pictures = {
    send: sendPage,
    join: (uploads) => joinPictures(deliverableId, uploads),
  },
) {
  const [queue] = useState(() => new UploadQueue(deliverableId, send, versionFileProblem, pictures))
  const items = useSyncExternalStore(queue.subscribe, queue.read, nothing)

  useEffect(() => queue.whenDone(() => onDone?.()), [queue, onDone])
  useEffect(() => () => queue.stop(), [queue])
  useAskBeforeLeaving(items.some(({ state }) => state === 'sending' || state === 'offline'))
  return { queue, items }
}

export type Uploads = ReturnType<typeof useUploadQueue>

const NOTHING: readonly UploadItem[] = []
const nothing = () => NOTHING

function useAskBeforeLeaving(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
}

/**
 * Combines uploaded pictures into one version.
 * @returns the error, or null
 */
async function joinPictures(
  deliverableId: string,
  uploads: string[],
): Promise<UploadProblem | null> {
  const parameters = { deliverable: deliverableId }
  const answer = await callAsMember(makePictureVersion, { parameters, body: { uploads } })
  return answer.isDone ? null : problemOfAnswer(answer.status, '')
}
