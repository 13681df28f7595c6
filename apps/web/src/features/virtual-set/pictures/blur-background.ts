import { boxBlur } from './box-blur'
import { createCanvas } from './canvas'

/** The maximum radius of the blur, as a share of the picture's width. */
const MAX_BLUR = 0.018
/**
 * The blur's radius in pixels. The picture is first scaled down, so that a strong blur takes no
 * longer than a weak one.
 */
const RADIUS = 5
/** The maximum width in pixels. A blurred background needs no more. */
const MAX_WIDTH = 1600

/**
 * Blurs the background like a lens that is focused on the stage: distant parts are soft, the
 * foreground is sharp. It is computed once and not for every frame.
 * @param strength above 0, up to 1
 */
export function blurBackground(image: ImageBitmap, strength: number): HTMLCanvasElement {
  const width = Math.min(MAX_WIDTH, image.width)
  const height = (width * image.height) / image.width
  const small = Math.min(width, RADIUS / (MAX_BLUR * strength))
  const { canvas: soft, context } = createCanvas(small, (small * height) / width, true)
  context.drawImage(image, 0, 0, soft.width, soft.height)
  const pixels = context.getImageData(0, 0, soft.width, soft.height)
  boxBlur(pixels, Math.max(1, Math.round(MAX_BLUR * strength * soft.width)))
  context.putImageData(pixels, 0, 0)
  const result = createCanvas(width, height)
  result.context.drawImage(soft, 0, 0, result.canvas.width, result.canvas.height)
  result.context.drawImage(sharpGround(image, result.canvas), 0, 0)
  return result.canvas
}

function sharpGround(image: ImageBitmap, { width, height }: HTMLCanvasElement) {
  const { canvas, context } = createCanvas(width, height)
  context.drawImage(image, 0, 0, width, height)
  const fade = context.createLinearGradient(0, height * 0.78, 0, height)
  fade.addColorStop(0, 'transparent')
  fade.addColorStop(1, 'black')
  context.globalCompositeOperation = 'destination-in'
  context.fillStyle = fade
  context.fillRect(0, 0, width, height)
  return canvas
}
