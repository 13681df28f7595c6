import { BLOCKS, TOWERS } from '../waterfront/plan'

type Pen = CanvasRenderingContext2D

/** Draws the sand track, in meters on the plan. */
function track(pen: Pen, off: number): void {
  pen.beginPath()
  pen.moveTo(330, -104 + off)
  pen.bezierCurveTo(210, -110 + off, 150, -70 + off, 96, -58 + off)
  pen.bezierCurveTo(40, -44 + off, 30, -18 + off, -12, -20 + off)
  pen.bezierCurveTo(-44, -22 + off, -34, -10 + off, -28, -2 + off)
}

/**
 * Draws the traces of people on the sand: a track, a place to turn, and the outlines of the stakes.
 */
export function traces(pen: Pen): void {
  pen.lineCap = pen.lineJoin = 'round'
  pen.strokeStyle = 'rgb(219 194 148 / .95)'
  pen.lineWidth = 10
  track(pen, 0)
  pen.stroke()
  for (const off of [-1.1, 1.1]) {
    pen.strokeStyle = 'rgb(240 219 176 / .9)'
    pen.lineWidth = 1.3
    track(pen, off)
    pen.stroke()
  }
  pen.fillStyle = 'rgb(222 198 152 / .8)'
  pen.beginPath()
  pen.ellipse(-18, -20, 16, 9, 0.2, 0, 7)
  pen.fill()
  // The ground is cleared where houses will be.
  for (const one of [...TOWERS, ...BLOCKS]) {
    const [w, d] = 'half' in one ? [one.half[0] * 2, one.half[1] * 2] : [one.width, one.depth]
    pen.save()
    pen.translate(one.x, one.z)
    pen.rotate(-one.turn)
    pen.fillStyle = 'rgb(196 163 116 / .55)'
    pen.beginPath()
    pen.roundRect(-w / 2 - 2, -d / 2 - 2, w + 4, d + 4, 5)
    pen.fill()
    pen.restore()
  }
}
