import type { Keying, SetScene } from '@studio/shared/contracts/virtual-set'
import { estimateLook, type Look } from '../intake/estimate-look'
import type { Keyer } from '../keying/create-keyer'
import { createCanvas } from './canvas'
import { feetOf, findSolid, type Mask } from './find-solid'
import { applyCurves, curvesFor } from './match-look'

/** A person cut out of a picture. */
export interface CutOut {
  canvas: HTMLCanvasElement
  look: Look
  /** The parts of the picture at which a pointer can grab the person. */
  mask: Mask
  /** The left and right end of the feet, as shares of the picture's width. */
  feet: { from: number; to: number }
}

/** The maximum height in pixels, which is that of a film's frame. */
const MAX_HEIGHT = 1200
/** The longer side of the mask in pixels. */
const MASK_SIDE = 160

/**
 * Scales a picture to the size at which it is keyed. Callers keep the canvas, because the keyer
 * caches the screen by it.
 */
export function sizedFor(image: ImageBitmap): HTMLCanvasElement {
  const part = Math.min(1, MAX_HEIGHT / image.height)
  const { canvas, context } = createCanvas(image.width * part, image.height * part)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** @param keying null if the picture is not keyed */
export function cutOut(sized: HTMLCanvasElement, keying: Keying | null, keyer: Keyer): CutOut {
  const keyed = keying ? keyer.key(sized, keying) : sized
  const small = createCanvas(MASK_SIDE, MASK_SIDE, true)
  small.context.drawImage(keyed, 0, 0, MASK_SIDE, MASK_SIDE)
  const { box, mask } = findSolid(small.context.getImageData(0, 0, MASK_SIDE, MASK_SIDE))
  const [width, height] = [keyed.width * box.width, keyed.height * box.height]
  const { canvas, context: trimmed } = createCanvas(width, height)
  trimmed.drawImage(
    keyed,
    keyed.width * box.x,
    keyed.height * box.y,
    width,
    height,
    0,
    0,
    canvas.width,
    canvas.height,
  )
  return { canvas, look: estimateLook(canvas), mask, feet: feetOf(mask) }
}

/** Adapts a cut-out to the light of a background. */
export function lightLike(
  { canvas: original, look }: CutOut,
  place: Look,
  match: SetScene['match'],
): HTMLCanvasElement {
  const { canvas, context } = createCanvas(original.width, original.height, true)
  context.drawImage(original, 0, 0)
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  applyCurves(pixels.data, curvesFor(look, place, match))
  context.putImageData(pixels, 0, 0)
  return canvas
}
