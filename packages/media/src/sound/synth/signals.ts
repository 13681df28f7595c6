import type { Random } from '../../lib/random'
import { RATE, samplesIn, valueAt, type Changing, type Mono } from './stereo'

type Wave = 'sine' | 'triangle' | 'saw' | 'pulse'

const WAVES: Record<Wave, (phase: number) => number> = {
  sine: (phase) => Math.sin(phase * 2 * Math.PI),
  triangle: (phase) => 1 - 4 * Math.abs(phase - 0.5),
  saw: (phase) => 2 * phase - 1,
  pulse: (phase) => (phase < 0.3 ? 1 : -1),
}

/** @param frequency in hertz */
export function tone(seconds: number, frequency: Changing, wave: Wave = 'sine'): Mono {
  const samples = new Float32Array(samplesIn(seconds))
  let phase = 0
  for (let i = 0; i < samples.length; i++) {
    samples[i] = WAVES[wave](phase)
    phase = (phase + valueAt(frequency, i / RATE) / RATE) % 1
  }
  return samples
}

export function whiteNoise(seconds: number, random: Random): Mono {
  return new Float32Array(samplesIn(seconds)).map(() => random.next() * 2 - 1)
}

/** Noise whose power falls by three decibels per octave (Paul Kellet's filter). */
export function pinkNoise(seconds: number, random: Random): Mono {
  let [low, middle, high] = [0, 0, 0]
  return whiteNoise(seconds, random).map((white) => {
    low = 0.99765 * low + white * 0.099046
    middle = 0.963 * middle + white * 0.2965164
    high = 0.57 * high + white * 1.0526913
    return (low + middle + high + white * 0.1848) * 0.16
  })
}

/** Overtones that ring together and die away, as of struck metal, wood or glass. */
export function struck(
  seconds: number,
  partials: readonly { frequency: number; gain: number; fade: number }[],
): Mono {
  const samples = new Float32Array(samplesIn(seconds))
  for (const { frequency, gain, fade } of partials) {
    for (let i = 0; i < samples.length; i++) {
      const time = i / RATE
      const ring = Math.sin(2 * Math.PI * frequency * time) * Math.exp(-time / fade)
      samples[i] = (samples[i] ?? 0) + gain * ring
    }
  }
  return samples
}
