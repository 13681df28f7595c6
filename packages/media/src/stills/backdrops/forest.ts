import { Color, DoubleSide, FogExp2, InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three'
import type { Build, Kit } from '../../engine/take'
import { glow } from '../../kit/glow'
import { tuft } from '../../kit/grass'
import { thicket } from '../../kit/grove'
import { many, type Spot } from '../../kit/many'
import { fbm2, noise1 } from '../../kit/noise'
import { loft, solid, tube } from '../../kit/shapes'
import { skyDome } from '../../kit/sky'
import { terrain } from '../../kit/terrain'
import { drawnTexture } from '../../kit/textures'
import { setCamera } from './set-camera'

const ground = (x: number, z: number) => {
  const path = Math.exp(-((x - 0.35 * Math.sin(z * 0.35)) ** 2) / 1.6)
  return fbm2(x / 3, z / 3, 4, 3) * 0.22 * (1 - path) + (1 - path) * 0.1 - 0.02 + Math.max(0, -z - 8) * 0.05 // prettier-ignore
}

/** The leaf of a fern: an arch of leaflets that become shorter to the tip. */
function fern(seed: number) {
  const rows = 15
  const rings = Array.from({ length: rows }, (_, i) => {
    const t = i / (rows - 1)
    const half = Math.sin(Math.PI * Math.min(1, t * 0.95 + 0.04)) * 0.12 * (i % 2 ? 1 : 0.28)
    const [out, up] = [t * 0.62, 0.62 * (0.75 * t - 0.78 * t * t) + noise1(seed + t, 3) * 0.02]
    return [new Vector3(out + half * 0.5, up - half * 0.3, -half), new Vector3(out, up, 0), new Vector3(out + half * 0.5, up - half * 0.3, half)] // prettier-ignore
  })
  return loft(rings, false)
}

/** The forest: tall trunks, ferns, a path, and morning light that falls in from the left. */
export const build: Build = (kit) => {
  const bark = drawnTexture(
    kit.random('bark'),
    (pen, random, size) => {
      pen.fillStyle = '#777'
      pen.fillRect(0, 0, size, size)
      for (let i = 0; i < 900; i++) {
        const v = Math.round(random.range(20, 210))
        pen.strokeStyle = `rgb(${v} ${v} ${v} / .5)`
        pen.lineWidth = random.range(1, 6)
        const [x, y] = [random.range(0, size), random.range(-80, size)]
        pen.beginPath()
        pen.moveTo(x, y)
        pen.bezierCurveTo(x + random.range(-14, 14), y + 40, x + random.range(-14, 14), y + 80, x + random.range(-10, 10), y + random.range(80, 190)) // prettier-ignore
        pen.stroke()
      }
    },
    { isData: true },
  )
  bark.repeat.set(3, 3)
  const wood = kit.material({
    color: '#4c3a2c',
    roughness: 0.95,
    bumpMap: bark,
    bump: 6,
    reflect: 0.2,
  })
  const random = kit.random('trees')
  const trunks: [number, number, number][] = [[-2.5, 0.6, 0.3], [2.75, -0.6, 0.34], [-3.4, -3.6, 0.4], [1.55, -5.2, 0.26], [-1.45, -7, 0.3], [3.7, -4.6, 0.36], [4.7, -8, 0.4]] // prettier-ignore
  for (let i = 0; i < 46; i++) trunks.push([random.range(-16, 16), random.range(-34, -9), random.range(0.18, 0.42)]) // prettier-ignore
  for (const [i, [x, z, r]] of trunks.entries()) {
    if (Math.abs(x - 0.35) < 0.9 && z > -30) continue
    const lean = noise1(i * 3.1, 8) * 0.5
    const points = [0, 0.25, 0.6, 1].map((t) => new Vector3(x + lean * t, -0.3 + 12 * t, z))
    kit.add(solid(tube(points, (t) => r * (1 - 0.35 * t + 0.55 * Math.exp(-t * 26)) * (1 + 0.03 * noise1(t * 40, i)), 26, 16), wood)) // prettier-ignore
  }
  const soil = kit.material({ color: '#3c3a1e', roughness: 1, reflect: 0.1 })
  kit.add(
    solid(
      terrain(70, 150, (x, z) => ground(x, z - 22)),
      soil,
      [0, 0, -22],
    ),
  )
  undergrowth(kit)
  skyDome(kit, {
    zenith: '#b9cfae',
    middle: '#dbe5b8',
    horizon: '#f3edc4',
    band: 0.4,
    strength: 0.95,
  })
  for (const [x, y, z, w, tilt] of [
    [-1.6, 3.2, -3, 1.1, -0.5],
    [-0.2, 3.6, -5.5, 1.5, -0.48],
    [1.6, 3.6, -8, 1.3, -0.52],
    [-3, 3.4, -7, 1.6, -0.5],
  ] as const) {
    // prettier-ignore
    const beam = glow({ form: 'streak', color: '#ffe3a0', strength: 0.2, width: w, height: 9 })
    beam.position.set(x, y, z)
    beam.rotation.z = tilt
    kit.add(beam)
  }
  kit.scene.fog = new FogExp2('#c3cf9f', 0.055)
  const { look } = kit
  look.key.position.set(-9, 13, -5)
  look.key.target.set(0, 0, -3)
  Object.assign(look.key, { intensity: 5.2, size: 0.5, extent: 11, reach: 40, color: new Color('#ffe0a0') }) // prettier-ignore
  Object.assign(look.sky, { zenith: new Color('#9fc2a8'), horizon: new Color('#93a674'), ground: new Color('#3d3a20'), intensity: 0.5, extent: 9 }) // prettier-ignore
  Object.assign(look, { exposure: 1.12, bloom: 0.09, vignette: 0.28, grain: 0.006 })
  return setCamera(kit, 0.055)
}

function undergrowth(kit: Kit): void {
  const random = kit.random('fern')
  const green = kit.material({ color: '#55792f', roughness: 0.7, side: DoubleSide, reflect: 0.3 })
  const leaves = 420
  const mesh = new InstancedMesh(fern(1), green, leaves)
  mesh.castShadow = mesh.receiveShadow = true
  const matrix = new Matrix4()
  for (let i = 0; i < leaves;) {
    const [x, z] = [random.range(-6, 6), random.range(-11, 2.6)]
    if (Math.abs(x - 0.35 * Math.sin(z * 0.35)) < 1.15) continue
    for (let k = 0; k < 7 && i < leaves; k++, i++) {
      const turn = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), k * 0.9 + random.range(0, 0.4)) // prettier-ignore
      const size = random.range(0.6, 1.25)
      mesh.setMatrixAt(i, matrix.compose(new Vector3(x, ground(x, z) + 0.02, z), turn, new Vector3(size, size * 1.1, size))) // prettier-ignore
    }
  }
  mesh.frustumCulled = false
  kit.add(mesh)
  const spots: Spot[] = []
  for (let i = 0; i < 420; i++) {
    const [x, z] = [random.range(-4, 4), random.range(-9, 3)]
    if (Math.abs(x - 0.35 * Math.sin(z * 0.35)) < 0.65) continue
    spots.push({ at: new Vector3(x, ground(x, z), z), turn: random.range(0, 6), size: random.range(0.5, 1.1) }) // prettier-ignore
  }
  many(kit, tuft(14, 0.17, 0.012), kit.material({ color: '#6d8436', roughness: 0.9, side: DoubleSide, reflect: 0.2 }), spots) // prettier-ignore
  const far = Array.from({ length: 34 }, () => ({ at: new Vector3(random.range(-18, 18), random.range(5.5, 10), random.range(-32, -10)), size: random.range(1.4, 2.6) })) // prettier-ignore
  const low = Array.from({ length: 30 }, (_, i) => ({ at: new Vector3((i % 2 ? 1 : -1) * random.range(2.4, 14), 0.4, random.range(-30, -9)), size: random.range(0.6, 1.3) })) // prettier-ignore
  thicket(kit, 'leaves', [...far, ...low], { color: '#6f8f3c', flat: '#6f8f3c', leaves: 150, leafSize: 0.2 }) // prettier-ignore
}
