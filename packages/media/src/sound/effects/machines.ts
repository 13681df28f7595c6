import { noise1 } from '../../kit/noise'
import type { Random } from '../../lib/random'
import { filtered } from '../synth/filter'
import { louder, saturated } from '../synth/shape'
import { pinkNoise, tone, whiteNoise } from '../synth/signals'
import { RATE, addTo, placed, sum, type Changing, type Stereo } from '../synth/stereo'

interface Drive {
  seconds: number
  /** The position of the car, from -1 (left) to 1 (right). */
  pan: Changing
  /** The nearness of the car, from 0 to 1. */
  nearness: (seconds: number) => number
  /** The engine's turns per second. */
  turns: (seconds: number) => number
}

/** A sports car: the firing of its cylinders and the exhaust, which resonate in its body. */
export function engine({ seconds, pan, nearness, turns }: Drive, random: Random): Stereo {
  const seed = random.range(0, 1000)
  const uneven = (t: number) => turns(t) * (1 + 0.012 * noise1(t * 13, seed))
  const firing = tone(seconds, (t) => uneven(t) * 2, 'saw')
  const half = tone(seconds, (t) => uneven(t), 'pulse')
  const growl = tone(seconds, (t) => uneven(t) * 4.02, 'triangle')
  const exhaust = saturated(sum(louder(firing, 0.5), louder(half, 0.3), louder(growl, 0.22)), 2)
  const body = sum(
    filtered(exhaust, 'lowpass', (t) => 260 + 1100 * nearness(t)),
    louder(filtered(exhaust, 'bandpass', 180, 1.2), 0.7),
  )
  return placed(
    body.map((one, i) => one * nearness(i / RATE) * 0.42),
    pan,
  )
}

/** Tires on a wet road. */
export function wetTires({ seconds, pan, nearness }: Drive, random: Random): Stereo {
  const hiss = filtered(
    whiteNoise(seconds, random),
    'bandpass',
    (t) => 2600 + 1800 * nearness(t),
    0.6,
  )
  const roll = filtered(pinkNoise(seconds, random), 'lowpass', 380)
  const spray = hiss.map((one, i) => {
    const near = nearness(i / RATE)
    return (one * 0.22 * near + (roll[i] ?? 0) * 0.6) * near
  })
  return placed(spray, pan)
}

/** The hum of the mains with its overtones, as from a badly laid cable. */
export function mainsHum(seconds: number): Stereo {
  const partials = [50, 100, 150, 250, 350].map((frequency, i) =>
    louder(tone(seconds, frequency), 0.05 / (i + 1)),
  )
  return placed(sum(...partials))
}

/** A hiss as of a loud preamplifier. */
export function hiss(seconds: number, random: Random): Stereo {
  const one = () => louder(filtered(whiteNoise(seconds, random), 'highpass', 1500), 0.022)
  return { left: one(), right: one() }
}

/** Short clicks of a broken connection at irregular times. */
export function clicks(seconds: number, random: Random): Stereo {
  const whole = placed(new Float32Array(Math.round(seconds * RATE)))
  for (let at = random.range(0.1, 0.3); at < seconds; at += random.range(0.15, 0.6)) {
    const click = new Float32Array(24).map((_, i) => (i % 3 === 0 ? 1 : -0.6) * Math.exp(-i / 6))
    addTo(whole, placed(louder(click, random.range(0.25, 0.5))), at)
  }
  return whole
}
