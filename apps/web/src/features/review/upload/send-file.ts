import { UPLOADS_PATH, type UploadPurpose } from '@studio/shared/review/uploads'
import type { DetailedError, Upload, UploadOptions } from 'tus-js-client'
import { passesByItself, problemOfAnswer, type UploadProblem } from './upload-problem'

/**
 * The size of a chunk in bytes. It is half of the allowed size, because a lost connection loses the
 * whole chunk.
 */
const PIECE = 8 * 1024 * 1024

/** Milliseconds before each retry. After progress, the sequence starts again. */
const RETRIES_MS = [0, 1_000, 2_000, 5_000, 10_000, ...Array.from({ length: 40 }, () => 15_000)]

export interface SendingEvents {
  /** Called with the number of uploaded bytes. */
  onProgress: (sent: number) => void
  /** Called when the connection is lost. The upload is retried. */
  onBreak: () => void
  /** Called with the upload's id. */
  onDone: (id: string) => void
  onProblem: (problem: UploadProblem) => void
}

export interface Sending {
  pause: () => void
  /** Cancels the upload and deletes its data on the server. */
  drop: () => void
}

export type SendFile = (file: File, deliverableId: string, events: SendingEvents) => Sending

/** Starts an upload, or resumes one of the same file that this browser has begun. */
function sendFor(purpose: UploadPurpose): SendFile {
  return (file, deliverableId, events) => {
    let upload: Upload | null = null
    let isOver = false
    begin(file, { deliverableId, purpose }, events).then(
      (begun) => {
        upload = begun
        if (!isOver) begun.start()
      },
      () => events.onProblem('failed'),
    )
    const end = (shouldTerminate: boolean) => {
      isOver = true
      void upload?.abort(shouldTerminate).catch(() => undefined)
    }
    return { pause: () => end(false), drop: () => end(true) }
  }
}

export const sendVersion = sendFor('version')
export const sendPage = sendFor('page')
export const sendNoteFile = sendFor('attachment')

interface Target {
  deliverableId: string
  purpose: UploadPurpose
}

async function begin(file: File, target: Target, events: SendingEvents): Promise<Upload> {
  const tus = await import('tus-js-client')
  const upload: Upload = new tus.Upload(file, {
    ...optionsOf(file, target, events),
    // The last segment of the upload's address is its id.
    onSuccess: () => events.onDone(upload.url?.split('/').at(-1) ?? ''),
  })
  const [previous] = await upload.findPreviousUploads()
  if (previous) upload.resumeFromPreviousUpload(previous)
  return upload
}

function optionsOf(
  file: File,
  { deliverableId, purpose }: Target,
  events: SendingEvents,
): UploadOptions {
  return {
    endpoint: `/api${UPLOADS_PATH}`,
    chunkSize: PIECE,
    retryDelays: RETRIES_MS,
    removeFingerprintOnSuccess: true,
    metadata: { deliverable: deliverableId, filename: file.name, purpose },
    fingerprint: ({ name, size, lastModified }) =>
      Promise.resolve([purpose, deliverableId, name, size, lastModified].join(' ')),
    onProgress: (sent) => events.onProgress(sent),
    onShouldRetry: (error) => {
      const mayTryAgain = passesByItself(statusOf(error))
      if (mayTryAgain) events.onBreak()
      return mayTryAgain
    },
    onError: (error) => {
      const answer = 'originalResponse' in error ? error.originalResponse : null
      events.onProblem(problemOfAnswer(answer?.getStatus() ?? 0, answer?.getBody() ?? ''))
    },
  }
}

function statusOf({ originalResponse }: DetailedError): number {
  return originalResponse?.getStatus() ?? 0
}
