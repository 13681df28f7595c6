import { FPS } from '../engine/frames'
import { random } from '../lib/random'
import { play } from '../sound/music/play'
import { shaped } from '../sound/synth/shape'
import { addTo, silence, type Stereo } from '../sound/synth/stereo'
import { secondsOf, type Spot } from './spot'

/** The seconds before the end of the film over which all sound fades out. */
const FADE = 0.7

/** Mixes the music and the effects of a film at their frames. The loudness is set later. */
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
