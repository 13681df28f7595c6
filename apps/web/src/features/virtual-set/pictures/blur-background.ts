import { boxBlur } from './box-blur'
import { createCanvas } from './canvas'

/** At full strength, in parts of the picture's width. */
const STRONGEST = 0.018
/** Pixels: a blur is drawn small and stretched, so that a strong one costs no more than a weak one. */
const RADIUS = 5
/** No screen shows more of what is out of focus. */
const WIDEST = 1600

/**
 * The background as a lens draws it that is focused on the stage: what is far is soft, the ground
 * before one's feet is not. Made once, not for every frame. @param strength above 0, up to 1
 */
export function blurBackground(image: ImageBitmap, strength: number): HTMLCanvasElement {
  const width = Math.min(WIDEST, image.width)
  const height = (width * image.height) / image.width
  const small = Math.min(width, RADIUS / (STRONGEST * strength))
  const { canvas: soft, context } = createCanvas(small, (small * height) / width, true)
  context.drawImage(image, 0, 0, soft.width, soft.height)
  const pixels = context.getImageData(0, 0, soft.width, soft.height)
  boxBlur(pixels, Math.max(1, Math.round(STRONGEST * strength * soft.width)))
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
