/** The sample rate of all sounds, in samples per second. */
export const RATE = 48_000

export type Mono = Float32Array

/** Two channels of the same length. Full scale is from -1 to 1. */
export interface Stereo {
  left: Mono
  right: Mono
}

export const samplesIn = (seconds: number) => Math.round(seconds * RATE)

export function silence(seconds: number): Stereo {
  return { left: new Float32Array(samplesIn(seconds)), right: new Float32Array(samplesIn(seconds)) }
}

/** A number, or a function of the seconds since the sound began. */
export type Changing = number | ((seconds: number) => number)

export const valueAt = (value: Changing, seconds: number) =>
  typeof value === 'number' ? value : value(seconds)

/**
 * Places a mono sound between left and right at constant power.
 * @param pan from -1 (left) to 1 (right)
 */
export function placed(mono: Mono, pan: Changing = 0): Stereo {
  const stereo = { left: new Float32Array(mono.length), right: new Float32Array(mono.length) }
  for (let i = 0; i < mono.length; i++) {
    const angle = ((valueAt(pan, i / RATE) + 1) * Math.PI) / 4
    stereo.left[i] = (mono[i] ?? 0) * Math.cos(angle)
    stereo.right[i] = (mono[i] ?? 0) * Math.sin(angle)
  }
  return stereo
}

/** Adds a sound to another one. Parts before its beginning or after its end are cut off. */
export function addTo(target: Stereo, sound: Stereo, at = 0, gain = 1): Stereo {
  const offset = samplesIn(at)
  for (const side of ['left', 'right'] as const) {
    const [into, from] = [target[side], sound[side]]
    for (let i = Math.max(0, -offset); i < from.length && i + offset < into.length; i++) {
      into[i + offset] = (into[i + offset] ?? 0) + (from[i] ?? 0) * gain
    }
  }
  return target
}

/** Adds several mono sounds. */
export function sum(...sounds: Mono[]): Mono {
  const whole = new Float32Array(Math.max(...sounds.map(({ length }) => length)))
  for (const sound of sounds) sound.forEach((sample, i) => (whole[i] = (whole[i] ?? 0) + sample))
  return whole
}
