import { useEffect, useRef, useState } from 'react'
import type { ComparePlayersProps } from '../../types'
import { connectMedia, type MediaStore } from '../media-store'
import { Player } from '../playback/player'
import { controlBoth } from './control-both'
import { Follower } from './follower'

/** Manages two films that have one clock and the sound of one of them. */
export function useTwoFilms({ a, b, settings }: ComparePlayersProps, media: MediaStore) {
  const [{ leader, follower, control }] = useState(() => {
    const leader = new Player(a.facts)
    const follower = new Follower(leader, b.facts)
    return { leader, follower, control: controlBoth(leader, follower) }
  })
  const root = useRef<HTMLElement>(null)
  const videoA = useRef<HTMLVideoElement>(null)
  const videoB = useRef<HTMLVideoElement>(null)
  const { offset, sound } = settings

  useEffect(() => {
    if (!videoA.current || !videoB.current) return
    const detachLeader = leader.attach(videoA.current)
    const detachFollower = follower.attach(videoB.current)
    return () => {
      detachFollower()
      detachLeader()
    }
  }, [leader, follower])
  useEffect(() => follower.setOffset(offset), [follower, offset])
  useEffect(() => {
    const [heard, silent] = sound === 'a' ? [videoA, videoB] : [videoB, videoA]
    if (!heard.current || !silent.current || !root.current) return
    silent.current.muted = true
    heard.current.muted = false
    return connectMedia(media, heard.current, root.current)
  }, [media, sound])

  return { control, root, videoA, videoB }
}
