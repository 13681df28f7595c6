import type { Keying, SetScene } from '@studio/shared/contracts/virtual-set'
import { estimateLook, type Look } from '../intake/estimate-look'
import type { Keyer } from '../keying/create-keyer'
import { createCanvas } from './canvas'
import { feetOf, findSolid, type Mask } from './find-solid'
import { applyCurves, curvesFor } from './match-look'

/** Somebody without what was around them. */
export interface CutOut {
  canvas: HTMLCanvasElement
  look: Look
  /** Where there is something to take hold of. */
  mask: Mask
  /** From where to where they stand, in parts of the width. */
  feet: { from: number; to: number }
}

/** In pixels: as high as a film's frame, and no person is larger in it for long. */
const HIGHEST = 1200
/** The side of what is looked at for the outline. */
const MASK_SIDE = 160

/** A picture as it is keyed. Kept by whoever keys it often: the keyer knows its screen by it. */
export function sizedFor(image: ImageBitmap): HTMLCanvasElement {
  const part = Math.min(1, HIGHEST / image.height)
  const { canvas, context } = createCanvas(image.width * part, image.height * part)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** @param keying null where the picture is taken as it is */
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

/** The same in the light of a place. */
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
