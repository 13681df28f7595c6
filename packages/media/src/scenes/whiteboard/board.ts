import { BoxGeometry, CylinderGeometry, PlaneGeometry, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { noise1, noise2 } from '../../kit/noise'
import { bevelled, loft, solid, turned } from '../../kit/shapes'
import { brushed, drawnTexture, paper, weave } from '../../kit/textures'

/** The enameled surface, with faint traces of drawings that were wiped off. */
function face(kit: Kit): void {
  const ghosts = drawnTexture(kit.random('ghosts'), (pen, random, size) => {
    pen.fillStyle = '#f1f1ed'
    pen.fillRect(0, 0, size, size)
    pen.lineCap = 'round'
    for (let i = 0; i < 60; i++) {
      const [x, y, r] = [random.range(0, size), random.range(0, size), random.range(60, 210)]
      pen.strokeStyle = i % 3 ? 'rgb(120 132 150 / .018)' : 'rgb(255 255 255 / .2)'
      pen.lineWidth = random.range(20, 58)
      const a = random.range(0, 6)
      pen.beginPath()
      pen.arc(x, y, r, a, a + random.range(0.4, 1.2))
      pen.stroke()
    }
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random.range(0, size), random.range(0, size)]
      pen.strokeStyle = 'rgb(70 80 110 / .035)'
      pen.lineWidth = 5
      pen.beginPath()
      for (let k = 0; k < 14; k++) pen.lineTo(x + k * 9, y + 26 * Math.sin(k * 0.7 + i) + k * random.range(-2, 2)) // prettier-ignore
      pen.stroke()
    }
  }, { size: 1024 }) // prettier-ignore
  const white = kit.material({ color: '#f2f2ef', map: ghosts, roughness: 0.3, reflect: 0.55, flat: '#f6f1e4', clay: '#e8e3da', line: 0 }) // prettier-ignore
  kit.add(solid(new PlaneGeometry(26, 15, 4, 4), white, [0, 1.6, 0])).castShadow = false
}

/** The frame, and the tray with markers, a felt block and a cloth. */
function tray(kit: Kit): void {
  const scratch = drawnTexture(kit.random('aluminium'), brushed, { isData: true })
  const metal = kit.material({ color: '#b3b6b8', metalness: 0.9, roughness: 0.36, roughnessMap: scratch, flat: '#aab3bd' }) // prettier-ignore
  kit.add(solid(bevelled(26.4, 0.35, 0.5, 0.1), metal, [0, -3.9, 0.08]))
  kit.add(solid(bevelled(22, 0.14, 1.5, 0.06), metal, [0, -4.15, 0.7]))
  kit.add(solid(bevelled(22, 0.34, 0.1, 0.04), metal, [0, -4.05, 1.44]))
  const white = kit.material({ color: '#e4e2dc', roughness: 0.35, flat: '#f2efe6', group: 'prop' })
  for (const [x, color, turn] of [
    [-3.4, '#e2532c', 0.05],
    [-2.2, '#f2a72c', -0.04],
    [-3, '#3c9cc6', 0.12],
  ] as const) {
    // prettier-ignore
    const cap = kit.material({ color, roughness: 0.35, group: 'prop' })
    const z = x === -3 ? 1.05 : 0.72
    for (const [part, from, to, r] of [
      [white, -0.75, 0.35, 0.095],
      [cap, 0.35, 0.8, 0.102],
      [cap, -0.84, -0.75, 0.09],
    ] as const) {
      // prettier-ignore
      const piece = solid(new CylinderGeometry(r, r, to - from, 24).rotateZ(Math.PI / 2).translate((from + to) / 2, 0, 0), part, [x, -3.98, z]) // prettier-ignore
      piece.rotation.y = turn
      kit.add(piece)
    }
  }
  const felt = drawnTexture(kit.random('felt'), weave, { isData: true })
  felt.repeat.set(3, 3)
  const cloth = kit.material({ color: '#3a7f86', roughness: 1, bumpMap: felt, bump: 2, flat: '#4f98a0', side: 2, group: 'prop' }) // prettier-ignore
  // A folded cloth that hangs over the tray's edge.
  const rows = Array.from({ length: 30 }, (_, i) => {
    const t = i / 29
    return Array.from({ length: 40 }, (_, k) => {
      const s = k / 39 - 0.5
      const fold = 0.13 * Math.sin(s * 21 + t * 2.4) * (0.3 + t) + 0.06 * noise2(s * 8, t * 5, 3)
      const over = Math.max(0, t - 0.42)
      return new Vector3(1.1 + s * (2.6 - 0.5 * over) + 0.1 * t, -3.72 - over * 3.1 + fold * 0.4 * (1 - over), 0.52 + Math.min(t, 0.42) * 2.9 + fold * (0.4 + over)) // prettier-ignore
    })
  })
  kit.add(solid(loft(rows, false), cloth))
}

/** Notes under magnets, which make the board look used. */
function notes(kit: Kit): void {
  const grain = drawnTexture(kit.random('note'), paper, { isData: true })
  for (const [x, y, turn, color, magnet] of [
    [-5.35, 2.35, 0.09, '#f4c765', '#e2532c'],
    [-5.55, 0.7, -0.06, '#a4dded', '#1b1e27'],
    [6.1, 2.7, -0.08, '#f3b9a0', '#1c6f78'],
  ] as const) {
    // prettier-ignore
    const sheet = kit.material({ color, roughness: 0.95, bumpMap: grain, bump: 0.5, side: 2, group: 'prop' }) // prettier-ignore
    const note = new PlaneGeometry(1.25, 1.25, 10, 10)
    const position = note.getAttribute('position')
    for (let i = 0; i < position.count; i++) {
      const down = 0.5 - position.getY(i) / 1.25
      position.setZ(i, 0.02 + 0.16 * down ** 2.4 * (1 + 0.5 * noise1(x, 2) * position.getX(i)))
    }
    note.computeVertexNormals()
    kit.add(solid(note, sheet, [x, y, 0])).rotation.z = turn
    const pin = kit.material({ color: magnet, roughness: 0.4, group: 'prop' })
    kit.add(solid(turned([[0.17, 0], [0.17, 0.06], [0.14, 0.09], [0.001, 0.1]], 28).rotateX(Math.PI / 2), pin, [x, y + 0.5, 0.02])) // prettier-ignore
    const pencil = kit.material({ color: '#3a3a44', roughness: 0.8, group: 'prop', line: 0 })
    // A small sketch: a frame with a slope and a ground line.
    for (const [px, py, long, r] of [
      [0, 0.02, 0.78, 0],
      [0, -0.42, 0.78, 0],
      [-0.39, -0.2, 0.44, 1.571],
      [0.39, -0.2, 0.44, 1.571],
      [0, -0.3, 0.78, 0.02],
      [0.1, -0.2, 0.36, 0.7],
    ] as const) {
      // prettier-ignore
      const [c, sn] = [Math.cos(turn), Math.sin(turn)]
      const mark = solid(new BoxGeometry(long, 0.016, 0.004), pencil, [x + px * c - py * sn, y + px * sn + py * c, 0.11 + (py < -0.1 ? 0.03 : 0)]) // prettier-ignore
      mark.rotation.z = r + turn
      mark.castShadow = false
      kit.add(mark)
    }
  }
}

/**
 * The bars of a window and a moving plant between the lamp and the board. Only their shadows are
 * visible.
 */
function gobo(kit: Kit, key: Vector3) {
  const dark = kit.material({ color: '#101010', roughness: 1, finalOnly: true, side: 2 })
  dark.colorWrite = dark.depthWrite = false
  const ahead = key.clone().normalize()
  const across = new Vector3().crossVectors(new Vector3(0, 1, 0), ahead).normalize()
  const up = new Vector3().crossVectors(ahead, across)
  const place = (x: number, y: number, far: number) =>
    ahead.clone().multiplyScalar(far).addScaledVector(across, x).addScaledVector(up, y)
  for (const [x, y, w, h] of [
    [-3.9, 0, 0.5, 22],
    [4.6, 0, 0.5, 22],
    [0, 3.3, 26, 0.42],
    [0, -8, 26, 4],
    [-11, 0, 5, 26],
  ] as const) {
    // prettier-ignore
    const bar = solid(new BoxGeometry(w, h, 0.3), dark, place(x, y, 8).toArray())
    bar.lookAt(key)
    kit.add(bar)
  }
  const leaves = Array.from({ length: 11 }, (_, i) => {
    const rings = Array.from({ length: 8 }, (_, k) => {
      const t = k / 7
      const half = 0.34 * Math.sin(Math.PI * Math.min(1, t * 0.95 + 0.04)) ** 0.8
      return [new Vector3(t * 3.4, 0.5 * t - 1.1 * t * t - half, 0), new Vector3(t * 3.4, 0.5 * t - 1.1 * t * t + half, 0)] // prettier-ignore
    })
    const leaf = solid(loft(rings, false), dark, place(-5 + (i % 3) * 0.5, 3.6 - i * 0.2, 7).toArray()) // prettier-ignore
    leaf.lookAt(key)
    const turn = leaf.quaternion.clone()
    kit.add(leaf)
    return (seconds: number) => {
      leaf.quaternion.copy(turn)
      leaf.rotateZ(1.1 - i * 0.34 + 0.05 * noise1(seconds * 0.9 + i * 0.3, i))
    }
  })
  return (seconds: number) => {
    for (const sway of leaves) sway(seconds)
  }
}

export function buildBoard(kit: Kit, key: Vector3) {
  face(kit)
  tray(kit)
  notes(kit)
  return { stir: gobo(kit, key) }
}
