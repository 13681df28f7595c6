import { createContext, use, useSyncExternalStore } from 'react'
import type { Session } from './session'

export interface Tool {
  session: Session
  studioName: string
  /** BCP 47 tag for numbers. */
  format: string
  /** Announces a text to screen readers. */
  say: (text: string) => void
  openCamera: () => void
}

export const ToolContext = createContext<Tool | null>(null)

export function useTool(): Tool {
  const tool = use(ToolContext)
  if (!tool) throw new Error('This stands in the tool only.')
  return tool
}

/** @returns the current set and selection */
export function useSet() {
  const { store } = useTool().session
  const { history, chosen, pictures } = useSyncExternalStore(store.subscribe, store.get, store.get)
  return {
    scene: history.present,
    chosen,
    pictures,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
