import { CylinderGeometry, DoubleSide, Group, InstancedMesh, Matrix4, PlaneGeometry, Quaternion, Vector3, type BufferGeometry, type Material } from 'three' // prettier-ignore
import type { Kit } from '../../engine/take'
import { glow } from '../../kit/glow'
import { mirror } from '../../kit/mirror'
import { noise1 } from '../../kit/noise'
import { bevelled, loft, solid, turned } from '../../kit/shapes'
import { concrete, drawnTexture } from '../../kit/textures'
import { buildDesk } from './desk'

const [HALF, DEEP, HIGH] = [4.6, -4.2, 4.1]

function many(kit: Kit, geometry: BufferGeometry, material: Material, places: Matrix4[]) {
  const mesh = new InstancedMesh(geometry, material, places.length)
  mesh.castShadow = false
  places.forEach((place, i) => mesh.setMatrixAt(i, place))
  mesh.computeBoundingSphere()
  return kit.add(mesh)
}

const rod = (from: Vector3, to: Vector3) =>
  new Matrix4().compose(
    from.clone().lerp(to, 0.5),
    new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), to.clone().sub(from).normalize()),
    new Vector3(1, from.distanceTo(to), 1),
  )

/** A lattice girder: four chords and zigzags between them. */
function girder(from: Vector3, to: Vector3): { chords: Matrix4[]; braces: Matrix4[] } {
  const way = to.clone().sub(from).normalize()
  const side = new Vector3(0, 1, 0).cross(way).normalize().multiplyScalar(0.14)
  const up = new Vector3(0, 0.14, 0)
  const corners = [side.clone().add(up), side.clone().sub(up), side.clone().negate().sub(up), side.clone().negate().add(up)] // prettier-ignore
  const chords = corners.map((c) => rod(from.clone().add(c), to.clone().add(c)))
  const steps = Math.round(from.distanceTo(to) / 0.42)
  const braces = Array.from({ length: steps }, (_, i) => {
    const at = (k: number, n: number) => from.clone().lerp(to, n / steps).add(corners[k % 4] ?? up) // prettier-ignore
    return [rod(at(i, i), at(i + 1, i + 1)), rod(at(i + 2, i), at(i + 3, i + 1))]
  }).flat()
  return { chords, braces }
}

/**
 * The studio around the dancer: curtain, lattice, cameras, a dark reflecting floor, and a person
 * who watches.
 */
export function buildVolume(kit: Kit) {
  const wet = mirror(kit, { part: 0.45 })
  buildFloor(kit, wet)
  const velvet = kit.material({ color: '#1f4358', roughness: 1, reflect: 0.1, flat: '#2c4a5e', side: DoubleSide, line: 0.55, clay: '#a9a69f' }) // prettier-ignore
  const rings = [0, 5.6].map((y) =>
    Array.from({ length: 260 }, (_, i) => {
      const t = i / 259
      const angle = (t - 0.5) * Math.PI * 1.34
      const fold = Math.sin(t * 330) * 0.13 + 0.3 * noise1(t * 34, 3)
      return new Vector3(Math.sin(angle) * (8 + fold), y, -Math.cos(angle) * (6.6 + fold) + 0.4)
    }),
  )
  const curtain = solid(loft(rings, false), velvet)
  curtain.castShadow = false
  kit.add(curtain)
  for (const [angle, y, color, strength] of [
    [-0.75, 1.5, '#2f8fb8', 0.34],
    [0.12, 1.9, '#2a6fae', 0.3],
    [0.86, 1.4, '#2f9aa8', 0.28],
  ] as const) {
    // prettier-ignore
    const wash = glow({ form: 'pool', color, strength, width: 4.4, height: 4.8, finalOnly: true })
    wash.position.set(Math.sin(angle) * 6.7, y, -Math.cos(angle) * 5.4 + 0.4)
    wash.rotation.y = -angle
    kit.add(wash)
  }

  const steel = kit.material({ color: '#50575c', metalness: 0.8, roughness: 0.4, flat: '#3d5c6c', line: 0.6 }) // prettier-ignore
  const corner = (x: number, z: number) => new Vector3(x, HIGH, z)
  const spans = [[corner(-HALF, DEEP), corner(HALF, DEEP)], [corner(-HALF, DEEP), corner(-HALF, 3)], [corner(HALF, DEEP), corner(HALF, 3)]] as const // prettier-ignore
  const all = spans.map(([from, to]) => girder(from, to))
  const posts = [-HALF, HALF].flatMap((x) => [rod(new Vector3(x, 0, DEEP), corner(x, DEEP))])
  many(kit, new CylinderGeometry(0.026, 0.026, 1, 8), steel, all.flatMap((one) => one.chords)) // prettier-ignore
  many(kit, new CylinderGeometry(0.013, 0.013, 1, 6), steel, all.flatMap((one) => one.braces)) // prettier-ignore
  many(kit, new CylinderGeometry(0.07, 0.07, 1, 12), steel, posts)
  const eyes = buildCameras(kit)
  const watcher = buildDesk(kit)
  return {
    set(seconds: number): void {
      eyes(seconds)
      watcher(seconds)
    },
    wet,
  }
}

function buildFloor(kit: Kit, wet: ReturnType<typeof mirror>): void {
  const grain = drawnTexture(kit.random('floor'), concrete, { isData: true })
  grain.repeat.set(7, 7)
  const vinyl = wet.wet(kit.material({ color: '#1a2228', roughness: 0.68, roughnessMap: grain, bumpMap: grain, bump: 0.35, reflect: 0.25, flat: '#45667a', clay: '#b6b1a8' }), { amount: 0.75, blur: [0.012, 0.035] }) // prettier-ignore
  const floor = solid(new PlaneGeometry(40, 40).rotateX(-Math.PI / 2), vinyl)
  floor.castShadow = false
  kit.add(floor)
  wet.hide(floor)
  const tape = wet.wet(kit.material({ color: '#7f9aa0', roughness: 0.7, reflect: 0.2, flat: '#8fc0c6', line: 0.6 }), { amount: 0.4, blur: [0.012, 0.035] }) // prettier-ignore
  const strip = (x: number, z: number, wide: number, deep: number) => {
    const mesh = kit.add(solid(bevelled(wide, 0.004, deep, 0.001), tape, [x, 0.002, z]))
    mesh.castShadow = false
    wet.hide(mesh)
  }
  for (let i = -3; i <= 3; i++) {
    for (let k = -3; k <= 2; k++) {
      strip(i, k, 0.2, 0.03)
      strip(i, k, 0.03, 0.2)
    }
  }
  for (const side of [-1, 1]) strip(side * 3.6, -0.5, 0.05, 6.6)
  for (const z of [-3.8, 2.8]) strip(0, z, 7.25, 0.05)
}

/** Cameras on the lattice, each with a ring of light. */
function buildCameras(kit: Kit) {
  const shell = kit.material({ color: '#15181b', roughness: 0.4, metalness: 0.4, flat: '#22384a', group: 'prop' }) // prettier-ignore
  const light = kit.material({ color: '#12050a', emissive: '#ff4438', glow: 3, flat: '#ff6a54', line: 0.4, group: 'prop' }) // prettier-ignore
  const spots: Vector3[] = []
  for (let i = 0; i < 7; i++)
    spots.push(
      new Vector3(
        (i / 6 - 0.5) * 7.6 + 0.5 * noise1(i * 2.7, 5),
        HIGH - 0.28 - (i % 3) * 0.11,
        DEEP + 0.1,
      ),
    )
  for (const side of [-1, 1]) for (const z of [-2.4, -0.6, 1.2]) spots.push(new Vector3(side * (HALF - 0.1), HIGH - 0.3, z)) // prettier-ignore
  const ring = turned([[0.062, 0], [0.085, 0.012], [0.062, 0.024]].map(([x = 0, y = 0]) => [x, y]), 24).rotateX(Math.PI / 2) // prettier-ignore
  const target = new Vector3(0, 1, 0)
  const halos = spots.map((at, i) => {
    const eye = new Group()
    eye.add(
      solid(bevelled(0.17, 0.17, 0.24, 0.03), shell),
      solid(new CylinderGeometry(0.05, 0.058, 0.1, 18).rotateX(Math.PI / 2), shell, [0, 0, 0.14]),
      solid(ring, light, [0, 0, 0.125]),
      solid(bevelled(0.04, 0.3, 0.04, 0.01), shell, [0, 0.18, -0.04]),
    )
    eye.position.copy(at)
    eye.lookAt(target)
    kit.add(eye)
    const halo = glow({ form: 'halo', color: '#ff4a3a', strength: 0.3, width: 0.42, height: 0.42 })
    halo.position.copy(at).add(target.clone().sub(at).normalize().multiplyScalar(0.2))
    return { halo: kit.add(halo), seed: i }
  })
  return (seconds: number) => {
    light.emissiveIntensity = 3 + 0.3 * Math.sin(seconds * 9)
    for (const { halo, seed } of halos) halo.setStrength(0.3 + 0.08 * noise1(seconds * 3, seed))
  }
}
