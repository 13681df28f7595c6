import { DodecahedronGeometry, Group, InstancedMesh, Matrix4, Quaternion, SphereGeometry, Vector3 } from 'three' // prettier-ignore
import type { Kit } from '../../engine/take'
import { smooth } from '../../kit/ease'
import { glow } from '../../kit/glow'
import { fbm2 } from '../../kit/noise'
import { bevelled, solid, tube, turned } from '../../kit/shapes'
import { skyDome } from '../../kit/sky'
import { terrain } from '../../kit/terrain'
import { concrete, drawnTexture } from '../../kit/textures'

const CRATERS = [[-3.4, -2.2, 1.3], [3.1, -3.6, 1.7], [-7, -9, 3.4], [5.5, -13, 4], [-1.5, -6.5, 1.1], [12, -24, 7], [-16, -30, 8], [2.2, 1.9, 0.5], [-1.7, 1.5, 0.4]] as const // prettier-ignore

function surface(x: number, z: number): number {
  const away = Math.hypot(x, z)
  const open = smooth(Math.min(1, Math.max(0, (away - 1.2) / 9)))
  let y = open * 0.35 * fbm2(x / 5, z / 5, 3) + 0.02 * fbm2(x * 1.4, z * 1.4, 8)
  y +=
    smooth(Math.min(1, Math.max(0, (away - 26) / 50))) * (5 + 7 * Math.abs(fbm2(x / 26, z / 26, 6)))
  for (const [cx, cz, r] of CRATERS) {
    const d = Math.hypot(x - cx, z - cz) / r
    if (d < 1.7)
      y += r * (0.13 * Math.exp(-(((d - 1) / 0.22) ** 2)) - 0.2 * smooth(Math.max(0, 1 - d)))
  }
  return y
}

/** Gray ground under a black sky, a lander, and the earth above the hills. */
export function buildMoon(kit: Kit): Group {
  const root = new Group()
  const random = kit.random('moon')
  const dust = drawnTexture(kit.random('dust'), concrete, { isData: true })
  dust.repeat.set(60, 60)
  const grey = kit.material({ color: '#5c5d63', roughness: 1, bumpMap: dust, bump: 2.4, reflect: 0.1, flat: '#a7a6bb' }) // prettier-ignore
  const near = solid(terrain(34, 110, surface), grey)
  const far = solid(
    terrain(260, 90, (x, z) => surface(x, z) - (Math.hypot(x, z) < 20 ? 1.5 : 0)),
    grey,
  )
  for (const ground of [near, far]) {
    ground.castShadow = false
    root.add(ground)
  }
  const boulders = new InstancedMesh(new DodecahedronGeometry(1, 1), grey, 60)
  boulders.receiveShadow = true
  for (let i = 0; i < 60; i++) {
    const [x, z] = [random.range(-15, 15), random.range(-28, 1.5)]
    const size = Math.hypot(x, z) < 2.2 ? 0.02 : random.range(0.04, 0.34) ** 1.1
    const turn = new Quaternion().setFromAxisAngle(new Vector3(0.6, 0.7, 0.4).normalize(), i)
    boulders.setMatrixAt(i, new Matrix4().compose(new Vector3(x, surface(x, z) + size * 0.2, z), turn, new Vector3(size * 1.3, size * 0.85, size))) // prettier-ignore
  }
  root.add(boulders)
  root.add(lander(kit))

  const seas = drawnTexture(kit.random('earth'), (pen, r, size) => {
    pen.fillStyle = '#12469a'
    pen.fillRect(0, 0, size, size)
    for (let i = 0; i < 900; i++) {
      const [x, y] = [r.range(0, size), r.range(0, size)]
      const land = fbm2(x / 90, y / 90, 12) > 0.08
      pen.fillStyle = i % 3 ? (land ? '#4d7a4a88' : '#1d5fb455') : '#ffffff66'
      pen.beginPath()
      pen.ellipse(x, y, r.range(8, i % 3 ? 26 : 44), r.range(3, i % 3 ? 16 : 8), r.range(-0.5, 0.5), 0, 7) // prettier-ignore
      pen.fill()
    }
  })
  const earth = kit.material({ color: '#ffffff', map: seas, roughness: 0.7, flat: '#ffffff', reflect: 0.3 }) // prettier-ignore
  const globe = solid(new SphereGeometry(27, 48, 32), earth, [82, 62, -420])
  globe.castShadow = globe.receiveShadow = false
  globe.rotation.z = 0.4
  const air = glow({ form: 'halo', color: '#4a9dff', strength: 0.26, width: 120, height: 120, finalOnly: true }) // prettier-ignore
  air.position.set(82, 62, -425)
  root.add(globe, air)

  const star = kit.material({ color: '#000000', emissive: '#dfe8ff', glow: 2.4, flat: '#e8ecff', line: 0 }) // prettier-ignore
  const stars = new InstancedMesh(new SphereGeometry(1, 6, 4), star, 260)
  for (let i = 0; i < 260; i++) {
    const at = new Vector3(random.range(-1, 1), random.range(0.02, 0.75), -1).normalize().multiplyScalar(1200) // prettier-ignore
    const size = random.range(0.9, 2.1) ** 1.5
    stars.setMatrixAt(i, new Matrix4().compose(at, new Quaternion(), new Vector3(size, size, size)))
  }
  stars.frustumCulled = false
  root.add(stars)
  skyDome(kit, { zenith: '#010206', middle: '#03050d', horizon: '#0a0f1c', band: 0.16, flat: ['#3a3f66', '#1a1d38'] }) // prettier-ignore
  const sky = kit.scene.children.at(-1)
  if (sky) root.add(sky)
  return root
}

/** A lander with gold foil on four legs. It shows how large the plain is. */
function lander(kit: Kit): Group {
  const foil = kit.material({ color: '#c08a2e', metalness: 0.9, roughness: 0.38, facets: true, group: 'prop', flat: '#e8b54c' }) // prettier-ignore
  const white = kit.material({ color: '#c9c8c4', roughness: 0.6, facets: true, group: 'prop', flat: '#eceaf2' }) // prettier-ignore
  const root = new Group()
  root.add(solid(turned([[0.001, 0.9], [1.25, 0.95], [1.4, 1.2], [1.4, 1.8], [1.2, 1.95], [0.001, 1.95]], 8), foil)) // prettier-ignore
  root.add(solid(turned([[0.9, 1.95], [1.05, 2.3], [0.95, 2.9], [0.5, 3.25], [0.001, 3.3]], 8), white)) // prettier-ignore
  root.add(solid(tube([new Vector3(0.2, 3.2, 0), new Vector3(0.3, 4.2, 0)], 0.03, 3, 8), white))
  for (let i = 0; i < 4; i++) {
    const [x, z] = [Math.sin(i * 1.571 + 0.6), Math.cos(i * 1.571 + 0.6)]
    root.add(solid(tube([new Vector3(x, 1.5, z), new Vector3(x * 2.3, 0.1, z * 2.3)], 0.06, 3, 8), white)) // prettier-ignore
    root.add(solid(bevelled(0.6, 0.1, 0.6, 0.05), foil, [x * 2.3, 0.05, z * 2.3]))
  }
  root.position.set(-6.2, 0.1, -13)
  root.rotation.y = 0.5
  root.traverse((part) => {
    part.castShadow = false
  })
  return root
}
