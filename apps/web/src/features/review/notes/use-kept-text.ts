'use client'

import { useSyncExternalStore } from 'react'
import { useVersion } from '../room/version-context'

/** What was begun below a note; it waits for the next time, also on a page that is loaded anew. */
export function useKeptText(name: string, first = '') {
  const { subscribe, getSnapshot, set } = useVersion().drafts.texts
  const text = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)[name] ?? first
  const drop = () =>
    set(Object.fromEntries(Object.entries(getSnapshot()).filter(([other]) => other !== name)))
  const write = (next: string) =>
    next === first ? drop() : set({ ...getSnapshot(), [name]: next })
  /** Unless something else has been typed meanwhile. */
  const dropIf = (sent: string): boolean => {
    if ((getSnapshot()[name] ?? first) !== sent) return false
    drop()
    return true
  }
  return { text, write, dropIf }
}

export const replyName = (noteId: string) => `reply ${noteId}`
/** For whom that reply is. */
export const audienceName = (noteId: string) => `audience ${noteId}`
export const editName = (noteId: string) => `edit ${noteId}`
