import { BufferGeometry, DoubleSide, Float32BufferAttribute, Mesh, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { berthed } from '../../kit/boats'
import { gulls } from '../../kit/gulls'
import { drawnTexture } from '../../kit/textures'

/** The foam behind a boat: two ribbons along its path that move apart. */
export function wake(kit: Kit, way: (seconds: number) => Vector3, lasts = 4.5) {
  const map = drawnTexture(
    kit.random('foam'),
    (pen, random, size) => {
      pen.clearRect(0, 0, size, size)
      for (let i = 0; i < 420; i++) {
        pen.fillStyle = `rgb(255 255 255 / ${random.range(0.25, 0.8)})`
        const [x, y] = [random.range(0.08, 0.92) * size, random.next() ** 1.7 * size]
        const r = random.range(1, 6) * (1.2 - y / size)
        pen.beginPath()
        pen.ellipse(x, y, r * 0.8, r * 2.4, 0, 0, 7)
        pen.fill()
      }
    },
    { size: 256 },
  )
  const foam = kit.material({ color: '#ffffff', map, opacity: 0.9, roughness: 0.9, flat: '#ffffff', clay: '#a4b2b5', side: DoubleSide, line: 0 }) // prettier-ignore
  foam.depthWrite = false
  const steps = 26
  const geometry = new BufferGeometry()
  const position = new Float32BufferAttribute(new Float32Array((steps + 1) * 6), 3)
  geometry.setAttribute('position', position)
  const uv: number[] = []
  const index: number[] = []
  for (let i = 0; i <= steps; i++) {
    uv.push(0, 1 - i / steps, 1, 1 - i / steps)
    if (i) index.push(i * 2 - 2, i * 2 - 1, i * 2, i * 2 - 1, i * 2 + 1, i * 2)
  }
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  geometry.setAttribute('normal', new Float32BufferAttribute(uv.flatMap((_, i) => (i % 2 ? [] : [0, 1, 0])), 3)) // prettier-ignore
  geometry.setIndex(index)
  const mesh = new Mesh(geometry, foam)
  mesh.frustumCulled = false
  mesh.receiveShadow = true
  mesh.renderOrder = 2
  mesh.name = 'wake'
  kit.add(mesh)
  return {
    mesh,
    trail(seconds: number): void {
      for (let i = 0; i <= steps; i++) {
        const then = seconds - (i / steps) * lasts
        const place = way(then)
        const side = way(then + 0.05)
          .sub(place)
          .normalize()
        const wide = 1 + 4.4 * (i / steps) ** 0.8
        position.setXYZ(i * 2, place.x - side.z * wide, 0.06, place.z + side.x * wide)
        position.setXYZ(i * 2 + 1, place.x + side.z * wide, 0.06, place.z - side.x * wide)
      }
      position.needsUpdate = true
    },
  }
}

/** Sailing dinghies on the lagoon, and gulls. They are there before and after the buildings. */
export function company(kit: Kit) {
  const starts = [
    new Vector3(-150, 0, 58),
    new Vector3(-196, 0, 92),
    new Vector3(-236, 0, 40),
    new Vector3(-118, 0, 112),
  ]
  const spots = starts.map((at, i) => ({ at, turn: 0.3 + i * 0.08, size: 0.72 }))
  const hulls = berthed(kit, 'sloop', spots, { white: '#f1ece0', dark: '#40586a', wood: '#b98a5a' })
  const cloth = kit.material({ color: '#f4ecdc', roughness: 0.9, flat: '#fffaf0', side: DoubleSide, group: 'prop' }) // prettier-ignore
  const sail = new BufferGeometry()
  sail.setAttribute('position', new Float32BufferAttribute([0.3, 2.4, 0, 0.3, 14.6, 0, -4.6, 2.5, 0.9, 0.8, 1.6, 0, 0.8, 12.4, 0, 5, 1.5, 0.7], 3)) // prettier-ignore
  sail.setIndex([0, 1, 2, 3, 5, 4])
  sail.computeVertexNormals()
  const sails = spots.map(({ turn, size }) => {
    const mesh = new Mesh(sail, cloth)
    mesh.castShadow = true
    mesh.scale.setScalar(size)
    mesh.rotation.set(0.1, turn, 0, 'YXZ')
    return kit.add(mesh)
  })
  const birds = gulls(kit, 7, {
    size: 1.5,
    at: (i, seconds) => {
      const a = seconds * 0.16 + i * 0.17
      const [x, z] = [74 - seconds * 9 - i * 5.2 + 4 * Math.sin(a * 5 + i), 74 + 11 * Math.sin(a * 2 + i * 2.4)] // prettier-ignore
      return new Vector3(x, 17 + 4.5 * Math.sin(i * 2.3 + seconds * 0.5), z)
    },
  })
  const moved = starts.map(() => new Vector3())
  return {
    set(seconds: number): void {
      spots.forEach((spot, i) => {
        const start = starts[i] ?? spot.at
        const on = moved[i] ?? new Vector3()
        on.set(start.x + seconds * 2.4, 0, start.z - seconds * 0.8)
        spot.at = on
        sails[i]?.position.copy(on)
      })
      hulls.ride(seconds)
      birds.fly(seconds)
    },
  }
}
