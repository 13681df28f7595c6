import type { Random } from '../../lib/random'
import { filtered } from '../synth/filter'
import { inRoom } from '../synth/reverb'
import { fading, louder, shaped } from '../synth/shape'
import { pinkNoise, struck, tone, whiteNoise } from '../synth/signals'
import { RATE, addTo, placed, silence, type Stereo } from '../synth/stereo'

const STUDIO = { seconds: 0.35, amount: 0.12 }

/** Several strokes of a pencil on paper per second. */
export function pencil(seconds: number, random: Random): Stereo {
  const page = silence(seconds)
  for (let at = 0.02; at < seconds - 0.12;) {
    const length = Math.min(random.range(0.1, 0.34), seconds - at)
    addTo(page, stroke(length, random), at, random.range(0.5, 1))
    at += length + random.range(0.03, 0.12)
  }
  return inRoom(page, STUDIO)
}

function stroke(length: number, random: Random): Stereo {
  const [from, to] = [random.range(2600, 3600), random.range(3400, 5200)]
  const grain = whiteNoise(length, random).map((one) => one * random.range(0.35, 1))
  const lead = filtered(grain, 'bandpass', (time) => from + ((to - from) * time) / length, 1.1)
  const swell = shaped(lead, [
    [0, 0],
    [length * 0.25, 0.9],
    [length * 0.7, 0.6],
    [length, 0],
  ])
  const pan = random.range(-0.35, 0.1)
  return placed(louder(swell, 0.55), (time) => pan + (time / length) * 0.3)
}

/** A felt marker on a whiteboard. It slides, and sometimes it squeaks. */
export function marker(seconds: number, random: Random): Stereo {
  const board = silence(seconds)
  for (let at = 0.05; at < seconds - 0.2;) {
    const length = Math.min(random.range(0.25, 0.6), seconds - at)
    const slide = filtered(pinkNoise(length, random), 'bandpass', 1800, 0.8)
    const edge = [[0, 0], [0.04, 1], [length - 0.06, 0.7], [length, 0]] as const // prettier-ignore
    addTo(board, placed(louder(shaped(slide, edge), 1.1), random.range(-0.3, 0.3)), at)
    if (random.next() < 0.4) {
      const pitch = random.range(1500, 2100)
      const squeak = tone(0.09, (time) => pitch * (1 + time * 2.5))
      addTo(board, placed(louder(fading(squeak, 0.04, 0.02), 0.06)), at + length * 0.4)
    }
    at += length + random.range(0.08, 0.2)
  }
  return inRoom(board, { seconds: 0.5, amount: 0.16 })
}

/**
 * The sound of the line that wipes from one stage to the next: passing air, and a touch at its end.
 */
export function wipe(random: Random, seconds = 0.5): Stereo {
  const air = filtered(
    whiteNoise(seconds, random),
    'bandpass',
    (time) => 500 + 5200 * (time / seconds) ** 1.6,
    1.4,
  )
  const swell = shaped(air, [
    [0, 0],
    [seconds * 0.72, 0.8],
    [seconds, 0],
  ])
  const passing = placed(louder(swell, 0.7), (time) => -0.8 + (1.6 * time) / seconds)
  const tick = placed(
    struck(0.12, [
      { frequency: 2350, gain: 0.16, fade: 0.012 },
      { frequency: 3870, gain: 0.08, fade: 0.008 },
    ]),
    0.5,
  )
  const whole = silence(seconds + 0.2)
  return inRoom(addTo(addTo(whole, passing), tick, seconds * 0.78), STUDIO)
}

/** The four notes of the closing picture, one for each stage: tip, pluck, bell and chord. */
export function signature(random: Random): Stereo {
  const whole = silence(2.6)
  const tip = filtered(fading(whiteNoise(0.08, random), 0.018), 'bandpass', 3000, 1)
  addTo(whole, placed(louder(tip, 0.9), -0.3))
  addTo(whole, placed(bell(587.33, 0.16, 0.5), -0.15), 0)
  addTo(whole, placed(bell(739.99, 0.2, 0.6), -0.05), 0.2)
  addTo(whole, placed(bell(880, 0.24, 0.8), 0.1), 0.4)
  for (const [frequency, pan] of [
    [293.66, -0.3],
    [587.33, 0],
    [739.99, 0.2],
    [1174.66, 0.3],
  ] as const) {
    addTo(whole, placed(bell(frequency, 0.2, 1.5), pan), 0.6)
  }
  return inRoom(whole, { seconds: 1.6, amount: 0.3 })
}

function bell(frequency: number, gain: number, fade: number) {
  return struck(Math.min(2, fade * 4), [
    { frequency, gain, fade },
    { frequency: frequency * 2.0, gain: gain * 0.35, fade: fade * 0.5 },
    { frequency: frequency * 3.01, gain: gain * 0.18, fade: fade * 0.3 },
    { frequency: frequency * 5.4, gain: gain * 0.06, fade: fade * 0.12 },
  ]).map((one, i) => one * Math.min(1, i / (0.003 * RATE)))
}
