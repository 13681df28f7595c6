'use client'

import { useSyncExternalStore } from 'react'
import { useVersion } from '../room/version-context'

/** Stores a text below a note, a reply or an edit, so that it survives a reload. */
export function useKeptText(name: string, first = '') {
  const { subscribe, getSnapshot, set } = useVersion().drafts.texts
  const text = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)[name] ?? first
  const drop = () =>
    set(Object.fromEntries(Object.entries(getSnapshot()).filter(([other]) => other !== name)))
  const write = (next: string) =>
    next === first ? drop() : set({ ...getSnapshot(), [name]: next })
  /** Drops the stored text, unless it was changed after it was sent. */
  const dropIf = (sent: string): boolean => {
    if ((getSnapshot()[name] ?? first) !== sent) return false
    drop()
    return true
  }
  return { text, write, dropIf }
}

export const replyName = (noteId: string) => `reply ${noteId}`
/** @returns the name under which a reply's audience is stored */
export const audienceName = (noteId: string) => `audience ${noteId}`
export const editName = (noteId: string) => `edit ${noteId}`
