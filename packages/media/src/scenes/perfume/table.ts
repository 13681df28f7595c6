import { BufferGeometry, CircleGeometry, Float32BufferAttribute, Mesh, SphereGeometry, type Vector3 } from 'three' // prettier-ignore
import type { Kit } from '../../engine/take'
import { clamp01, smooth } from '../../kit/ease'
import type { mirror } from '../../kit/mirror'
import { noise2 } from '../../kit/noise'
import { mergeVertices, solid, turned } from '../../kit/shapes'
import { crownRadius } from './crown'
import { drawnOnly } from './drawn-only'

const RINGS = 110
const SPOKES = 100
/** The second at which the cap touches the flacon. */
export const SET_DOWN = 4.62

/** The height of rings that run outwards from the distance `from` after `start`. */
function train(r: number, seconds: number, start: number, from: number, height: number): number {
  const age = seconds - start
  if (age <= 0) return 0
  const front = from + age * 0.62
  const behind = front - r
  const body = Math.exp(-(((behind - 0.16) / 0.24) ** 2))
  return height * body * Math.sin(behind * 30) * Math.exp(-age * 0.75) * smooth(clamp01(age / 0.25))
}

/** The height of the pool's surface at a distance from the flacon. */
function swell(r: number, angle: number, seconds: number): number {
  const idle = 0.0022 * noise2(Math.cos(angle) * r * 2.4 + seconds * 0.3, Math.sin(angle) * r * 2.4 - seconds * 0.2, 5) // prettier-ignore
  const lip = 0.035 * Math.exp(-(((r - crownRadius(seconds)) / 0.1) ** 2)) * smooth(clamp01((2.3 - seconds) / 1.2)) // prettier-ignore
  return idle + lip + train(r, seconds, -0.2, 0.9, 0.03) + train(r, seconds, 1.3, 0.6, 0.022) + train(r, seconds, SET_DOWN, 0.5, 0.014) // prettier-ignore
}

/** The pool. Its mesh is finer near the flacon, and its rings distort the reflections. */
export function buildPool(kit: Kit, wet: ReturnType<typeof mirror>) {
  const radii = Array.from({ length: RINGS }, (_, i) => 0.03 * i + 0.00000162 * i ** 3.35)
  const [position, index] = [new Float32Array(RINGS * SPOKES * 3), [] as number[]]
  for (let ring = 1; ring < RINGS; ring++) {
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const [a, b] = [(ring - 1) * SPOKES + spoke, (ring - 1) * SPOKES + ((spoke + 1) % SPOKES)]
      index.push(a, b, a + SPOKES, a + SPOKES, b, b + SPOKES)
    }
  }
  const geometry = new BufferGeometry()
  const points = new Float32BufferAttribute(position, 3)
  geometry.setAttribute('position', points)
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array(RINGS * SPOKES * 2), 2))
  geometry.setIndex(index)
  const surface = wet.wet(
    kit.material({ color: '#0b0706', roughness: 0.2, reflect: 0.1, flat: '#3c3550', clay: '#8f9290', line: 0.5 }), // prettier-ignore
    { amount: 1, blur: [0.004, 0.012] },
  )
  faint(kit, surface)
  bendByRings(surface)
  const mesh = new Mesh(geometry, surface)
  mesh.receiveShadow = true
  mesh.name = 'pool'
  mesh.frustumCulled = false
  wet.hide(mesh)
  kit.add(mesh)
  return (seconds: number) => {
    radii.forEach((r, ring) => {
      for (let spoke = 0; spoke < SPOKES; spoke++) {
        const angle = (spoke / SPOKES) * Math.PI * 2
        const y = r > 3.6 ? 0 : swell(r, angle, seconds)
        points.setXYZ(ring * SPOKES + spoke, Math.cos(angle) * r, y, Math.sin(angle) * r)
      }
    })
    points.needsUpdate = true
    geometry.computeVertexNormals()
  }
}

/**
 * Makes a material follow its own `reflect`, which works only if its environment is set on the
 * material itself.
 */
function faint(kit: Kit, material: ReturnType<Kit['material']>): void {
  material.envMap = kit.scene.environment
}

/**
 * The mirror is level, so the slope of the rings shifts the place of the reflection that is shown.
 */
function bendByRings(material: ReturnType<Kit['material']>): void {
  const compile = material.onBeforeCompile.bind(material)
  const key = material.customProgramCacheKey.bind(material)
  material.onBeforeCompile = (shader, renderer) => {
    compile(shader, renderer)
    shader.fragmentShader = shader.fragmentShader.replace(
      'vec2 bend = vec2(0.);',
      'vec3 slope = inverseTransformDirection(normal, viewMatrix); vec2 bend = slope.xz * vec2(.35, .3);', // prettier-ignore
    )
  }
  material.customProgramCacheKey = () => `${key()} rings`
}

/** A wet stone below the flacon, pebbles around it, and the round lamp behind. */
export function buildSet(kit: Kit, disc: { at: Vector3; radius: number }): void {
  const basalt = kit.material({ color: '#14161a', roughness: 0.3, reflect: 0.45, flat: '#4d4560', clay: '#a29b92' }) // prettier-ignore
  faint(kit, basalt)
  const profile: [number, number][] = [[0.66, -0.1], [0.68, 0.03], [0.672, 0.06], [0.65, 0.078], [0.62, 0.08], [0.001, 0.08]] // prettier-ignore
  kit.add(solid(turned(profile, 72), basalt)).name = 'slab'

  const random = kit.random('pebbles')
  const places: [number, number, number][] = [[-2.05, -1.5, 0.42], [-2.75, -1.05, 0.24], [-1.55, -2.35, 0.3], [2.15, -2.0, 0.5], [2.9, -1.5, 0.26], [2.6, -3.1, 0.4], [1.75, 1.5, 0.2], [2.08, 1.28, 0.11], [-1.62, 2.2, 0.17]] // prettier-ignore
  places.forEach(([x, z, size], i) => {
    const shape = mergeVertices(new SphereGeometry(size, 26, 18).deleteAttribute('uv').deleteAttribute('normal')) // prettier-ignore
    const position = shape.getAttribute('position')
    for (let k = 0; k < position.count; k++) {
      const [px, py, pz] = [position.getX(k), position.getY(k), position.getZ(k)]
      const swollen = 1 + 0.16 * noise2((px / size) * 1.1 + i * 9, (pz / size) * 1.1 + py / size, i)
      position.setXYZ(k, px * swollen * 1.25, py * swollen * 0.58, pz * swollen)
    }
    shape.computeVertexNormals()
    shape.setAttribute('uv', new Float32BufferAttribute(new Float32Array(position.count * 2), 2))
    const stone = kit.add(solid(shape, basalt, [x, size * 0.2, z]))
    stone.rotation.y = random.range(0, 6)
    stone.name = 'pebble'
  })

  // In the lit picture the disc is part of the backdrop. Drawn stages and clay need it as an
  // object.
  const paper = drawnOnly({ color: '#f6a04d', flat: '#f8a553', glow: 1.5, clay: '#d9cbb5', line: 0.6 }) // prettier-ignore
  const round = new Mesh(new CircleGeometry(disc.radius, 64), paper)
  round.position.copy(disc.at)
  round.name = 'disc'
  kit.add(round)
}
