import { Color, PlaneGeometry, Shape, ShapeGeometry, SphereGeometry, Vector2, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { clamp01, smooth } from '../../kit/ease'
import { palmGrove, thicket } from '../../kit/grove'
import { fbm2 } from '../../kit/noise'
import { solid } from '../../kit/shapes'
import { drawnTexture } from '../../kit/textures'
import { ISLET, natural, PLOT, shore } from './plan'

export const LAND = { width: 660, depth: 300, middle: -60 }
type Pen = CanvasRenderingContext2D

const tones = {
  wet: new Color('#9c8460'),
  dry: new Color('#dcc497'),
  dust: new Color('#c3a577'),
  straw: new Color('#9d9058'),
  green: new Color('#5f6f3c'),
}

function groundColour(x: number, z: number, to: Color): Color {
  const inland = shore(x) + 1.6 * fbm2(x / 9, 4, 8, 2) - z
  to.lerpColors(tones.wet, tones.dry, smooth(clamp01((inland - 0.5) / 3)))
  const patch = fbm2(x / 14, z / 11, 12, 4)
  to.lerp(tones.dust, clamp01(0.4 + fbm2(x / 30, z / 24, 14, 3)))
  const grown = smooth(clamp01((inland - 7) / 22))
  to.lerp(tones.straw, clamp01(0.1 + patch * 2.4) * grown)
  return to.lerp(tones.green, clamp01(patch * 3.2 - 0.5) * grown * 0.75)
}

/** The natural ground. `over` draws traces of people on its plan, in meters. */
export function ground(kit: Kit, over?: (pen: Pen) => void): void {
  const map = drawnTexture(
    kit.random('ground'),
    (pen, _, size) => {
      const picture = pen.createImageData(size, size)
      const colour = new Color()
      for (let row = 0; row < size; row++) {
        for (let column = 0; column < size; column++) {
          const x = (column / size - 0.5) * LAND.width
          const z = (row / size - 0.5) * LAND.depth + LAND.middle
          groundColour(x, z, colour).convertLinearToSRGB()
          picture.data.set([colour.r * 255, colour.g * 255, colour.b * 255, 255], (row * size + column) * 4) // prettier-ignore
        }
      }
      pen.putImageData(picture, 0, 0)
      pen.scale(size / LAND.width, size / LAND.depth)
      pen.translate(LAND.width / 2, LAND.depth / 2 - LAND.middle)
      over?.(pen)
    },
    { size: 1024 },
  )
  const earth = kit.material({ color: '#ffffff', map, roughness: 0.95, reflect: 0.2, flat: '#fff6e6', line: 0.4, clay: '#b5ab9b' }) // prettier-ignore
  const isBuilt = over === undefined
  const plane = new PlaneGeometry(LAND.width, LAND.depth, 150, 72).rotateX(-Math.PI / 2)
  const at = plane.getAttribute('position')
  for (let i = 0; i < at.count; i++) {
    const [x, z] = [at.getX(i), at.getZ(i) + LAND.middle]
    const inside = Math.abs(x) < PLOT.half - 3 && z > PLOT.back + 3
    at.setY(i, isBuilt && inside ? -2.6 : natural(x, z))
  }
  plane.computeVertexNormals()
  const mesh = solid(plane, earth, [0, 0, LAND.middle])
  mesh.castShadow = false
  mesh.name = 'ground'
  kit.add(mesh)
}

/** Low land behind the plot. On the left it has a coast of its own. */
function plain(kit: Kit): void {
  const coast = [[-345, -196], [-420, -262], [-540, -300], [-760, -390], [-1400, -470], [-1400, -1000], [1400, -1000], [1400, -10], [325, -40], [325, -200]] as const // prettier-ignore
  const shape = new Shape(coast.map(([x, z]) => new Vector2(x, -z)))
  const green = kit.material({ color: '#70794c', roughness: 1, reflect: 0.1, flat: '#9db582', line: 0.5, clay: '#b5ab9b' }) // prettier-ignore
  const mesh = solid(new ShapeGeometry(shape).rotateX(-Math.PI / 2), green, [0, 2.2, 0])
  mesh.castShadow = false
  kit.add(mesh)
  const random = kit.random('plain')
  const far = Array.from({ length: 230 }, (_, i) => {
    const isRight = i % 5 === 0
    const x = isRight ? random.range(330, 620) : random.range(-330, 560)
    const z = isRight ? random.range(-230, -60) : -215 - 250 * random.next() ** 1.4
    const size = random.range(3, 6)
    return { at: new Vector3(x, 3.4, z), turn: x, size: new Vector3(size * 2.1, size, size * 1.6), tint: random.range(0.8, 1.15) } // prettier-ignore
  })
  thicket(kit, 'far wood', far, {
    color: '#4f6840',
    flat: '#7fa583',
    leaves: 14,
    leafSize: 0.5,
    isFar: true,
  })
}

/** The surroundings: woods around the plot, hills behind, and a town across the water. */
export function distance(kit: Kit): void {
  const random = kit.random('woods')
  const spots = Array.from({ length: 250 }, (_, i) => {
    const isBehind = i % 5 < 3
    const x = isBehind ? random.range(-300, 300) : (i % 2 ? -1 : 1) * random.range(PLOT.half + 8, 310) // prettier-ignore
    const z = isBehind ? random.range(-205, PLOT.back - 10) : random.range(-120, shore(x) - 12)
    const size = random.range(2.6, 5.6)
    return { at: new Vector3(x, natural(x, z) + size * 0.45, z), turn: random.range(0, 6), size: new Vector3(size * 1.15, size, size * 1.15), tint: random.range(0.8, 1.15) } // prettier-ignore
  })
  thicket(kit, 'wood', spots, { color: '#4d6a3a', flat: '#5f8f68', leaves: 40, leafSize: 0.42 })

  const ridge = (z: number, tall: number, seed: number, color: string, flat: string) => {
    const plane = new PlaneGeometry(2800, 1, 90, 1)
    const at = plane.getAttribute('position')
    for (let i = 0; i < at.count; i++) {
      const x = at.getX(i)
      // On the left the hills end in the sea.
      const ends = smooth(clamp01((x + 1360) / 620))
      at.setY(i, at.getY(i) > 0 ? tall * ends * (0.55 + 0.9 * Math.max(-0.4, fbm2(x / 260, 1, seed, 4))) : -12) // prettier-ignore
    }
    plane.computeVertexNormals()
    const mesh = solid(plane, kit.material({ color, flat, roughness: 1, reflect: 0, line: 0.6 }), [0, 0, z]) // prettier-ignore
    mesh.castShadow = false
    kit.add(mesh)
  }
  plain(kit)
  ridge(-520, 52, 7, '#55788a', '#9dbfb4')
  ridge(-900, 118, 11, '#6d9bbd', '#b9d0cf')
}

/** A small island with old palms, which is near the camera when the flight ends. */
export function islet(kit: Kit) {
  const sandy = kit.material({ color: '#cdb487', roughness: 0.95, flat: '#ecd6a6', line: 0.7 })
  const dome = solid(new SphereGeometry(12, 36, 14), sandy, [ISLET.x, -0.75, ISLET.z])
  dome.scale.set(1, 0.15, 0.82)
  kit.add(dome)
  const places = [[-1, 0, 10.5], [3.4, -2.6, 8.4], [2.2, 3, 12], [-4.6, 2.4, 6.8], [5.6, 1.8, 9.4], [-2.4, -4, 8]] as const // prettier-ignore
  const trees = palmGrove(
    kit,
    places.map(([x, z, size], i) => ({ at: ISLET.clone().add(new Vector3(x, 0.5, z)), turn: i * 2.2, size })), // prettier-ignore
    { trunk: '#6b5540', leaf: '#4a6c33', flatTrunk: '#a07a5c', flatLeaf: '#3f7a58' },
  )
  const random = kit.random('islet')
  const bushes = Array.from({ length: 22 }, () => {
    const [around, away, size] = [random.range(0, 6.3), random.range(0, 8), random.range(0.5, 1.3)]
    return { at: ISLET.clone().add(new Vector3(Math.cos(around) * away, 0.75, Math.sin(around) * away * 0.8)), size, turn: around, tint: random.range(0.8, 1.1) } // prettier-ignore
  })
  thicket(kit, 'islet', bushes, { color: '#5b7440', flat: '#5c9468', leaves: 150, leafSize: 0.26 })
  return { sway: (seconds: number) => trees.sway(seconds, 1.2) }
}
