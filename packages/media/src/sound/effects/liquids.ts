import type { Random } from '../../lib/random'
import { filtered } from '../synth/filter'
import { inRoom } from '../synth/reverb'
import { fading, louder, shaped } from '../synth/shape'
import { pinkNoise, struck, tone, whiteNoise } from '../synth/signals'
import { addTo, placed, silence, sum, type Stereo } from '../synth/stereo'

/** A bubble bursts: a short tone that rises. */
function bubble(random: Random, low = 380, high = 1500) {
  const pitch = random.range(low, high)
  const length = random.range(0.03, 0.09)
  return fading(
    tone(length, (time) => pitch * (1 + time * 7)),
    length * 0.35,
    0.004,
  )
}

/** A splash that rises like a crown and falls back. */
export function splash(random: Random, seconds = 1.6): Stereo {
  const body = filtered(whiteNoise(seconds, random), 'bandpass', (t) => 2600 * Math.exp(-t * 1.4) + 500, 0.7) // prettier-ignore
  const whole = placed(shaped(body, [[0, 0], [0.03, 0.9], [0.2, 0.5], [seconds, 0]])) // prettier-ignore
  addTo(
    whole,
    placed(
      fading(
        tone(0.4, (t) => 60 + 90 * Math.exp(-t * 14)),
        0.12,
      ),
    ),
    0,
    0.7,
  )
  for (let at = 0.04; at < seconds - 0.1; at += random.range(0.01, 0.06)) {
    addTo(
      whole,
      placed(louder(bubble(random), 0.22 * (1 - at / seconds)), random.range(-0.7, 0.7)),
      at,
    )
  }
  return inRoom(whole, { seconds: 1.2, amount: 0.25 })
}

/** A ribbon of thick liquid turns around the glass. */
export function swirl(random: Random, seconds: number): Stereo {
  const flow = filtered(
    pinkNoise(seconds, random),
    'bandpass',
    (t) => 700 + 380 * Math.sin(t * 5),
    1.4,
  )
  const whole = placed(
    shaped(louder(flow, 0.8), [[0, 0], [seconds * 0.3, 1], [seconds * 0.8, 0.6], [seconds, 0]]), // prettier-ignore
    (time) => 0.8 * Math.sin(time * 4),
  )
  for (let at = 0; at < seconds - 0.1; at += random.range(0.03, 0.13)) {
    addTo(whole, placed(louder(bubble(random, 260, 800), 0.12), random.range(-0.7, 0.7)), at)
  }
  return inRoom(whole, { seconds: 1.4, amount: 0.3 })
}

/** A stopper touches its glass, which rings. */
export function glass(random: Random): Stereo {
  const ring = struck(
    2.4,
    [2093, 3520, 5274, 7040, 9397].map((frequency, i) => ({
      frequency: frequency * random.range(0.998, 1.002),
      gain: 0.16 / (1 + i * 0.6),
      fade: 0.9 / (1 + i * 0.7),
    })),
  )
  const contact = filtered(fading(whiteNoise(0.04, random), 0.005), 'highpass', 3000)
  const weight = fading(tone(0.2, 190), 0.03)
  return inRoom(placed(sum(ring, louder(contact, 0.3), louder(weight, 0.25))), { seconds: 2, amount: 0.35 }) // prettier-ignore
}

/** A door opens under water: a rush, then rising bubbles. */
export function underWater(random: Random, seconds: number): Stereo {
  const rush = filtered(pinkNoise(seconds, random), 'lowpass', (t) => 250 + 700 * Math.exp(-t))
  const whole = placed(shaped(louder(rush, 0.7), [[0, 0], [0.3, 1], [seconds, 0.25]])) // prettier-ignore
  for (let at = 0.2; at < seconds - 0.15; at += random.range(0.05, 0.24)) {
    addTo(whole, placed(louder(bubble(random, 420, 1100), 0.2), random.range(-0.6, 0.6)), at)
  }
  return inRoom(addTo(silence(seconds), whole), { seconds: 1.2, amount: 0.3 })
}

/** Something small appears. */
export function pop(random: Random, pitch = 620): Stereo {
  const blip = fading(
    tone(0.12, (time) => pitch * (1 + time * 9)),
    0.035,
    0.003,
  )
  const air = filtered(fading(whiteNoise(0.05, random), 0.008), 'bandpass', 2500, 1)
  return inRoom(placed(sum(louder(blip, 0.5), louder(air, 0.15))), { seconds: 0.5, amount: 0.15 })
}

/** A small bird chirps a few notes. */
export function chirp(random: Random, notes = 3): Stereo {
  const whole = silence(notes * 0.16 + 0.3)
  for (let i = 0; i < notes; i++) {
    const pitch = random.range(1900, 2500)
    const note = tone(0.11, (t) => pitch * (1 + 0.28 * Math.sin(t * 30)), 'triangle')
    addTo(whole, placed(louder(fading(note, 0.05, 0.012), 0.26), 0.15), i * 0.15)
  }
  return inRoom(whole, { seconds: 0.6, amount: 0.2 })
}
