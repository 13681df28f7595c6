import type { Keying } from '@studio/shared/contracts/virtual-set'
import { findScreen, type Screen } from './find-screen'
import { keyPixels } from './key-pixels'
import { openWebglKeyer } from './webgl-keyer'

type Picture = ImageBitmap | HTMLCanvasElement

export interface Keyer {
  /**
   * Removes the green screen from a picture. A picture without green at its border is returned
   * unchanged.
   */
  key(image: Picture, keying: Keying): HTMLCanvasElement
  dispose(): void
}

/** The default settings for a new picture. */
export const USUAL_KEYING: Keying = { tolerance: 0.5, spill: 0.75, edge: 0.2 }

/**
 * Length in pixels of the longer side of the reduced picture in which the green screen is searched
 * for.
 */
const LOOKED_AT = 400

/** @param isPlain whether to use the CPU, as in browsers without WebGL 2 */
export function createKeyer({ isPlain = false } = {}): Keyer {
  const card = isPlain ? null : openWebglKeyer()
  // Caches the screen that was found in each picture, because it does not depend on the settings.
  const known = new WeakMap<Picture, Screen | null>()
  const screenOf = (image: Picture): Screen | null => {
    const found = known.get(image)
    if (found !== undefined) return found
    const screen = findScreen(pixelsOf(image, LOOKED_AT).pixels)
    known.set(image, screen)
    return screen
  }
  return {
    key(image, keying) {
      const screen = screenOf(image)
      if (!screen) return copyOf(image).canvas
      const drawn = card?.draw(image, screen, keying)
      if (drawn) return copyOf(drawn).canvas
      const { canvas, context, pixels } = pixelsOf(image)
      keyPixels(pixels, screen, keying)
      context.putImageData(pixels, 0, 0)
      return canvas
    },
    dispose: () => card?.dispose(),
  }
}

function pixelsOf(image: Picture, longest = Infinity) {
  const { canvas, context } = copyOf(image, longest)
  return { canvas, context, pixels: context.getImageData(0, 0, canvas.width, canvas.height) }
}

function copyOf(image: Picture, longest = Infinity) {
  const part = Math.min(1, longest / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * part))
  canvas.height = Math.max(1, Math.round(image.height * part))
  // The CPU keyer reads a canvas only once, so the canvas is kept in main memory. The GPU keyer
  // draws it often.
  const context = canvas.getContext('2d', { willReadFrequently: longest < Infinity })
  if (!context) throw new Error('The browser draws no pictures.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { canvas, context }
}
