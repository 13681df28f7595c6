import type { Texture } from 'three'
import type { Kit } from '../../engine/take'
import { drawnTexture } from '../../kit/textures'

/** The monitor's picture in drawn stages: a sketch of the leap on the moon. */
export function monitorDrawing(kit: Kit): Texture {
  return drawnTexture(kit.random('monitor'), (pen, _, size) => {
    pen.scale(size / 16, size / 9)
    const fill = (colour: string, draw: () => void) => {
      pen.fillStyle = colour
      pen.beginPath()
      draw()
      pen.fill()
    }
    pen.fillStyle = '#1b1f3f'
    pen.fillRect(0, 0, 16, 9)
    fill('#4d86d8', () => {
      pen.arc(12, 2.4, 1.15, 0, 7)
    })
    fill('#a9a8bd', () => {
      pen.moveTo(0, 5.2)
      pen.quadraticCurveTo(5, 4.1, 9, 5)
      pen.quadraticCurveTo(13, 5.6, 16, 4.6)
      pen.lineTo(16, 9)
      pen.lineTo(0, 9)
    })
    fill('#85849f', () => {
      pen.ellipse(3.4, 7, 1.9, 0.42, 0, 0, 7)
      pen.ellipse(12.4, 7.6, 1.5, 0.36, 0, 0, 7)
    })
    fill('#2c315c', () => {
      pen.rect(7.25, 5.4, 0.55, 2)
      pen.rect(8.2, 5.4, 0.55, 2)
    })
    fill('#d2412c', () => {
      pen.roundRect(7.15, 3.2, 1.7, 2.5, 0.5)
      pen.roundRect(5.9, 2.5, 0.5, 1.7, 0.25)
      pen.roundRect(6, 3.3, 1.5, 0.5, 0.25)
      pen.roundRect(8.6, 3.3, 1.6, 0.5, 0.25)
    })
    fill('#9a6341', () => {
      pen.arc(8, 2.45, 0.72, 0, 7)
    })
    fill('#2a1a14', () => {
      pen.arc(8, 2.2, 0.72, Math.PI, 0)
      pen.arc(8, 1.4, 0.3, 0, 7)
    })
  })
}
