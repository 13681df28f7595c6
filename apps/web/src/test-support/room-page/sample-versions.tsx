import type { Room, Version } from '@studio/shared/review/projects'
import type { RemovedVersion, VersionWords } from '@studio/shared/review/version-changes'
import { useState } from 'react'
import { EmptyRoom } from '@/features/review/room/empty-room'
import { RoomUpload } from '@/features/review/room/room-upload'
import type { SendFile } from '@/features/review/upload/send-file'
import { useUploadQueue } from '@/features/review/upload/use-upload-queue'
import type { VersionChanges } from '@/features/review/versions/version-changes'
import { useVersionManager } from '@/features/review/versions/version-manager'
import type { Situation } from './sample-room'

const DONE = { isDone: true } as const
const CONFLICT = { isDone: false, code: 'conflict', fields: {} } as const

/** Sends half of a file at once, and the rest when the page receives the event `arrived`. */
const sendHalf: SendFile = (file, _, events) => {
  events.onProgress(file.size / 2)
  const arrive = () => events.onDone('0'.repeat(32))
  addEventListener('arrived', arrive, { once: true })
  const stop = () => removeEventListener('arrived', arrive)
  return { pause: stop, drop: stop }
}

/** Versions that can be named, removed, restored and sent. The first one was signed off. */
export function useSampleVersions(
  room: Room,
  versions: readonly Version[],
  { mayUpload }: Situation,
  about: { format: string },
) {
  const [named, setNamed] = useState<Record<string, VersionWords>>({})
  const [gone, setGone] = useState<readonly string[]>([])
  const [changes] = useState<VersionChanges>(() => {
    const all = room.deliverable.versions
    const removed = new Set<string>()
    return {
      change: (id, words) => {
        setNamed((known) => ({ ...known, [id]: words }))
        return Promise.resolve(DONE)
      },
      remove: (id) => {
        if (id === all[0]?.id) return Promise.resolve(CONFLICT)
        removed.add(id)
        setGone([...removed])
        return Promise.resolve(DONE)
      },
      restore: (id) => {
        removed.delete(id)
        setGone([...removed])
        return Promise.resolve(DONE)
      },
      readRemoved: () => Promise.resolve(all.filter(({ id }) => removed.has(id)).map(asRemoved)),
    }
  })
  const manager = useVersionManager({ changes, ...about })
  const uploads = useUploadQueue(room.deliverable.id, undefined, sendHalf)
  const shown = versions
    .filter(({ id }) => !gone.includes(id))
    .map((version) => ({ ...version, ...named[version.id] }))
  return {
    shown,
    manager,
    empty: <EmptyRoom uploads={mayUpload ? uploads : null} {...about} />,
    upload: mayUpload && shown.length > 0 && (
      <RoomUpload uploads={uploads} next={shown.length + 1} {...about} />
    ),
  }
}

function asRemoved({ id, number, fileName, uploadedBy }: Version): RemovedVersion {
  return {
    id,
    number,
    name: fileName,
    removedAt: '2026-11-27T10:00:00.000Z',
    removedBy: uploadedBy,
    erasedAt: '2026-12-27T10:00:00.000Z',
  }
}
