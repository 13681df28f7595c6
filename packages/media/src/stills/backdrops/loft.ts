import { Color, PlaneGeometry, PointLight, SphereGeometry, TorusGeometry, Vector3 } from 'three'
import type { Build, Kit } from '../../engine/take'
import { surroundings } from '../../kit/environment'
import { glow } from '../../kit/glow'
import { capsule, bevelled, solid, tube, turned } from '../../kit/shapes'
import { drawnTexture, paper, weave, wood } from '../../kit/textures'
import { setCamera } from './set-camera'

/**
 * A texture of bricks, each a little different. The same pattern is used for color and for height.
 */
function bricks(kit: Kit, isData: boolean) {
  return drawnTexture(
    kit.random('brick'),
    (pen, random, size) => {
      pen.fillStyle = isData ? '#303030' : '#8c7a6c'
      pen.fillRect(0, 0, size, size)
      const [w, h] = [size / 8, size / 20]
      for (let row = 0; row < 20; row++) {
        for (let i = -1; i < 8; i++) {
          const v = random.range(0.75, 1.15)
          const g = Math.round(150 + 60 * (v - 1))
          pen.fillStyle = isData ? `rgb(${g} ${g} ${g})` : `rgb(${Math.round(150 * v)} ${Math.round(92 * v)} ${Math.round(68 * v)})` // prettier-ignore
          pen.fillRect((i + (row % 2 ? 0.5 : 0)) * w + 3, row * h + 3, w - 6, h - 6)
        }
      }
    },
    { size: 1024, isData },
  )
}

/** The loft: evening through steel windows on the left, brick, a leather sofa, plants. */
export const build: Build = (kit) => {
  const grain = drawnTexture(kit.random('floor'), wood, { isData: true })
  grain.repeat.set(3, 8)
  const oak = kit.material({ color: '#8a5c38', roughness: 0.42, roughnessMap: grain, bumpMap: grain, bump: 0.6 }) // prettier-ignore
  for (let i = 0; i < 34; i++) {
    const one = oak.clone()
    one.userData = oak.userData
    one.color.multiplyScalar(0.86 + 0.26 * kit.random(`plank${i}`).next())
    kit.add(solid(bevelled(0.235, 0.04, 14, 0.006), one, [-4 + i * 0.24, -0.02, 0]))
  }
  const [skin, height] = [bricks(kit, false), bricks(kit, true)]
  for (const one of [skin, height]) one.repeat.set(3.2, 1.6)
  const wall = kit.material({
    color: '#ffffff',
    map: skin,
    bumpMap: height,
    bump: 3,
    roughness: 0.92,
  })
  kit.add(solid(new PlaneGeometry(12, 5), wall, [1.2, 2.5, -4.2]))
  const plaster = kit.material({ color: '#cbbfae', roughness: 0.9, bumpMap: drawnTexture(kit.random('p'), paper, { isData: true }), bump: 0.5 }) // prettier-ignore
  const right = solid(new PlaneGeometry(12, 5), plaster, [4.2, 2.5, 0])
  right.rotation.y = -Math.PI / 2
  kit.add(right)
  windows(kit)
  furniture(kit)
  const { look } = kit
  look.key.position.set(-9, 4.6, -0.6)
  look.key.target.set(0, 0.4, -1.4)
  Object.assign(look.key, { intensity: 7, size: 0.35, extent: 6.5, reach: 22, color: new Color('#ffb673') }) // prettier-ignore
  Object.assign(look.sky, { zenith: new Color('#8fa8cf'), horizon: new Color('#a39a98'), ground: new Color('#54382a'), intensity: 0.34, extent: 7 }) // prettier-ignore
  surroundings(kit, { zenith: '#2c2b2c', horizon: '#6b5a4c', ground: '#2a1a10', strength: 0.6, boxes: [{ azimuth: 180, elevation: 20, width: 70, height: 50, color: '#ffd2a0', strength: 4 }] }) // prettier-ignore
  Object.assign(look, { exposure: 1.22, bloom: 0.08, vignette: 0.25, grain: 0.01 })
  return setCamera(kit, 0.04)
}

function windows(kit: Kit): void {
  const steel = kit.material({ color: '#22252a', roughness: 0.5, metalness: 0.4 })
  const evening = kit.material({ color: '#000000', emissive: '#ffd9a6', glow: 2.4, group: 'sky' })
  const brick = kit.material({ color: '#6d4534', roughness: 0.95 })
  const bar = (w: number, h: number, d: number, x: number, y: number, z: number) => kit.add(solid(bevelled(w, h, d, 0.008), steel, [x, y, z])) // prettier-ignore
  for (const z of [-3.35, -1.45, 0.45, 2.35]) {
    const sky = solid(new PlaneGeometry(1.6, 3), evening, [-3.75, 2.1, z])
    sky.rotation.y = Math.PI / 2
    sky.castShadow = false
    kit.add(sky)
    for (let i = 0; i <= 3; i++) bar(0.05, 3, 0.04, -3.6, 2.1, z - 0.8 + (i * 1.6) / 3)
    for (let i = 0; i <= 5; i++) bar(0.05, 0.035, 1.64, -3.6, 0.6 + i * 0.6, z)
    kit.add(solid(bevelled(0.3, 4.6, 0.3, 0.02), brick, [-3.62, 2.3, z + 0.95]))
    const beam = glow({ form: 'streak', color: '#ffb873', strength: 0.05, width: 4, height: 1.6 })
    beam.position.set(-2.4, 1.5, z)
    beam.rotation.z = -0.45
    kit.add(beam)
  }
  kit.add(solid(bevelled(0.3, 0.6, 9, 0.02), brick, [-3.62, 0.3, -0.5]))
}

function furniture(kit: Kit): void {
  const hide = drawnTexture(kit.random('hide'), paper, { isData: true })
  const leather = kit.material({ color: '#8a4a26', roughness: 0.42, bumpMap: hide, bump: 0.8 })
  const legs = kit.material({ color: '#1c1714', roughness: 0.5 })
  const wool = drawnTexture(kit.random('rug'), weave, { isData: true })
  wool.repeat.set(8, 6)
  const rug = kit.material({ color: '#b59c84', roughness: 1, bumpMap: wool, bump: 1.4 })
  kit.add(solid(bevelled(4.4, 0.02, 2.4, 0.01), rug, [0.9, 0.012, -1.9]))
  const part = (w: number, h: number, d: number, x: number, y: number, z: number, bevel = 0.09) => kit.add(solid(bevelled(w, h, d, bevel, 5), leather, [x, y, z])) // prettier-ignore
  for (const i of [0, 1, 2]) {
    part(0.74, 0.2, 0.8, 0.75 + i * 0.75, 0.42, -2.8)
    part(0.74, 0.5, 0.22, 0.75 + i * 0.75, 0.68, -3.18)
  }
  part(2.7, 0.22, 0.95, 1.5, 0.25, -2.85, 0.05)
  part(0.2, 0.52, 0.95, 0.24, 0.48, -2.85)
  part(0.2, 0.52, 0.95, 2.76, 0.48, -2.85)
  for (const x of [0.3, 2.7]) kit.add(solid(capsule(0.025, 0.12), legs, [x, 0.07, -2.5]))
  const cushion = kit.add(solid(bevelled(0.46, 0.46, 0.16, 0.08, 5), kit.material({ color: '#2f6b66', roughness: 0.95 }), [0.62, 0.72, -2.86])) // prettier-ignore
  cushion.rotation.set(-0.3, 0.2, 0.15)
  // Hanging lamps and a floor lamp, which are the warm spots of the picture.
  const brass = kit.material({ color: '#b98a45', roughness: 0.25, metalness: 1 })
  const bulb = kit.material({ color: '#3a2208', emissive: '#ffb45f', glow: 5 })
  for (const [x, y, z] of [
    [-1.6, 2.05, -2.4],
    [-0.95, 1.72, -2.9],
    [3.2, 1.62, -3.3],
  ] as const) {
    kit.add(solid(turned([[0.02, 0.16], [0.06, 0.14], [0.17, 0], [0.16, 0], [0.05, 0.12]], 30), brass, [x, y, z])) // prettier-ignore
    kit.add(solid(new SphereGeometry(0.05, 16, 12), bulb, [x, y + 0.02, z]))
    kit.add(solid(tube([new Vector3(x, y + 0.15, z), new Vector3(x, 4, z)], 0.006, 2, 6), legs))
    const halo = glow({ form: 'halo', color: '#ffa450', strength: 0.5, width: 0.9, height: 0.9 })
    halo.position.set(x, y, z)
    kit.add(halo)
  }
  const lamp = new PointLight('#ffa858', 2.2, 5, 2)
  lamp.position.set(-1.3, 1.7, -2.5)
  kit.add(lamp)
  // A frame with a brushed ring instead of a picture, on the brick wall.
  kit.add(solid(bevelled(1.3, 1.3, 0.05, 0.01), kit.material({ color: '#e9e0d0', roughness: 0.9 }), [1.45, 1.95, -4.14])) // prettier-ignore
  const ring = kit.add(solid(new TorusGeometry(0.38, 0.05, 10, 60, 5.6), kit.material({ color: '#23302f', roughness: 0.9 }), [1.45, 1.95, -4.11])) // prettier-ignore
  ring.scale.z = 0.2
  plant(kit, -2.75, -3.3, 1.9)
  plant(kit, 3.55, -2.2, 1.5)
}

function plant(kit: Kit, x: number, z: number, tall: number): void {
  const pot = kit.material({ color: '#3a4148', roughness: 0.7 })
  const green = kit.material({ color: '#38592f', roughness: 0.5, side: 2 })
  kit.add(solid(turned([[0.001, 0], [0.17, 0], [0.23, 0.4], [0.21, 0.4], [0.001, 0.36]], 30), pot, [x, 0, z])) // prettier-ignore
  const random = kit.random(`plant${x}`)
  for (let i = 0; i < 26; i++) {
    const leaf = solid(new SphereGeometry(0.5, 12, 8), green)
    leaf.scale.set(0.14, 0.015, 0.5)
    leaf.position.set(x, 0.5 + tall * (i / 26) * 0.8, z)
    leaf.rotation.set(random.range(-0.9, 0.1), i * 2.4, 0, 'YXZ')
    leaf.translateZ(0.26)
    kit.add(leaf)
  }
  kit.add(solid(tube([new Vector3(x, 0.3, z), new Vector3(x + 0.04, tall, z)], 0.018, 4, 6), pot))
}
