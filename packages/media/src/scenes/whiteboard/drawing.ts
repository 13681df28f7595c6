import { Group } from 'three'
import type { Kit } from '../../engine/take'
import { between, mix, overshoot, smooth, smoother, spring } from '../../kit/ease'
import { markerLine, through, type Line } from '../../kit/marker-line'
import { BIRD, BOAT, drawn, FILLS, gull, SEA, seaLine, STROKES, SUN, TAP, wave } from './story' // prettier-ignore

const COLOURS = { sail: '#e2532c', jib: '#f2a72c', hull: '#1c6f78', sun: '#f6b42c', sea: '#3c9cc6', fish: '#ee7a34', ink: '#14161d' } // prettier-ignore

/** The drawing on the board. It is black while the hand draws, and in color once it comes alive. */
export function buildDrawing(kit: Kit) {
  const felt = (color: string, line = 0.7) => kit.material({ color, roughness: 0.85, reflect: 0.08, flat: color, clay: color === COLOURS.ink ? '#2f2c2a' : '#9a8f84', group: 'prop', line }) // prettier-ignore
  const ink = felt(COLOURS.ink)
  const [boat, sun, bird, fish] = [new Group(), new Group(), new Group(), new Group()]
  const rays = new Group()
  sun.add(rays)
  const parts = { sea: new Group(), boat, sun, bird }
  for (const group of [...Object.values(parts), fish]) kit.add(group)

  let seed = 1
  const put = (into: Group, material: typeof ink, z: number, rows?: number) => {
    const one = markerLine(material, rows, seed++)
    one.mesh.position.z = z
    into.add(one.mesh)
    return one
  }
  const strokes = STROKES.map((stroke, i) => ({
    stroke,
    line: put(stroke.part === 'sun' && i > 5 ? rays : parts[stroke.part], ink, 0.014),
  }))
  const fills = [
    { line: FILLS.sail, colour: COLOURS.sail, into: boat, from: 0.16, to: 0.66, width: 0.15 },
    { line: FILLS.jib, colour: COLOURS.jib, into: boat, from: 0.3, to: 0.72, width: 0.15 },
    { line: FILLS.hull, colour: COLOURS.hull, into: boat, from: 0.05, to: 0.5, width: 0.15 },
    { line: FILLS.sun, colour: COLOURS.sun, into: sun, from: 0.34, to: 0.86, width: 0.23 },
  ].map((fill) => ({ ...fill, felt: put(fill.into, felt(fill.colour, 0), 0.007, 200) }))
  const swells = [0, 1, 2].map((i) => put(parts.sea, felt(COLOURS.sea, 0), 0.006, 90 + i))
  const second = put(bird, ink, 0.014)
  const body = put(fish, ink, 0.016)
  const scales = put(fish, felt(COLOURS.fish, 0), 0.009, 60)
  const splashes = [0, 1, 2, 3, 4, 5].map(() => put(parts.sea, felt(COLOURS.sea, 0), 0.012, 12))
  const outline = through([[-0.5, 0.2], [-0.28, 0.02], [0.05, 0.2], [0.42, 0.04], [0.05, -0.14], [-0.28, 0.02], [-0.5, -0.16], [-0.46, 0.02], [-0.5, 0.2]]) // prettier-ignore
  const belly = through([[-0.2, 0.03], [-0.05, 0.1], [-0.02, -0.04], [0.1, 0.1], [0.14, -0.02], [0.26, 0.06]]) // prettier-ignore

  function leap(seconds: number, start: number): void {
    const t = between(seconds, start, start + 0.82)
    const from = -3.4
    const x = mix(from, from + 1.7, t)
    const size = Math.min(1, t * 7, (1 - t) * 7)
    fish.visible = size > 0
    fish.position.set(x, SEA + 0.05 + 1.5 * 4 * t * (1 - t) * 0.72, 0)
    fish.rotation.z = mix(1.05, -1.05, smooth(t))
    fish.scale.setScalar(0.85 * size + 0.001)
    body.lay(outline, 0.085)
    scales.lay(belly, 0.15)
    splashes.forEach(({ lay }, i) => {
      const out = i < 3
      const age = between(seconds, start + (out ? 0 : 0.74), start + (out ? 0.34 : 1.1))
      const at = out ? from : from + 1.7
      const a = Math.PI * (0.28 + 0.22 * (i % 3))
      const line: Line = (u) => {
        const r = 0.16 + 0.4 * (age * 0.75 + u * 0.4)
        return [at + Math.cos(a) * r, SEA + 0.05 + Math.sin(a) * r]
      }
      lay(line, 0.085, age > 0 && age < 1 ? Math.max(0.002, Math.sin(Math.PI * age)) : 0)
    })
  }

  function sail(seconds: number, life: number): void {
    const since = seconds - TAP
    const ahead = 1.95 * smoother(between(seconds, TAP + 0.15, 6.5))
    const x = BOAT[0] + ahead
    const [level, was] = [wave(x, seconds, life), wave(BOAT[0], 0, 0)]
    const slope = wave(x + 0.6, seconds, life) - wave(x - 0.6, seconds, life)
    // The tap presses the boat down. It comes up again and swings until it rests.
    const pressed = since > 0 ? 0.2 * Math.exp(-since * 3.6) * Math.cos(since * 13) : 0
    boat.position.set(x, BOAT[1] + (level - was) * life - pressed * 0.7, 0)
    boat.rotation.z = life * (slope * 0.42 - 0.05 * smooth(between(since, 0.2, 1))) + pressed * 0.45
    boat.scale.set(1 + pressed * 0.25, 1 - pressed * 0.32, 1)
  }

  return {
    boat,
    set(seconds: number): void {
      const since = seconds - TAP
      const life = smooth(between(since, 0, 0.5))
      for (const { stroke, line } of strokes) {
        const shown = drawn(stroke, seconds)
        if (stroke.part === 'sea') line.lay(seaLine(seconds, life), stroke.width, shown)
        else if (stroke.part === 'bird')
          line.lay(gull(0.42, life * 0.75 * Math.sin(since * 9)), stroke.width, shown) // prettier-ignore
        else line.lay(stroke.line, stroke.width, shown)
      }
      for (const { line, felt: fill, from, to, width } of fills) fill.lay(line, width, smooth(between(since, from, to))) // prettier-ignore
      swells.forEach((swell, i) => {
        const shown = smoother(between(since, 0.2 + i * 0.14, 0.9 + i * 0.16))
        swell.lay(seaLine(seconds - i * 0.12, life, [-4.9 + i * 0.5, 4.5 - i * 0.7], 0.3 + i * 0.36), 0.2 - i * 0.03, shown) // prettier-ignore
      })
      sail(seconds, life)
      const rise = 0.32 * overshoot(between(since, 0.3, 1.2), 1.2)
      sun.position.set(SUN[0], SUN[1] + rise, 0)
      rays.rotation.z = -0.5 * smoother(between(since, 0.35, 2.4))
      rays.scale.setScalar(1 + 0.12 * life * (spring(since - 0.4, 1.6, 0.2) - 0.35))
      bird.position.set(BIRD[0] + 1.5 * smooth(between(since, 0.1, 2.6)), BIRD[1] + 0.4 * smooth(between(since, 0.1, 2.2)) + life * 0.07 * Math.sin(since * 4.5), 0) // prettier-ignore
      const wings = gull(0.3, 0.75 * Math.sin(since * 10 + 1.4))
      second.lay((t) => [wings(t)[0] - 0.95, wings(t)[1] - 0.35], 0.075, smooth(between(since, 0.55, 0.85))) // prettier-ignore
      leap(seconds, TAP + 0.62)
    },
  }
}
