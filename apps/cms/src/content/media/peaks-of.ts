/** The number of bars in the drawn waveform. */
const BARS = 96

/**
 * Divides the sound into equal parts and returns the highest sample of each part, scaled so that
 * the loudest part is 100.
 */
export function peaksOf(samples: Buffer): number[] {
  const count = Math.floor(samples.length / 2)
  const highest = Array.from({ length: BARS }, (_, bar) => {
    const [from, to] = [Math.floor((bar * count) / BARS), Math.floor(((bar + 1) * count) / BARS)]
    let most = 0
    for (let i = from; i < to; i++) most = Math.max(most, Math.abs(samples.readInt16LE(i * 2)))
    return most
  })
  const loudest = Math.max(...highest, 1)
  return highest.map((peak) => Math.round((peak / loudest) * 100))
}
