export interface Look {
  /** The brightness from 0 (black) to 1 (white), in linear light. */
  luminance: number
  /** The ratio of each channel to gray; 1 is neutral. */
  red: number
  green: number
  blue: number
}

/** The side of the sampled picture in pixels. */
const SIDE = 48
/** The result for an empty picture. */
const NEUTRAL: Look = { luminance: 0.5, red: 1, green: 1, blue: 1 }

/** Estimates the brightness and tint of a picture. Transparent pixels do not count. */
export function estimateLook(image: CanvasImageSource): Look {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return NEUTRAL
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, SIDE, SIDE)
  return lookOf(context.getImageData(0, 0, SIDE, SIDE).data)
}

/** @param pixels red, green, blue and alpha, 0 to 255 each */
export function lookOf(pixels: ArrayLike<number>): Look {
  let [weight, red, green, blue] = [0, 0, 0, 0]
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255
    weight += alpha
    red += alpha * light(pixels[at] ?? 0)
    green += alpha * light(pixels[at + 1] ?? 0)
    blue += alpha * light(pixels[at + 2] ?? 0)
  }
  const sum = red + green + blue
  if (weight < 1 || sum <= 0) return weight < 1 ? NEUTRAL : { ...NEUTRAL, luminance: 0 }
  const luminance = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / weight
  return { luminance, red: (3 * red) / sum, green: (3 * green) / sum, blue: (3 * blue) / sum }
}

/** Converts an sRGB value to linear light. */
function light(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
