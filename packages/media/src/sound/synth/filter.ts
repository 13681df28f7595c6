import { RATE, valueAt, type Changing, type Mono } from './stereo'

type Kind = 'lowpass' | 'highpass' | 'bandpass'

/**
 * The number of samples after which the filter's coefficients are computed again if the frequency
 * changes.
 */
const STEP = 32

/** A second-order filter (Robert Bristow-Johnson's cookbook). */
export function filtered(samples: Mono, kind: Kind, frequency: Changing, q = 0.707): Mono {
  const out = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  let use = coefficients(kind, valueAt(frequency, 0), q)
  for (let i = 0; i < samples.length; i++) {
    if (i % STEP === 0 && typeof frequency !== 'number') {
      use = coefficients(kind, frequency(i / RATE), q)
    }
    const x = samples[i] ?? 0
    const y = use.b0 * x + use.b1 * x1 + use.b2 * x2 - use.a1 * y1 - use.a2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    out[i] = y
  }
  return out
}

function coefficients(kind: Kind, frequency: number, q: number) {
  const angle = (2 * Math.PI * Math.min(Math.max(frequency, 15), RATE * 0.45)) / RATE
  const [cosine, alpha] = [Math.cos(angle), Math.sin(angle) / (2 * q)]
  const all = 1 + alpha
  const rest = { a1: (-2 * cosine) / all, a2: (1 - alpha) / all }
  if (kind === 'bandpass') return { b0: alpha / all, b1: 0, b2: -alpha / all, ...rest }
  const sign = kind === 'lowpass' ? -1 : 1
  const half = (1 + sign * cosine) / 2 / all
  return { b0: half, b1: -sign * 2 * half, b2: half, ...rest }
}
