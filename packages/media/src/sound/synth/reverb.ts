import { RATE, addTo, type Mono, type Stereo } from './stereo'

/**
 * The delays of Freeverb in samples, for a rate of 44,100 per second. They have no common factor.
 */
const COMBS = [1116, 1188, 1277, 1356, 1422, 1491, 1557, 1617]
const ALL_PASSES = [556, 441, 341, 225]
/**
 * The number of samples by which the delays on the right are longer, which makes the room sound
 * wide.
 */
const SPREAD = 23

interface Room {
  /** The seconds in which the sound falls by sixty decibels. */
  seconds: number
  /** The share of reverberation in the result, from 0 to 1. */
  amount: number
  /** How much of the high tones the walls absorb, from 0 to 1. */
  damping?: number
}

/**
 * Adds the reverberation of a room (Schroeder's reverberator). The result is longer by the time
 * until the room is silent.
 */
export function inRoom(sound: Stereo, { seconds, amount, damping = 0.35 }: Room): Stereo {
  const tail = Math.round(seconds * RATE)
  const length = sound.left.length + tail
  const mono = new Float32Array(length)
  sound.left.forEach((one, i) => (mono[i] = (one + (sound.right[i] ?? 0)) * 0.015))
  const wet = {
    left: reverberated(mono, seconds, damping, 0),
    right: reverberated(mono, seconds, damping, SPREAD),
  }
  const whole = { left: new Float32Array(length), right: new Float32Array(length) }
  addTo(whole, sound, 0, 1 - amount * 0.5)
  return addTo(whole, wet, 0, amount * 3)
}

function reverberated(input: Mono, seconds: number, damping: number, spread: number): Mono {
  const out = new Float32Array(input.length)
  for (const delay of COMBS) addComb(out, input, scaled(delay + spread), seconds, damping)
  for (const delay of ALL_PASSES) passAll(out, scaled(delay + spread))
  return out
}

const scaled = (delay: number) => Math.round((delay * RATE) / 44_100)

function addComb(out: Mono, input: Mono, delay: number, seconds: number, damping: number): void {
  const feedback = 10 ** ((-3 * delay) / (seconds * RATE))
  const line = new Float32Array(delay)
  let held = 0
  for (let i = 0; i < input.length; i++) {
    const delayed = line[i % delay] ?? 0
    held = delayed * (1 - damping) + held * damping
    line[i % delay] = (input[i] ?? 0) + held * feedback
    out[i] = (out[i] ?? 0) + delayed
  }
}

function passAll(samples: Mono, delay: number): void {
  const line = new Float32Array(delay)
  for (let i = 0; i < samples.length; i++) {
    const delayed = line[i % delay] ?? 0
    const sample = samples[i] ?? 0
    line[i % delay] = sample + delayed * 0.5
    samples[i] = delayed - sample
  }
}
