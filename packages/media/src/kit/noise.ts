/** Smooth noise along a line, from -1 to 1. The same seed gives the same noise. */
export function noise1(x: number, seed = 0): number {
  const i = Math.floor(x)
  const f = x - i
  const t = f * f * f * (f * (f * 6 - 15) + 10)
  return lattice(i, seed) * (1 - t) + lattice(i + 1, seed) * t
}

function lattice(i: number, seed: number): number {
  let h = Math.imul(i ^ Math.imul(seed + 1, 0x9e3779b1), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
}

export function noise2(x: number, y: number, seed = 0): number {
  const i = Math.floor(y)
  const f = y - i
  const t = f * f * (3 - 2 * f)
  return noise1(x, seed + i * 131) * (1 - t) + noise1(x, seed + (i + 1) * 131) * t
}

/** The sum of several octaves of `noise2`, from about -1 to 1. */
export function fbm2(x: number, y: number, seed = 0, octaves = 4): number {
  let [sum, size] = [0, 0.5]
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise2(x, y, seed + octave * 17) * size
    x *= 2.03
    y *= 2.03
    size *= 0.5
  }
  return sum
}
