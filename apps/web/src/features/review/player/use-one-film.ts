import { useEffect, useRef } from 'react'
import { connectMedia, type MediaStore } from './media-store'
import type { Player } from './playback/player'

/** Attaches a video to a player, and the full-screen element to the media store. */
export function useOneFilm<Film extends HTMLMediaElement>(player: Player, media: MediaStore) {
  const root = useRef<HTMLElement>(null)
  const film = useRef<Film>(null)
  useEffect(() => {
    if (!film.current || !root.current) return
    const detach = player.attach(film.current)
    const disconnect = connectMedia(media, film.current, root.current)
    return () => {
      disconnect()
      detach()
    }
  }, [player, media])
  return { root, film }
}
