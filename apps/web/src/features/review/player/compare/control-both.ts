import { clampFrame } from '@studio/shared/review/frames'
import type { PlayerControl } from '../../types'
import type { Player } from '../playback/player'
import { currentFrame } from '../playback/player-state'
import type { Follower } from './follower'

/**
 * Controls both films by the leader's controls. A seek resolves when both films show their frames.
 */
export function controlBoth(leader: Player, follower: Follower): PlayerControl {
  const seekToFrame = async (frame: number) => {
    const target = clampFrame(frame, leader.facts.frameCount)
    const seen = await Promise.all([leader.seekToFrame(target), follower.showFor(target)])
    return seen.every(Boolean)
  }
  const { facts, play, pause, shuttle, setSpeed, setLooping, setRange, getState, subscribe } =
    leader
  return {
    get frame() {
      return leader.frame
    },
    get isPlaying() {
      return leader.isPlaying
    },
    get range() {
      return leader.range
    },
    seekToFrame,
    stepBy: (frames) => seekToFrame(currentFrame(getState()) + frames),
    facts,
    play,
    pause,
    shuttle,
    setSpeed,
    setLooping,
    setRange,
    getState,
    subscribe,
  }
}
