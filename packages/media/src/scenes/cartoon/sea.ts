import { DoubleSide, Group, Object3D, PlaneGeometry, PointLight, SphereGeometry, Vector3 } from 'three' // prettier-ignore
import type { Kit } from '../../engine/take'
import { between, smooth } from '../../kit/ease'
import { swarm } from '../../kit/particles'
import { loft, solid, tube } from '../../kit/shapes'
import { drawnTexture } from '../../kit/textures'
import { BEATS, DOOR } from './beats'

const deep = { middle: DOOR.middle, back: -2.3 }

/** A gradient from bright water above to dark water below. */
function waterGradient(kit: Kit) {
  return drawnTexture(kit.random('sea'), (pen, random, size) => {
    const wash = pen.createLinearGradient(0, 0, 0, size)
    wash.addColorStop(0, '#9ff3e0')
    wash.addColorStop(0.35, '#2fb5c4')
    wash.addColorStop(0.75, '#0f6590')
    wash.addColorStop(1, '#0a3f63')
    pen.fillStyle = wash
    pen.fillRect(0, 0, size, size)
    pen.globalCompositeOperation = 'lighter'
    for (let i = 0; i < 7; i++) {
      const x = size * (0.3 + 0.4 * random.next())
      const ray = pen.createLinearGradient(0, 0, 0, size * 0.8)
      ray.addColorStop(0, 'rgb(150 240 220 / 0.28)')
      ray.addColorStop(1, 'rgb(150 240 220 / 0)')
      pen.fillStyle = ray
      pen.beginPath()
      pen.moveTo(x, 0)
      pen.lineTo(x + size * 0.03, 0)
      pen.lineTo(x + size * random.range(-0.16, 0.2), size)
      pen.lineTo(x - size * random.range(0.02, 0.12), size)
      pen.fill()
    }
  })
}

function blade(tall: number) {
  return loft(
    Array.from({ length: 16 }, (_, i) => {
      const t = i / 15
      const half = 0.07 * Math.sin(Math.PI * (0.12 + 0.88 * t)) ** 0.7 + 0.002
      return [new Vector3(-half, t * tall, 0), new Vector3(half, t * tall, 0)]
    }),
    false,
  )
}

/** The sea behind the door. It stands upright, as if behind glass. */
export function buildSea(kit: Kit) {
  const all = new Group()
  const water = waterGradient(kit)
  const back = kit.material({ color: '#0b2b38', emissive: '#ffffff', emissiveMap: water, map: water, glow: 0.9, roughness: 1, line: 0, clay: '#8fa6ab' }) // prettier-ignore
  const far = solid(new PlaneGeometry(5, 3.4), back, [deep.middle, 0.95, deep.back])
  far.castShadow = false
  all.add(far)
  const sand = kit.material({ color: '#b7b48a', roughness: 1, flat: '#5aa6a4' })
  const bed = solid(new SphereGeometry(1, 30, 16), sand, [deep.middle + 0.3, -0.3, -1.5])
  bed.scale.set(2.2, 0.52, 1.2)
  all.add(bed)
  const coral = kit.material({ color: '#e2604e', roughness: 0.7, flat: '#e87a6a' })
  for (const [x, z, tall, lean] of [[0.05, -1.05, 0.42, -0.12], [0.16, -1, 0.3, 0.12], [-0.06, -1.1, 0.3, -0.24], [1.3, -1.3, 0.5, 0.1], [1.42, -1.3, 0.34, 0.2]] as const) // prettier-ignore
    all.add(solid(tube([[x, 0, z], [x + lean * 0.4, tall * 0.5, z], [x + lean, tall, z]].map(([a = 0, b = 0, c = 0]) => new Vector3(a, b + 0.02, c)), (t) => 0.05 + 0.016 * t, 10, 9), coral)) // prettier-ignore
  const weed = kit.material({ color: '#2f8f56', roughness: 0.8, side: DoubleSide, flat: '#2f9a72', line: 0.6 }) // prettier-ignore
  const leaves = [
    [0.92, -1.2, 1],
    [1.06, -1.35, 1.25],
    [0.26, -1.5, 1.1],
    [1.2, -1, 0.7],
  ].map(([x = 0, z = 0, tall = 1], i) => {
    // prettier-ignore
    const stem = new Object3D()
    stem.position.set(x, 0, z)
    stem.rotation.y = i
    stem.add(solid(blade(tall), weed))
    all.add(stem)
    return stem
  })
  const pane = kit.material({ color: '#bdf3ee', roughness: 0.05, metalness: 0.1, reflect: 1.4, opacity: 0.12, side: DoubleSide }) // prettier-ignore
  const geometry = new PlaneGeometry(1.1, 1.62, 22, 30)
  const surface = solid(geometry, pane, [DOOR.middle, 0.81, -0.05])
  surface.castShadow = false
  all.add(surface)
  const position = geometry.getAttribute('position')
  const rest = Array.from({ length: position.count }, (_, i) => [position.getX(i), position.getY(i)] as const) // prettier-ignore
  const bubbles = swarm(kit, {
    ...{ name: 'bubbles', count: 34, color: '#d8fff4', strength: 0.5, size: 0.016 },
    at: ([a, b, c, e], seconds) => {
      const rise = (b + seconds * (0.2 + 0.25 * e)) % 1
      return new Vector3(0.1 + a + Math.sin(seconds * 4 + e * 30) * 0.02, rise * 1.6, -0.25 - c * 1.3) // prettier-ignore
    },
  })
  all.add(bubbles.mesh)
  kit.add(all)
  const inside = kit.add(new PointLight('#8ff0e4', 0, 5, 1.4))
  inside.position.set(0.75, 1.5, -0.8)
  const spill = kit.add(new PointLight('#5fe6dc', 0, 4, 1.5))
  spill.position.set(0.75, 0.9, 0.35)

  return {
    /** `open` 0…1: how much of its light gets out. */
    set(seconds: number, open: number): void {
      const light = Math.min(1, Math.max(0, open))
      const shimmer = 1 + 0.12 * Math.sin(seconds * 9) + 0.08 * Math.sin(seconds * 14.3)
      all.visible = open > 0.001
      inside.intensity = 6 * light
      spill.intensity = 5.5 * light * shimmer * (1 - 0.5 * smooth(between(seconds, BEATS.burst, BEATS.flood))) // prettier-ignore
      bubbles.move(seconds)
      leaves.forEach((stem, i) => (stem.rotation.z = 0.14 * Math.sin(seconds * 2.2 + i * 1.4)))
      surface.visible = seconds < BEATS.burst + 0.1
      const ring = seconds - BEATS.touch
      const bulge = 0.34 * smooth(between(seconds, BEATS.touch + 0.1, BEATS.burst)) ** 2
      rest.forEach(([x, y], i) => {
        const away = Math.hypot(x - 0.28, y + 0.02)
        const ripple = ring > 0 ? 0.05 * Math.sin((away - ring * 1.6) * 26) * Math.exp(-away * 3 - Math.abs(away - ring * 1.6) * 5) : 0 // prettier-ignore
        const edge = Math.max(0, 1 - (x / 0.55) ** 2) * Math.max(0, 1 - (y / 0.81) ** 2)
        const still = 0.01 * Math.sin(x * 9 + seconds * 3) * Math.sin(y * 7 - seconds * 2.4)
        position.setZ(i, (ripple + bulge + still) * edge)
      })
      position.needsUpdate = true
      geometry.computeVertexNormals()
    },
  }
}
