import type { Texture } from 'three'
import type { Kit } from '../../engine/take'
import { drawnTexture } from '../../kit/textures'

/** The monitor's picture in drawn stages: a sketch of her close-up. */
export function monitorDrawing(kit: Kit): Texture {
  return drawnTexture(kit.random('monitor'), (pen, _, size) => {
    pen.scale(size / 16, size / 9)
    const fill = (colour: string, draw: () => void) => {
      pen.fillStyle = colour
      pen.beginPath()
      draw()
      pen.fill()
    }
    pen.fillStyle = '#46677a'
    pen.fillRect(0, 0, 16, 9)
    for (let i = 0; i < 9; i++) {
      const half = 0.3 + 1.1 * Math.abs(Math.sin(i * 1.9))
      fill('#ffbe74', () => {
        pen.rect(0.6 + i * 0.62, 3.4 - half, 0.26, half * 2)
      })
    }
    fill('#6b3f28', () => {
      pen.arc(10, 3.2, 1.55, 0, 7)
      pen.rect(8.6, 3, 2.9, 2)
    })
    fill('#d2412c', () => {
      pen.roundRect(7.9, 5.2, 4.4, 4.5, 1.2)
    })
    fill('#e2ab86', () => {
      pen.ellipse(9.7, 3.5, 1.15, 1.45, 0, 0, 7)
    })
    fill('#2f7d80', () => {
      pen.roundRect(10.7, 2.7, 0.8, 1.5, 0.3)
    })
    fill('#2d3347', () => {
      pen.roundRect(6.6, 4.5, 1.7, 0.8, 0.4)
    })
    fill('#a9683c', () => {
      pen.rect(0, 8, 16, 1)
    })
  })
}
