import { ClampToEdgeWrapping, Color, PlaneGeometry } from 'three'
import type { Kit } from '../../engine/take'
import { clamp01, smooth } from '../../kit/ease'
import { mirror } from '../../kit/mirror'
import type { Random } from '../../lib/random'
import { fbm2 } from '../../kit/noise'
import { solid } from '../../kit/shapes'
import { drawnTexture } from '../../kit/textures'
import { tiled } from '../../kit/uv'
import { ISLET, shore } from './plan'

const SIZE = 2600
/** The width in meters of the painted water around the plot. */
const PAINTED = 520

const deep = new Color('#0d4a5c')
const lagoon = new Color('#1f8d94')
const shallow = new Color('#79cdb9')
const sand = new Color('#d8cfa4')

/** The color of the water at a place, which depends on its depth. */
function waterColour(x: number, z: number, to: Color): Color {
  const isle = Math.hypot(x - ISLET.x, (z - ISLET.z) * 1.2) - 12
  const off = Math.min(z - shore(x), isle * 1.3) + 7 * fbm2(x / 24, z / 17, 5, 3)
  to.lerpColors(sand, shallow, smooth(clamp01(off / 7)))
  to.lerp(lagoon, smooth(clamp01((off - 3) / 34)))
  const bars = 0.75 + 0.5 * fbm2(x / 60, z / 34, 9, 3)
  return to.lerp(deep, smooth(clamp01((off - 36) / 130)) * clamp01(bars))
}

/** Paints short crossing waves as heights. */
function chop(pen: CanvasRenderingContext2D, random: Random, size: number): void {
  pen.fillStyle = '#808080'
  pen.fillRect(0, 0, size, size)
  for (let i = 0; i < 900; i++) {
    const [x, y] = [random.range(0, size), random.range(0, size)]
    const [long, thick] = [random.range(8, 34), random.range(2, 6)]
    pen.fillStyle = i % 2 ? 'rgb(255 255 255 / .12)' : 'rgb(0 0 0 / .12)'
    // Each wave is also drawn beyond the edges, so that the texture has no seam.
    for (const dx of [-size, 0, size]) {
      for (const dy of [-size, 0, size]) {
        pen.beginPath()
        pen.ellipse(x + dx, y + dy, long, thick, random.range(-0.25, 0.25), 0, 7)
        pen.fill()
      }
    }
  }
}

/**
 * The lagoon. It is turquoise over sand and dark farther out, and reflects the morning sky and the
 * land.
 */
export function sea(kit: Kit) {
  const wet = mirror(kit, { part: 0.3 })
  const map = drawnTexture(
    kit.random('sea'),
    (pen, _, size) => {
      const picture = pen.createImageData(size, size)
      const colour = new Color()
      for (let row = 0; row < size; row++) {
        for (let column = 0; column < size; column++) {
          const [x, z] = [(column / size - 0.5) * PAINTED, (row / size - 0.5) * PAINTED]
          waterColour(x, z, colour).convertLinearToSRGB()
          picture.data.set([colour.r * 255, colour.g * 255, colour.b * 255, 255], (row * size + column) * 4) // prettier-ignore
        }
      }
      pen.putImageData(picture, 0, 0)
    },
    { size: 384 },
  )
  map.wrapS = map.wrapT = ClampToEdgeWrapping
  const part = SIZE / PAINTED
  const ripples = drawnTexture(kit.random('ripples'), chop, { size: 256, isData: true })
  ripples.repeat.set(PAINTED / 34, PAINTED / 26)
  const surface = kit.material({ color: '#ffffff', map, bumpMap: ripples, bump: 2.2, roughness: 0.34, reflect: 0.2, flat: '#ffffff', clay: '#93a3a6', line: 0.3 }) // prettier-ignore
  wet.wet(surface, { amount: 0.95, blur: [0.008, 0.02], waves: { height: 0.05, length: 3.4 } })
  const plane = solid(
    tiled(new PlaneGeometry(SIZE, SIZE), [part, part], [0.5 - part / 2, 0.5 - part / 2]).rotateX(
      -Math.PI / 2,
    ),
    surface,
  )
  plane.castShadow = false
  plane.name = 'sea'
  kit.add(plane)
  wet.hide(plane)
  return {
    wet,
    /** Lets the waves run to a moment. */
    run(seconds: number): void {
      wet.time.value = seconds
      ripples.offset.set(seconds * 0.012, seconds * 0.03)
    },
  }
}
