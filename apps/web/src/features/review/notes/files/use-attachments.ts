'use client'

import { noteFileProblem } from '@studio/shared/review/note-file-problem'
import { MAX_NOTE_FILES } from '@studio/shared/review/note-files'
import {
  useEffect,
  useState,
  useSyncExternalStore,
  type ClipboardEvent,
  type DragEvent,
} from 'react'
import { useVersion } from '../../room/version-context'
import { sendNoteFile } from '../../upload/send-file'
import { UploadQueue, type UploadItem } from '../../upload/upload-queue'
import type { SentFile } from '../draft'
import { keepFiles } from './kept-files'

export interface Attachments {
  /** Uploaded files; they are restored after a reload. */
  files: readonly SentFile[]
  /** Uploads that are running or have failed. */
  items: readonly UploadItem[]
  count: number
  isBusy: boolean
  /** Whether more files were chosen than a note may have. */
  isOver: boolean
  add: (files: Iterable<File>) => void
  goOn: (id: number) => void
  drop: (id: number) => void
  remove: (id: string) => void
  clear: () => void
  /** Props for the form, which accepts dropped and pasted files. */
  target: object
}

/** Manages the attached files of a note or a reply. */
export function useAttachments(name: string): Attachments {
  const { room, drafts, mayAttach } = useVersion()
  const [queue] = useState(
    () => new UploadQueue(room.deliverable.id, sendNoteFile, noteFileProblem),
  )
  const [isOver, setIsOver] = useState(false)
  const items = useSyncExternalStore(queue.subscribe, queue.read, nothing)
  const { subscribe, getSnapshot } = drafts.files
  const kept = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
  const files = kept[name] ?? NO_FILES

  useEffect(() => {
    queue.whenDone(({ id, name: fileName, size }, uploadId) => {
      const before = drafts.files.getSnapshot()[name] ?? []
      keepFiles(drafts, name, [...before, { id: uploadId, name: fileName, size }])
      queue.remove(id)
    })
    return () => queue.stop()
  }, [queue, drafts, name])

  const count = files.length + items.length
  const add = (added: Iterable<File>) => {
    const all = [...added]
    const room = Math.max(0, MAX_NOTE_FILES - count)
    setIsOver(all.length > room)
    queue.add(all.slice(0, room))
  }
  const drop = (id: number) => {
    setIsOver(false)
    queue.remove(id)
  }
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    if (data.files.length === 0) return
    event.preventDefault()
    add(data.files)
  }
  return {
    files,
    items,
    count,
    isBusy: items.some(({ state }) => state !== 'failed'),
    isOver,
    add,
    goOn: (id) => queue.goOn(id),
    drop,
    remove: (id) => {
      setIsOver(false)
      keepFiles(
        drafts,
        name,
        files.filter((file) => file.id !== id),
      )
    },
    clear: () => {
      for (const { id } of items) drop(id)
      keepFiles(drafts, name, [])
    },
    target: mayAttach
      ? {
          onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
          onDragOver: (event: DragEvent) => {
            if (event.dataTransfer.types.includes('Files')) event.preventDefault()
          },
          onDrop: (event: DragEvent) => take(event, event.dataTransfer),
        }
      : {},
  }
}

const NO_FILES: readonly SentFile[] = []
const NO_ITEMS: readonly UploadItem[] = []
const nothing = () => NO_ITEMS
