import type { PlayerState } from '../../types'
import { WHOLE } from './range'

const START: PlayerState = {
  frame: 0,
  isPlaying: false,
  speed: 1,
  isLooping: false,
  range: WHOLE,
  wanted: null,
}

/**
 * @returns the frame of a running seek, otherwise the displayed one. Someone who presses two keys
 *   in quick succession means the frame that the first one leads to
 */
export const currentFrame = ({ wanted, frame }: PlayerState): number => wanted ?? frame

export interface StateStore {
  get: () => PlayerState
  /** Changes the state. Listeners are called only if a value has changed. */
  set: (change: Partial<PlayerState>) => void
  subscribe: (listener: () => void) => () => void
}

export function createStateStore(): StateStore {
  let state = START
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      const next = { ...state, ...change }
      const keys = Object.keys(change) as (keyof PlayerState)[]
      if (keys.every((key) => next[key] === state[key])) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
