import { PlaneGeometry, SphereGeometry, Vector3, CylinderGeometry } from 'three'
import type { Kit } from '../../engine/take'
import { cushion } from '../../kit/cushion'
import { glow } from '../../kit/glow'
import { noise1 } from '../../kit/noise'
import { bevelled, solid, tube, turned } from '../../kit/shapes'
import { concrete, drawnTexture, weave } from '../../kit/textures'

export const FIRE = new Vector3(0, 0.62, -2.7)

/** A bowl of cast stone with flames in it. */
function fire(kit: Kit): void {
  const cast = drawnTexture(kit.random('bowl'), concrete, { isData: true })
  const stone = kit.material({ color: '#4d4946', roughness: 0.8, bumpMap: cast, bump: 1.5 })
  const coal = kit.material({ color: '#140d0a', emissive: '#ff4a12', glow: 1.6, roughness: 1 })
  const { x, z } = FIRE
  kit.add(solid(turned([[0.001, 0], [0.34, 0], [0.36, 0.05], [0.62, 0.3], [0.68, 0.42], [0.66, 0.45], [0.58, 0.43], [0.5, 0.36], [0.001, 0.34]], 64), stone, [x, 0, z])) // prettier-ignore
  for (let i = 0; i < 30; i++) {
    const n = (k: number) => noise1(i * 5.3 + k * 3.1, 8)
    kit.add(solid(new SphereGeometry(0.055 + 0.03 * n(1), 8, 6), coal, [x + n(2) * 0.4, 0.38, z + n(3) * 0.4])) // prettier-ignore
  }
  const flame = (color: string, strength: number) =>
    kit.material({ color: '#000000', emissive: color, glow: strength, opacity: 0.75 })
  for (const [color, strength, size, count] of [
    ['#ff6a1c', 2.4, 1, 11],
    ['#ffc05a', 5, 0.6, 7],
  ] as const) {
    // prettier-ignore
    const skin = flame(color, strength)
    for (let i = 0; i < count; i++) {
      const n = (k: number) => noise1(i * 4.7 + k * 2.3, 12 + count)
      const tall = size * (0.34 + 0.3 * Math.abs(n(1)))
      const points = [0, 0.3, 0.65, 1].map((t) => new Vector3(x + n(2) * 0.26 * size + 0.07 * Math.sin(t * 4 + i * 2), 0.38 + tall * t, z + n(3) * 0.26 * size + 0.06 * Math.cos(t * 4 + i))) // prettier-ignore
      const tongue = solid(tube(points, (t) => 0.085 * size * Math.sin(Math.PI * (0.18 + 0.82 * t)) ** 0.9 + 0.002, 18, 9), skin) // prettier-ignore
      tongue.castShadow = false
      kit.add(tongue)
    }
  }
  const halo = glow({ form: 'halo', color: '#ff8a3a', strength: 0.3, width: 2.4, height: 2.4, isFacing: false }) // prettier-ignore
  halo.position.set(x, 0.7, z + 0.4)
  halo.lookAt(0, 1.6, 0.6)
  kit.add(halo)
}

function seats(kit: Kit): void {
  const wool = drawnTexture(kit.random('canvas'), weave, { isData: true })
  wool.repeat.set(3, 3)
  const cloth = (color: string) =>
    kit.material({ color, roughness: 0.95, bumpMap: wool, bump: 1.2, reflect: 0.2 })
  const [sand, rust, blue] = [cloth('#cdbfa8'), cloth('#a8512f'), cloth('#2b4a5a')]
  const teak = kit.material({ color: '#6d4a30', roughness: 0.65 })
  /** A bench of teak with loose cushions, from one end to the other. */
  const bench = (from: Vector3, to: Vector3, seed: number) => {
    const long = from.distanceTo(to)
    const at = from.clone().lerp(to, 0.5)
    const turn = -Math.atan2(to.z - from.z, to.x - from.x)
    const put = (mesh: ReturnType<typeof solid>, across: number, up: number, back: number) => {
      mesh.position.set(at.x + Math.cos(turn) * across + Math.sin(turn) * back, up, at.z - Math.sin(turn) * across + Math.cos(turn) * back) // prettier-ignore
      mesh.rotation.set(0, turn, 0)
      return kit.add(mesh)
    }
    put(solid(bevelled(long, 0.08, 0.86, 0.02), teak), 0, 0.22, 0)
    for (const end of [-0.46, 0, 0.46]) put(solid(bevelled(0.08, 0.2, 0.8, 0.01), teak), end * long, 0.1, 0) // prettier-ignore
    const count = Math.round(long / 0.8)
    for (let i = 0; i < count; i++) {
      const across = ((i + 0.5) / count - 0.5) * long
      put(solid(cushion(long / count, 0.2, 0.82, seed + i), sand), across, 0.36, 0.02)
      const back = put(solid(cushion((long / count) * 0.96, 0.46, 0.2, seed + i), sand), across, 0.62, -0.32) // prettier-ignore
      back.rotation.x = -0.2
      if ((i + seed) % 2) continue
      const small = put(solid(cushion(0.42, 0.38, 0.14, seed), i % 3 ? rust : blue), across + 0.1, 0.62, -0.12) // prettier-ignore
      small.rotation.set(-0.35, turn + 0.2, 0.15, 'YXZ')
    }
  }
  bench(new Vector3(-3.1, 0, -0.9), new Vector3(-3.1, 0, -4.4), 1)
  for (const [x, z, turn] of [
    [2.7, -3.5, -1.25],
    [2.5, -1.7, -1.9],
  ] as const) {
    const seat = solid(cushion(0.78, 0.22, 0.76, x), rust, [x, 0.36, z])
    const back = solid(cushion(0.76, 0.52, 0.2, z), rust, [x - 0.36 * Math.sin(turn), 0.68, z - 0.36 * Math.cos(turn)]) // prettier-ignore
    const frame = solid(bevelled(0.8, 0.1, 0.78, 0.03), teak, [x, 0.2, z])
    for (const one of [seat, back, frame]) kit.add(one).rotation.y = turn
    back.rotation.set(-0.25, turn, 0, 'YXZ')
  }
  const jute = drawnTexture(kit.random('jute'), (pen, random, size) => {
    pen.fillStyle = '#8a7a66'
    pen.fillRect(0, 0, size, size)
    for (let ring = 0; ring < 30; ring++) {
      pen.strokeStyle = ring % 5 === 4 ? '#274851' : ring % 5 === 2 ? '#a65a34' : '#9a8768'
      pen.lineWidth = size / 76
      pen.beginPath()
      pen.arc(size / 2, size / 2, ((ring + 0.5) * size) / 61, 0, 7)
      pen.stroke()
    }
    for (let i = 0; i < 40000; i++) {
      pen.fillStyle = i % 2 ? 'rgb(255 240 220 / .12)' : 'rgb(20 14 10 / .2)'
      pen.fillRect(random.range(0, size), random.range(0, size), 3, 2)
    }
  }, { size: 1024 }) // prettier-ignore
  const rug = kit.material({ color: '#ffffff', map: jute, roughness: 1, reflect: 0.1 })
  kit.add(solid(new CylinderGeometry(2.35, 2.35, 0.02, 96), rug, [0, 0.012, -2.7]))
  const side = solid(turned([[0.001, 0.42], [0.24, 0.42], [0.24, 0.45], [0.001, 0.45]], 40), teak, [2.85, 0, -2.6]) // prettier-ignore
  kit.add(side)
  kit.add(solid(new CylinderGeometry(0.03, 0.1, 0.42, 16), teak, [2.85, 0.21, -2.6]))
}

/** A raised basin, lit from within. */
function pool(kit: Kit): void {
  const stone = kit.material({ color: '#8a8078', roughness: 0.6, reflect: 0.5 })
  const ripples = drawnTexture(kit.random('pool'), (pen, random, size) => {
    pen.fillStyle = '#1d8f9c'
    pen.fillRect(0, 0, size, size)
    pen.globalCompositeOperation = 'lighter'
    for (let i = 0; i < 260; i++) {
      const [x, y, r] = [random.range(0, size), random.range(0, size), random.range(22, 58)]
      pen.strokeStyle = 'rgb(120 230 225 / .34)'
      pen.lineWidth = random.range(1.5, 4)
      pen.beginPath()
      for (let a = 0; a <= 6.3; a += 0.3) pen.lineTo(x + Math.cos(a) * r * (1 + 0.25 * Math.sin(a * 3 + i)), y + Math.sin(a) * r * (1 + 0.25 * Math.cos(a * 2 + i))) // prettier-ignore
      pen.stroke()
    }
    pen.globalCompositeOperation = 'source-over'
  }, { size: 1024 }) // prettier-ignore
  ripples.repeat.set(1, 2)
  const water = kit.material({ color: '#06323a', roughness: 0.06, emissive: '#ffffff', emissiveMap: ripples, glow: 0.75, reflect: 0.9 }) // prettier-ignore
  const [x, z, w, d] = [-5.4, 2.7, 2.4, 6]
  kit.add(solid(new PlaneGeometry(w, d).rotateX(-Math.PI / 2), water, [x, 0.36, z])).castShadow = false // prettier-ignore
  for (const s of [-1, 1]) {
    kit.add(solid(bevelled(0.34, 0.46, d + 0.68, 0.03), stone, [x + s * (w / 2 + 0.17), 0.2, z]))
    kit.add(solid(bevelled(w, 0.46, 0.34, 0.03), stone, [x, 0.2, z + s * (d / 2 + 0.17)]))
  }
}

export function buildLounge(kit: Kit): void {
  fire(kit)
  seats(kit)
  pool(kit)
}
