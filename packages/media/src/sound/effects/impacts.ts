import type { Random } from '../../lib/random'
import { filtered } from '../synth/filter'
import { inRoom } from '../synth/reverb'
import { fading, louder, saturated, shaped } from '../synth/shape'
import { pinkNoise, struck, tone, whiteNoise } from '../synth/signals'
import { addTo, placed, silence, sum, type Stereo } from '../synth/stereo'

/** Two blades hit each other. */
export function clash(random: Random): Stereo {
  const steel = [1180, 1973, 2891, 3710, 4823, 6257, 7919].map((base, i) => ({
    frequency: base * random.range(0.985, 1.015),
    gain: 0.2 / (1 + i * 0.3),
    fade: 0.55 / (1 + i * 0.45),
  }))
  const edge = filtered(fading(whiteNoise(0.25, random), 0.03), 'highpass', 2500)
  const hit = sum(struck(1.6, steel), louder(edge, 0.7))
  return inRoom(placed(saturated(hit, 1.4), 0.12), { seconds: 1.8, amount: 0.35 })
}

/** Something heavy lands: the ground resounds, then dust falls. */
export function thud(random: Random, gain = 1): Stereo {
  const ground = fading(
    tone(1, (time) => 38 + 70 * Math.exp(-time * 18)),
    0.24,
  )
  const slap = filtered(fading(pinkNoise(0.3, random), 0.05), 'lowpass', 900)
  const dust = filtered(fading(whiteNoise(0.9, random), 0.22, 0.05), 'bandpass', 2600, 0.6)
  const whole = sum(louder(ground, 0.9), louder(slap, 1.6), louder(dust, 0.07))
  return inRoom(placed(louder(saturated(whole, 1.6), gain)), { seconds: 1.4, amount: 0.22 })
}

/** A low boom below a cut to the lit picture. */
export function boom(random: Random): Stereo {
  const low = fading(
    tone(2.2, (time) => 34 + 46 * Math.exp(-time * 9)),
    0.62,
    0.004,
  )
  const skin = filtered(fading(pinkNoise(0.5, random), 0.07), 'lowpass', 500)
  const whole = sum(louder(low, 0.85), louder(skin, 1.2))
  return inRoom(placed(saturated(whole, 1.8)), { seconds: 2.4, amount: 0.3 })
}

/** A blade, an arm or a leaping body moves through the air. */
export function whoosh(random: Random, seconds = 0.45, from = -0.6, to = 0.6): Stereo {
  const bend = (time: number) => Math.sin((Math.PI * time) / seconds) ** 1.5
  const air = filtered(pinkNoise(seconds, random), 'bandpass', (t) => 350 + 1900 * bend(t), 1.6)
  const passing = air.map((one, i) => one * bend(i / 48_000) * 1.8)
  return placed(passing, (time) => from + ((to - from) * time) / seconds)
}

/** A sound that rises until a cut. */
export function riser(random: Random, seconds: number): Stereo {
  const air = filtered(
    whiteNoise(seconds, random),
    'bandpass',
    (t) => 300 + 4200 * (t / seconds) ** 2,
    1.8,
  )
  const pitch = tone(seconds, (t) => 110 * 2 ** (t / seconds), 'saw')
  const swell = [[0, 0], [seconds * 0.6, 0.25], [seconds * 0.97, 1], [seconds, 0]] as const // prettier-ignore
  const whole = sum(louder(air, 0.4), louder(filtered(pitch, 'lowpass', 900), 0.08))
  return inRoom(placed(shaped(whole, swell)), { seconds: 0.8, amount: 0.25 })
}

/** A part clicks into its place. */
export function latch(random: Random): Stereo {
  const metal = struck(0.3, [
    { frequency: 2140, gain: 0.3, fade: 0.02 },
    { frequency: 3310, gain: 0.22, fade: 0.03 },
    { frequency: 5480, gain: 0.12, fade: 0.015 },
    { frequency: 310, gain: 0.4, fade: 0.018 },
  ])
  const contact = filtered(fading(whiteNoise(0.05, random), 0.004), 'highpass', 1800)
  return inRoom(placed(sum(metal, louder(contact, 0.5))), { seconds: 0.5, amount: 0.15 })
}

/** Steps on sand: the heel, the grains, the toe. */
export function steps(times: readonly number[], seconds: number, random: Random): Stereo {
  const ground = silence(seconds)
  times.forEach((at, i) => {
    const heel = filtered(fading(pinkNoise(0.14, random), 0.03), 'lowpass', 420)
    const grains = filtered(fading(whiteNoise(0.2, random), 0.05, 0.012), 'bandpass', random.range(2200, 3400), 0.8) // prettier-ignore
    const toe = filtered(fading(whiteNoise(0.12, random), 0.03, 0.01), 'bandpass', 3600, 1)
    const step = silence(0.4)
    addTo(step, placed(louder(heel, 1.7)))
    addTo(step, placed(louder(grains, 0.3)), 0.012)
    addTo(step, placed(louder(toe, 0.18)), 0.11)
    addTo(ground, step, at, random.range(0.8, 1.1) * (i % 2 ? 0.85 : 1))
  })
  return inRoom(ground, { seconds: 0.9, amount: 0.14 })
}

/** The cloth, leather and armor of somebody who moves at these times. */
export function gear(times: readonly number[], seconds: number, random: Random): Stereo {
  const whole = silence(seconds)
  for (const at of times) {
    const cloth = filtered(pinkNoise(0.35, random), 'bandpass', random.range(900, 1500), 0.7)
    const swing = [[0, 0], [0.12, 1], [0.2, 0.5], [0.35, 0]] as const // prettier-ignore
    addTo(whole, placed(louder(shaped(cloth, swing), 0.9), random.range(-0.3, 0.3)), at)
    for (let i = 0; i < 3; i++) {
      const plate = struck(0.12, [
        { frequency: random.range(2300, 4200), gain: 0.07, fade: 0.02 },
        { frequency: random.range(5200, 7400), gain: 0.04, fade: 0.012 },
      ])
      addTo(whole, placed(plate, random.range(-0.4, 0.4)), at + random.range(0, 0.22))
    }
  }
  return inRoom(whole, { seconds: 0.8, amount: 0.15 })
}
