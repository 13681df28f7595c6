interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** The number of box blurs. Three of them approximate the blur of a lens. */
const ROUNDS = 3

/** Blurs in place. @param radius in whole pixels */
export function boxBlur({ width, height, data }: Pixels, radius: number): void {
  if (radius < 1) return
  const line = new Uint8ClampedArray(Math.max(width, height) * 4)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let y = 0; y < height; y += 1) blurLine(data, line, y * width * 4, 4, width, radius)
    for (let x = 0; x < width; x += 1) blurLine(data, line, x * 4, width * 4, height, radius)
  }
}

/**
 * Replaces each pixel by the mean of its neighbors. Beyond the ends, the outermost pixels are
 * repeated.
 */
function blurLine(
  data: Uint8ClampedArray,
  line: Uint8ClampedArray,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  const count = radius * 2 + 1
  for (let channel = 0; channel < 4; channel += 1) {
    const at = (index: number) =>
      data[start + channel + Math.min(length - 1, Math.max(0, index)) * step] ?? 0
    let sum = 0
    for (let index = -radius; index <= radius; index += 1) sum += at(index)
    for (let index = 0; index < length; index += 1) {
      line[index] = sum / count
      sum += at(index + radius + 1) - at(index - radius)
    }
    for (let index = 0; index < length; index += 1) {
      data[start + channel + index * step] = line[index] ?? 0
    }
  }
}
