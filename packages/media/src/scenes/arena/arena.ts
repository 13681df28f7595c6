import { CircleGeometry, DoubleSide, InstancedMesh, LatheGeometry, Matrix4, Quaternion, RingGeometry, Vector2, Vector3, type BufferGeometry, type Material } from 'three' // prettier-ignore
import type { Kit } from '../../engine/take'
import { glow } from '../../kit/glow'
import { noise1 } from '../../kit/noise'
import { bevelled, solid, turned } from '../../kit/shapes'
import { concrete, drawnTexture } from '../../kit/textures'
import { band } from '../../kit/armature/trail'

export const RADIUS = 15.5
export const WALL = 2.7
export const TREAD = 0.95
export const RISE = 0.62
export const ROWS = 8

/** A place on a circle around the arena's middle. Angle 0 is the side opposite the camera. */
export const round = (angle: number, radius: number, y = 0) =>
  new Vector3(Math.sin(angle) * radius, y, -Math.cos(angle) * radius)

/** The same thing at many places of a circle, always facing the middle. */
function around(kit: Kit, geometry: BufferGeometry, material: Material, spots: Vector3[]) {
  const mesh = new InstancedMesh(geometry, material, spots.length)
  mesh.castShadow = false
  mesh.receiveShadow = true
  const turn = new Quaternion()
  spots.forEach((at, i) => {
    turn.setFromAxisAngle(new Vector3(0, 1, 0), Math.atan2(-at.x, -at.z))
    mesh.setMatrixAt(i, new Matrix4().compose(at, turn, new Vector3(1, 1, 1)))
  })
  mesh.computeBoundingSphere()
  return kit.add(mesh)
}

const spread = (count: number, reach: number) =>
  Array.from({ length: count }, (_, i) => (i / (count - 1) - 0.5) * 2 * reach)

export function buildArena(kit: Kit) {
  const grain = drawnTexture(kit.random('sand'), concrete, { isData: true })
  grain.repeat.set(9, 9)
  const sand = kit.material({ color: '#8d6a4c', roughness: 0.95, bumpMap: grain, bump: 5, reflect: 0.2, flat: '#d8a673', clay: '#b9b1a5' }) // prettier-ignore
  const floor = solid(new CircleGeometry(RADIUS + 1, 72).rotateX(-Math.PI / 2), sand)
  floor.castShadow = false
  kit.add(floor)
  const inlay = kit.material({ color: '#3c312b', roughness: 0.55, metalness: 0.3, flat: '#9c6f5c', side: DoubleSide, line: 0.7 }) // prettier-ignore
  for (const [inner, outer] of [
    [4.6, 4.95],
    [5.15, 5.22],
    [10.2, 10.7],
  ] as const)
    // prettier-ignore
    kit.add(solid(new RingGeometry(inner, outer, 90).rotateX(-Math.PI / 2), inlay, [0, 0.012, 0]))

  const cast = drawnTexture(kit.random('stone'), concrete, { isData: true })
  cast.repeat.set(40, 3)
  const stone = kit.material({ color: '#4b4038', roughness: 0.9, bumpMap: cast, bump: 3, flat: '#a88794', side: DoubleSide, line: 0.8 }) // prettier-ignore
  const profile: [number, number][] = [[RADIUS, 0], [RADIUS, WALL - 0.35], [RADIUS - 0.16, WALL - 0.3], [RADIUS - 0.16, WALL], [RADIUS + 0.5, WALL]] // prettier-ignore
  for (let row = 0; row < ROWS; row++) {
    const r = RADIUS + 0.5 + row * TREAD
    profile.push([r, WALL - 0.7 + row * RISE], [r + TREAD, WALL - 0.7 + row * RISE])
  }
  const last = RADIUS + 0.5 + ROWS * TREAD
  profile.push([last, WALL + ROWS * RISE], [last + 0.3, WALL + ROWS * RISE], [last + 0.3, 12])
  const bowl = new LatheGeometry(profile.map(([r, y]) => new Vector2(r, y)), 110, 0.3 * Math.PI, 1.4 * Math.PI) // prettier-ignore
  const stands = solid(bowl, stone)
  stands.castShadow = false
  kit.add(stands)

  const pillar = bevelled(0.9, WALL, 0.5, 0.06)
  around(
    kit,
    pillar,
    stone,
    spread(23, 2.1).map((a) => round(a, RADIUS - 0.05, WALL / 2)),
  )
  const column = turned([[0.62, 0], [0.62, 0.3], [0.42, 0.45], [0.36, 4.6], [0.6, 4.9], [0.6, 5.2]], 14) // prettier-ignore
  around(kit, column, stone, spread(25, 2.05).map((a) => round(a, last - 0.4, WALL + ROWS * RISE - 0.8))) // prettier-ignore
  const beam = solid(new LatheGeometry([[last - 1.1, 11.4], [last - 1.1, 12.3], [last + 0.5, 12.3], [last + 0.5, 11.4]].map(([r, y]) => new Vector2(r, y)), 90, 0.3 * Math.PI, 1.4 * Math.PI), stone) // prettier-ignore
  beam.castShadow = false
  kit.add(beam)

  const banners = buildBanners(kit)
  const fires = buildBraziers(kit)
  buildForeground(kit, stone)
  return {
    set(seconds: number): void {
      banners(seconds)
      fires(seconds)
    },
  }
}

/** Long cloths on the wall in the colors of the two fighters. */
function buildBanners(kit: Kit) {
  const cloths = (
    [
      ['#7a1d18', '#c2453a'],
      ['#15525c', '#2f8496'],
    ] as const
  ).map(([color, flat]) =>
    kit.material({ color, flat, roughness: 0.95, side: DoubleSide, line: 0.8 }),
  )
  const all = spread(11, 1.75).map((angle, i) => {
    const cloth = cloths[i % 2]
    if (!cloth) throw new Error('no cloth')
    const one = band(cloth, 14)
    one.mesh.castShadow = false
    kit.add(one.mesh)
    const [top, side] = [round(angle, RADIUS + ROWS * TREAD - 0.75, 11.3), round(angle + Math.PI / 2, 1)] // prettier-ignore
    return { one, top, side, inward: round(angle, -1), seed: i * 3.1 }
  })
  return (seconds: number) => {
    for (const { one, top, side, inward, seed } of all) {
      one.set((along) => {
        const wave = Math.sin(seconds * 1.7 - along * 4 + seed) * 0.28 * along
        const at = top
          .clone()
          .setY(top.y - along * 4.4)
          .addScaledVector(inward, 0.25 + wave)
        // The lower end of the cloth is pointed.
        const half = 0.85 * (along > 0.86 ? (1 - along) / 0.14 : 1) + 0.02
        return [at.clone().addScaledVector(side, -half), at.addScaledVector(side, half)]
      })
    }
  }
}

/** Bowls of fire on the wall. */
function buildBraziers(kit: Kit) {
  const iron = kit.material({ color: '#1c1816', metalness: 0.6, roughness: 0.6, flat: '#3c2a3a' })
  const flame = kit.material({ color: '#1a0800', emissive: '#ff8a2a', glow: 5, flat: '#ffc65e', line: 0.3 }) // prettier-ignore
  const spots = spread(12, 1.85).map((angle) => round(angle, RADIUS + 0.15, WALL))
  const bowl = turned([[0.08, 0], [0.14, 0.05], [0.1, 0.35], [0.34, 0.5], [0.46, 0.74], [0.4, 0.74], [0.3, 0.6]], 16) // prettier-ignore
  around(kit, bowl, iron, spots)
  const tongue = turned(
    [
      [0.001, 0],
      [0.16, 0.1],
      [0.19, 0.24],
      [0.12, 0.5],
      [0.001, 0.86],
    ],
    10,
  )
  const fires = new InstancedMesh(tongue, flame, spots.length * 3)
  fires.frustumCulled = false
  kit.add(fires)
  const halos = spots.map((at) => {
    const halo = glow({ form: 'halo', color: '#ff8030', strength: 0.5, width: 5.4, height: 5.4 })
    halo.position.copy(at).setY(at.y + 1.1)
    return kit.add(halo)
  })
  const matrix = new Matrix4()
  return (seconds: number) => {
    spots.forEach((at, i) => {
      for (let k = 0; k < 3; k++) {
        const lick = noise1(seconds * 5.5, i * 7 + k)
        const off = (k - 1) * 0.17
        const tall = (k === 1 ? 1.25 : 0.85) * (1 + 0.35 * lick)
        matrix.makeRotationZ(lick * 0.25).scale(new Vector3(1, tall, 1))
        matrix.setPosition(at.x + off, at.y + 0.58, at.z + off * 0.4)
        fires.setMatrixAt(i * 3 + k, matrix)
      }
      halos[i]?.setStrength(0.5 + 0.16 * noise1(seconds * 4.3, i))
    })
    fires.instanceMatrix.needsUpdate = true
  }
}

/** A broken pillar and planted spears, which are near the camera and out of focus. */
function buildForeground(kit: Kit, stone: Material): void {
  const drum = turned([[0.001, 0], [0.62, 0], [0.6, 0.12], [0.5, 0.2], [0.47, 1.3], [0.4, 1.52], [0.2, 1.42], [0.001, 1.5]], 18) // prettier-ignore
  const stump = kit.add(solid(drum, stone, [-3.05, -0.05, 7]))
  stump.rotation.set(0.06, 0.5, -0.1)
  const steel = kit.material({ color: '#4c4a48', metalness: 0.7, roughness: 0.4, flat: '#4b3a55' })
  const spear = turned([[0.018, 0], [0.018, 1.75], [0.03, 1.78], [0.055, 1.9], [0.03, 2.1], [0.001, 2.34]], 10) // prettier-ignore
  for (const [x, z, lean, turn] of [
    [2.5, 6.9, 0.2, 1.3],
    [2.78, 7.1, -0.16, 0.3],
    [2.95, 6.6, 0.1, 2.4],
  ] as const) {
    // prettier-ignore
    const one = kit.add(solid(spear, steel, [x, -0.2, z]))
    one.rotation.set(lean, turn, lean * 0.7)
  }
}
