import { noise1 } from '../../kit/noise'
import type { Random } from '../../lib/random'
import { filtered } from '../synth/filter'
import { inRoom } from '../synth/reverb'
import { fading, louder } from '../synth/shape'
import { pinkNoise, tone, whiteNoise } from '../synth/signals'
import { RATE, addTo, placed, silence, sum, type Stereo } from '../synth/stereo'

const wide = (make: () => Float32Array): Stereo => ({ left: make(), right: make() })

/** The hum of a quiet room. */
export function roomTone(seconds: number, random: Random): Stereo {
  return wide(() => louder(filtered(pinkNoise(seconds, random), 'lowpass', 420), 0.16))
}

export function wind(seconds: number, random: Random): Stereo {
  return wide(() => {
    const seed = random.range(0, 1000)
    const gust = (time: number) => 0.5 + 0.5 * noise1(time * 0.7, seed)
    const air = filtered(pinkNoise(seconds, random), 'bandpass', (t) => 260 + 500 * gust(t), 1.1)
    return air.map((one, i) => one * (0.35 + 0.65 * gust(i / RATE)) * 0.7)
  })
}

/** Small waves on stones. */
export function shore(seconds: number, random: Random): Stereo {
  const whole = wide(() => louder(filtered(pinkNoise(seconds, random), 'lowpass', 700), 0.18))
  for (let at = random.range(-0.6, 0.2); at < seconds; at += random.range(1.3, 2.1)) {
    const length = 2.2
    const foam = filtered(whiteNoise(length, random), 'lowpass', (t) => 700 + 3000 * Math.sin((Math.PI * t) / length)) // prettier-ignore
    const wave = foam.map((one, i) => one * Math.sin((Math.PI * i) / foam.length) ** 2 * 0.2)
    addTo(whole, placed(wave, random.range(-0.6, 0.6)), at)
  }
  return whole
}

export function gulls(seconds: number, random: Random): Stereo {
  const whole = silence(seconds)
  for (let at = random.range(0.2, 0.6); at < seconds - 0.5; at += random.range(1.1, 1.9)) {
    const calls = 2 + Math.floor(random.next() * 2)
    const pan = random.range(-0.8, 0.8)
    for (let i = 0; i < calls; i++) {
      const pitch = random.range(1150, 1350)
      const cry = tone(
        0.24,
        (t) => pitch * (1 + 0.35 * Math.sin(Math.PI * (t / 0.24) ** 0.6)),
        'saw',
      )
      const voice = filtered(fading(cry, 0.1, 0.03), 'bandpass', 2300, 1.6)
      addTo(whole, placed(louder(voice, 0.09), pan), at + i * 0.3)
    }
  }
  return inRoom(whole, { seconds: 2.2, amount: 0.5 })
}

/** A distant crowd that roars. `swell` returns how loud it is at a second. */
export function crowd(seconds: number, random: Random, swell: (seconds: number) => number): Stereo {
  const voices = wide(() => {
    const noise = pinkNoise(seconds, random)
    const seed = random.range(0, 1000)
    const vowels = [
      filtered(noise, 'bandpass', (t) => 520 + 160 * noise1(t * 1.7, seed), 3),
      filtered(noise, 'bandpass', (t) => 1050 + 240 * noise1(t * 1.3, seed + 9), 4),
      louder(filtered(noise, 'bandpass', 2500, 2), 0.35),
    ]
    const ripple = (t: number) => 0.7 + 0.3 * noise1(t * 9, seed + 40)
    return sum(...vowels).map((one, i) => one * swell(i / RATE) * ripple(i / RATE) * 0.85)
  })
  return inRoom(voices, { seconds: 2.4, amount: 0.45 })
}

/** Torches with a low flame that crackles. */
export function fire(seconds: number, random: Random): Stereo {
  const whole = wide(() => louder(filtered(pinkNoise(seconds, random), 'lowpass', 240), 0.45))
  for (let at = 0; at < seconds; at += random.range(0.03, 0.22)) {
    const snap = filtered(fading(whiteNoise(0.03, random), 0.004), 'bandpass', random.range(1500, 5200), 2) // prettier-ignore
    addTo(whole, placed(louder(snap, random.range(0.1, 0.5)), random.range(-0.8, 0.8)), at)
  }
  return whole
}
