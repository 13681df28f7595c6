import { FPS } from '../engine/frames'
import { random } from '../lib/random'
import { play } from '../sound/music/play'
import { shaped } from '../sound/synth/shape'
import { addTo, silence, type Stereo } from '../sound/synth/stereo'
import { secondsOf, type Spot } from './spot'

/** Seconds before the end of the film in which the remaining sound fades out. */
const FADE = 0.7

/** Music and effects of a film at their frames, not yet at their loudness. */
export async function mixSpot(spot: Spot): Promise<Stereo> {
  const seconds = secondsOf(spot)
  const mix = silence(seconds)
  addTo(mix, await play(spot.score), 0, spot.musicGain)
  spot.sounds.forEach(({ frame, gain, make }, i) => {
    addTo(mix, make(random(i * 1013 + frame)), frame / FPS, gain)
  })
  const end = [[0, 1], [seconds - FADE, 1], [seconds, 0]] as const // prettier-ignore
  return { left: shaped(mix.left, end), right: shaped(mix.right, end) }
}
