'use client'

import { createContext, use, useSyncExternalStore } from 'react'
import type { PlayerControl, PlayerState } from '../types'

export const PlayerContext = createContext<PlayerControl | null>(null)

/** The player around; for what is laid over its picture. */
export function usePlayer(): PlayerControl {
  const player = use(PlayerContext)
  if (!player) throw new Error('There is no player around this component.')
  return player
}

/** A part of a player's state, anew whenever that part changes. */
export function usePlayerState<Part>(
  player: PlayerControl,
  select: (state: PlayerState) => Part,
): Part {
  const read = () => select(player.getState())
  return useSyncExternalStore(player.subscribe, read, read)
}
