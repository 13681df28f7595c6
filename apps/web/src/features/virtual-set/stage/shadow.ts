import { createCanvas } from '../pictures/canvas'
import type { Box } from '../scene/geometry'

const SIDE = 128

/** Draws a contact shadow: dark below the feet, transparent at its edge. */
export function drawShadow(): HTMLCanvasElement {
  const { canvas, context } = createCanvas(SIDE, SIDE)
  const fade = context.createRadialGradient(SIDE / 2, SIDE / 2, 0, SIDE / 2, SIDE / 2, SIDE / 2)
  fade.addColorStop(0, 'rgb(0 0 0 / 0.9)')
  fade.addColorStop(0.45, 'rgb(0 0 0 / 0.35)')
  fade.addColorStop(1, 'rgb(0 0 0 / 0)')
  context.fillStyle = fade
  context.fillRect(0, 0, SIDE, SIDE)
  return canvas
}

/**
 * @returns the box of the shadow on the ground
 * @param feet as shares of the person's box, before it is mirrored
 */
export function shadowBox(
  { x, y, width, height }: Box,
  feet: { from: number; to: number },
  isFlippedX: boolean,
): Box {
  const middle = ((feet.from + feet.to) / 2 - 0.5) * width
  return {
    x: isFlippedX ? x - middle : x + middle,
    y: y + height / 2 - height * 0.012,
    width: (feet.to - feet.from) * width * 1.3,
    height: height * 0.07,
  }
}
