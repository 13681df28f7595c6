import { silhouette } from '../lib/foliage'
import { random } from '../lib/random'
import type { Point } from '../scene'
import * as model from './causeway'

// The size of the texture of the far view. It covers slopes from -0.8 to 0.8 across and from 0 to
// 0.4 up.
const [W, H] = [3072, 768]
const far = ([u, v]: Point): Point => [((u + 0.8) / 1.6) * W, H - (v / 0.4) * H]

/** Draws lit towers and the islets' palms as one texture for the sky. */
export function skyline(): string {
  const r = random(5)
  const shapes = model.towers().map((tower) => {
    const points = model.outline(tower).map(far)
    const d = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
    const [left, right] = [
      far([tower.u - tower.width / 2, 0])[0],
      far([tower.u + tower.width / 2, 0])[0],
    ]
    const body = tower.near ? '#0f1b29' : '#1b2c3d'
    const lit: string[] = []
    const top = H - (tower.height * (tower.top === 'spire' ? 0.6 : 0.78) * H) / 0.4
    const warm = r.next() > 0.3
    for (let y = H - 8; y > top; y -= 7) {
      for (let x = left + 4; x < right - 4; x += 5) {
        if (r.next() > (tower.near ? 0.3 : 0.2)) continue
        const colour = warm
          ? r.pick(['#ffd9a0', '#ffc070', '#fff0d0'])
          : r.pick(['#cfe6f2', '#ffd9a0'])
        lit.push(
          `<rect x="${x.toFixed(1)}" y="${y}" width="3" height="3.4" fill="${colour}" opacity="${r.range(0.35, 1).toFixed(2)}"/>`,
        )
      }
    }
    return `<polygon points="${d}" fill="${body}"/>${lit.join('')}`
  })
  const palms = model.grove.map(([u, size, lean], i) => {
    const unit = (size / 0.4) * H
    const [x, y] = far([u, 0.006])
    const place = ([px, py]: Point): Point => [x + (px / 0.4) * H, y - (py / 0.4) * H]
    return silhouette(model.palm(i + 3, size, lean), place, unit, '#04070b')
  })
  const islet = (from: number, to: number) => {
    const [a, b] = [far([from, 0])[0], far([to, 0])[0]]
    return `<path d="M${a} ${H}C${a + (b - a) * 0.2} ${H - 30} ${a + (b - a) * 0.6} ${H - 34} ${b} ${H}Z" fill="#04070b"/>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}">${shapes.join('')}
    ${islet(-0.78, -0.36)}${islet(0.5, 0.72)}${palms.join('')}</svg>`
}
