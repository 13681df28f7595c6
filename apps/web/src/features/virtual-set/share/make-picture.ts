import type { SetScene } from '@studio/shared/contracts/virtual-set'
import { blobOf, createCanvas } from '../pictures/canvas'
import type { PictureShelf } from '../pictures/picture-shelf'
import { FRAME_ASPECT } from '../scene/geometry'
import { createSetStage } from '../stage/set-stage'

const WIDTH = 1920
/**
 * The width in pixels at which the set is laid out. It is fixed, so that the picture does not
 * depend on the window.
 */
const STAGE_WIDTH = 640
const INK = '#0e0f13'
const SIGNAL = '#00b140'

/** Draws the set at a film's width with the studio's logo, as PNG. */
export async function makePicture(
  scene: SetScene,
  shelf: PictureShelf,
  studioName: string,
): Promise<Blob> {
  const { canvas, context } = createCanvas(WIDTH, WIDTH / FRAME_ASPECT)
  context.fillStyle = INK
  context.fillRect(0, 0, canvas.width, canvas.height)
  const stage = createSetStage(document.createElement('div'), shelf)
  stage.resize(STAGE_WIDTH)
  stage.show(scene)
  context.drawImage(stage.toCanvas(WIDTH), 0, 0, canvas.width, canvas.height)
  stage.destroy()
  drawMark(context, studioName)
  return blobOf(canvas)
}

/** Draws the logo and name of the header in a small size. */
function drawMark(context: CanvasRenderingContext2D, name: string): void {
  const { width, height } = context.canvas
  const face = getComputedStyle(document.documentElement).getPropertyValue('--font-display')
  context.font = `600 24px ${face}`
  context.textBaseline = 'middle'
  context.direction = 'ltr'
  const left = width - 40 - context.measureText(name).width
  const middle = height - 48
  context.shadowColor = 'rgb(0 0 0 / 0.55)'
  context.shadowBlur = 10
  context.fillStyle = '#ffffff'
  context.fillText(name, left, middle)
  context.fillRect(left - 33, middle - 11, 17, 22)
  context.fillStyle = SIGNAL
  context.fillRect(left - 34, middle - 11, 3, 22)
  context.strokeStyle = '#a4dded'
  context.lineWidth = 2
  context.setLineDash([3, 2])
  context.strokeRect(left - 49, middle - 10, 15, 20)
}
