'use client'

import { createContext, use, useSyncExternalStore } from 'react'
import type { PlayerControl, PlayerState } from '../types'

export const PlayerContext = createContext<PlayerControl | null>(null)

/** @returns the player around a component, such as an overlay */
export function usePlayer(): PlayerControl {
  const player = use(PlayerContext)
  if (!player) throw new Error('There is no player around this component.')
  return player
}

/** Selects a part of the player's state. The component is rendered again when that part changes. */
export function usePlayerState<Part>(
  player: PlayerControl,
  select: (state: PlayerState) => Part,
): Part {
  const read = () => select(player.getState())
  return useSyncExternalStore(player.subscribe, read, read)
}
