import { Box3, CatmullRomCurve3, Quaternion, Vector3 } from 'three'

/** A body as a distance function in meters, which is below 0 inside, and a box around the body. */
export interface Form {
  at: (x: number, y: number, z: number) => number
  box: Box3
}

export type V3 = readonly [x: number, y: number, z: number]
export const v3 = (v: V3) => new Vector3(...v)
const boxOf = (centre: V3, half: V3) => {
  const h = v3(half)
  return new Box3(v3(centre).sub(h), v3(centre).add(h))
}
export const clamp = (x: number, low = 0, high = 1) => (x < low ? low : x > high ? high : x)
export const mix = (a: number, b: number, t: number) => a + (b - a) * t
/** Rises smoothly from 0 at `low` to 1 at `high`. */
export const rise = (low: number, high: number, x: number) => {
  const t = clamp((x - low) / (high - low))
  return t * t * (3 - 2 * t)
}

export function ball([cx, cy, cz]: V3, r: number): Form {
  return {
    at: (x, y, z) => Math.sqrt((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) - r,
    box: boxOf([cx, cy, cz], [r, r, r]),
  }
}

export function egg([cx, cy, cz]: V3, [rx, ry, rz]: V3): Form {
  const least = Math.min(rx, ry, rz)
  return {
    at: (x, y, z) => {
      const [px, py, pz] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz]
      const k0 = Math.sqrt(px * px + py * py + pz * pz)
      if (k0 < 1e-4) return -least
      const k1 = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2 + (pz / rz) ** 2)
      return (k0 * (k0 - 1)) / k1
    },
    box: boxOf([cx, cy, cz], [rx, ry, rz]),
  }
}

/** A body from one ball to another, with a radius that changes evenly. */
export function bone(a: V3, b: V3, ra: number, rb = ra): Form {
  const [ax, ay, az] = a
  const [dx, dy, dz] = [b[0] - ax, b[1] - ay, b[2] - az]
  const length = dx * dx + dy * dy + dz * dz || 1e-9
  const most = Math.max(ra, rb)
  return {
    at: (x, y, z) => {
      const [px, py, pz] = [x - ax, y - ay, z - az]
      const t = clamp((px * dx + py * dy + pz * dz) / length)
      return Math.sqrt((px - dx * t) ** 2 + (py - dy * t) ** 2 + (pz - dz * t) ** 2) - mix(ra, rb, t) // prettier-ignore
    },
    box: new Box3().setFromPoints([v3(a), v3(b)]).expandByScalar(most),
  }
}

/** A box with round edges. `half` includes these. */
export function block([cx, cy, cz]: V3, [hx, hy, hz]: V3, r = 0.01): Form {
  return {
    at: (x, y, z) => {
      const [qx, qy, qz] = [Math.abs(x - cx) - hx + r, Math.abs(y - cy) - hy + r, Math.abs(z - cz) - hz + r] // prettier-ignore
      const out = Math.sqrt(Math.max(qx, 0) ** 2 + Math.max(qy, 0) ** 2 + Math.max(qz, 0) ** 2)
      return out + Math.min(Math.max(qx, qy, qz), 0) - r
    },
    box: boxOf([cx, cy, cz], [hx, hy, hz]),
  }
}

/** A ring that lies flat; `placed` turns it. */
export function ring([cx, cy, cz]: V3, radius: number, r: number): Form {
  return {
    at: (x, y, z) => Math.hypot(Math.hypot(x - cx, z - cz) - radius, y - cy) - r,
    box: boxOf([cx, cy, cz], [radius + r, r, radius + r]),
  }
}

/** The distance to a form's box, 0 inside. The form itself cannot be closer. */
function toBox({ min, max }: Box3, x: number, y: number, z: number): number {
  const [dx, dy, dz] = [Math.max(min.x - x, x - max.x, 0), Math.max(min.y - y, y - max.y, 0), Math.max(min.z - z, z - max.z, 0)] // prettier-ignore
  return Math.sqrt(dx * dx + dy * dy + dz * dz)
}

/** Joins forms smoothly. `k` is the width of the transition. */
export function union(k: number, ...forms: readonly Form[]): Form {
  const box = new Box3()
  for (const form of forms) box.union(form.box)
  return {
    at: (x, y, z) => {
      let d = 1e3
      for (const form of forms) {
        if (toBox(form.box, x, y, z) > Math.max(d, 0) + k + 0.002) continue
        const e = form.at(x, y, z)
        if (k <= 0) d = Math.min(d, e)
        else {
          const h = Math.max(k - Math.abs(d - e), 0) / k
          d = Math.min(d, e) - h * h * k * 0.25
        }
      }
      return d < 1e3 ? d : toBox(box, x, y, z) + k
    },
    box: box.clone().expandByScalar(k * 0.25),
  }
}

export function cut(from: Form, by: Form, k = 0): Form {
  return {
    at: (x, y, z) => {
      const [a, b] = [from.at(x, y, z), -by.at(x, y, z)]
      const h = k > 0 ? Math.max(k - Math.abs(a - b), 0) / k : 0
      return Math.max(a, b) + h * h * k * 0.25
    },
    box: from.box,
  }
}

export function within(a: Form, b: Form, k = 0): Form {
  return {
    at: (x, y, z) => {
      const [da, db] = [a.at(x, y, z), b.at(x, y, z)]
      const h = k > 0 ? Math.max(k - Math.abs(da - db), 0) / k : 0
      return Math.max(da, db) + h * h * k * 0.25
    },
    box: a.box.clone().intersect(b.box),
  }
}

/** The half of space behind a plane, which is the side opposite to its normal. */
export function below(point: V3, normal: V3, bound: Box3): Form {
  const n = v3(normal).normalize()
  const d = n.dot(v3(point))
  return { at: (x, y, z) => n.x * x + n.y * y + n.z * z - d, box: bound }
}

export function grow(form: Form, by: number): Form {
  return { at: (x, y, z) => form.at(x, y, z) - by, box: form.box.clone().expandByScalar(by) }
}

/**
 * Changes the distance of a form; `most` is the most, in meters, by which its surface may move
 * outwards.
 */
export function shaped(
  form: Form,
  by: (x: number, y: number, z: number, d: number) => number,
  most: number,
): Form {
  // prettier-ignore
  return {
    at: (x, y, z) => {
      const d = form.at(x, y, z)
      return d > most * 3 + 0.02 ? d : d + by(x, y, z, d)
    },
    box: form.box.clone().expandByScalar(most),
  }
}

export function placed(form: Form, at: V3, turn = new Quaternion(), scale = 1): Form {
  const back = turn.clone().invert()
  const p = new Vector3()
  const corners = new Box3()
  for (let i = 0; i < 8; i++) {
    const { min, max } = form.box
    p.set(i & 1 ? max.x : min.x, i & 2 ? max.y : min.y, i & 4 ? max.z : min.z)
    corners.expandByPoint(p.multiplyScalar(scale).applyQuaternion(turn).add(v3(at)))
  }
  return {
    at: (x, y, z) => {
      p.set(x - at[0], y - at[1], z - at[2]).applyQuaternion(back)
      return form.at(p.x / scale, p.y / scale, p.z / scale) * scale
    },
    box: corners,
  }
}

/** A form on the left side together with its mirror image on the right. */
export function both(form: Form): Form {
  const { min, max } = form.box
  return {
    at: (x, y, z) => form.at(Math.abs(x), y, z),
    box: new Box3(new Vector3(-max.x, min.y, min.z), new Vector3(max.x, max.y, max.z)),
  }
}

/** A soft rope through points. `radius` depends on the place along it, from 0 to 1. */
export function rope(points: readonly V3[], radius: (along: number) => number, k = 0.004): Form {
  const curve = new CatmullRomCurve3(points.map(v3))
  const steps = Math.max(4, Math.round(points.length * 2.6))
  // For each segment: the start, the direction, its squared length, the first radius and the
  // radius's change. They are in one array, because they are read millions of times.
  const flat = new Float64Array(steps * 9)
  const box = new Box3()
  for (let i = 0; i < steps; i++) {
    const [a, b] = [curve.getPoint(i / steps), curve.getPoint((i + 1) / steps)]
    const [ra, rb] = [radius(i / steps), radius((i + 1) / steps)]
    flat.set([a.x, a.y, a.z, b.x - a.x, b.y - a.y, b.z - a.z, a.distanceToSquared(b) || 1e-9, ra, rb - ra], i * 9) // prettier-ignore
    const most = Math.max(ra, rb) + k * 0.25
    box.union(new Box3().setFromPoints([a, b]).expandByScalar(most))
  }
  const get = (i: number) => flat[i] ?? 0
  return {
    at: (x, y, z) => {
      let d = 1e3
      for (let i = 0; i < flat.length; i += 9) {
        const [px, py, pz] = [x - get(i), y - get(i + 1), z - get(i + 2)]
        const [dx, dy, dz] = [get(i + 3), get(i + 4), get(i + 5)]
        const t = clamp((px * dx + py * dy + pz * dz) / get(i + 6))
        const e = Math.sqrt((px - dx * t) ** 2 + (py - dy * t) ** 2 + (pz - dz * t) ** 2) - get(i + 7) - get(i + 8) * t // prettier-ignore
        const gap = Math.abs(d - e)
        d = Math.min(d, e)
        if (gap < k) d -= ((k - gap) * (k - gap)) / k / 4
      }
      return d
    },
    box,
  }
}

/** Finds the point where a ray from the front meets the form. */
export function frontOf(form: Form, x: number, y: number, from = 0.25): number {
  let z = from
  for (let i = 0; i < 60; i++) {
    const d = form.at(x, y, z)
    if (d < 0.0003) break
    z -= d * 0.8
    if (z < -0.3) break
  }
  return z
}
