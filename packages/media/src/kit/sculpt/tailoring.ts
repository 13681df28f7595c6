import { Box3, Vector3, type Material } from 'three'
import { egg, block, clamp, placed, rise, union, within, type Form, type V3 } from './form' // prettier-ignore
import type { Figure } from './figure'
import { collarForm, topForm, type TopPlan } from './garments'
import { hardMaterial } from './materials'
import { trunkForm } from './body'
import { grow } from './form'

/** A form in the coordinates of the chest: x to its left, y up from the throat, z ahead. */
export function chestField({ s }: Figure, at: Form['at']): Form {
  const back = s.chestTurn.clone().invert()
  const p = new Vector3()
  return {
    at: (x, y, z) => {
      p.set(x - s.throat[0], y - s.throat[1], z - s.throat[2]).applyQuaternion(back)
      return at(p.x, p.y, p.z)
    },
    box: new Box3(new Vector3(-1, 0, -1), new Vector3(1, 2, 1)),
  }
}

/** A jacket with lapels. It is open to `v` meters below the throat, and has one or two buttons. */
export function wearJacket(
  figure: Figure,
  cloth: Material,
  plan: Partial<TopPlan> & { buttons?: number; lapel?: number; buttonPaint?: Material } = {},
) {
  // prettier-ignore
  const { v = 0.3, lapel = 0.052, neck = 0.07, buttons = 1 } = plan
  const full: TopPlan = { sleeves: 0.93, thick: 0.016, ease: 0.003, hem: 0.13, deep: 0.0042, open: 0.004, ...plan, v, neck } // prettier-ignore
  figure.wear(topForm(figure.s, figure.build, full), cloth, 0.0055)
  const body = grow(trunkForm(figure.s, figure.build), full.thick + 0.006)
  const shell: Form = { at: (x, y, z) => Math.abs(body.at(x, y, z)) - 0.0045, box: grow(body, 0.02).box } // prettier-ignore
  const shape = chestField(figure, (x, y, z) => {
    const a = Math.abs(x)
    const inner = clamp((y + v) / v) * neck * 1.25 - 0.006
    const notch = y > -0.095 && y < -0.078 ? 0.018 : 0
    const width = y > -0.095 ? lapel * 0.82 : lapel * (0.25 + 0.75 * rise(-v, -0.12, y)) * rise(-v - 0.01, -v + 0.05, y) // prettier-ignore
    return Math.max(a - inner - width + notch, inner - a, -v - y, y - 0.05, -z) * 0.7
  })
  figure.wear(within(shell, shape, 0.002), cloth, 0.0032)
  figure.wear(collarForm(figure.s, { radius: neck + 0.004, r: 0.013, high: 0.018, tilt: 0.42 }), cloth, 0.0045) // prettier-ignore
  const paint = plan.buttonPaint ?? hardMaterial('#1c1a1a', 0.3)
  for (let i = 0; i < buttons; i++) {
    const y = -v - 0.02 - i * 0.1
    const at = surfaceOf(figure, body, 0.012, y)
    figure.wear(placed(within(egg([0, 0, 0], [0.0095, 0.0095, 0.006]), block([0, 0, 0], [0.01, 0.01, 0.004])), at, figure.s.chestTurn), paint, 0.0018) // prettier-ignore
  }
}

/** Finds the front of a form at x, y in the coordinates of the chest. */
export function surfaceOf({ inChest }: Figure, form: Form, x: number, y: number, out = 0.002): V3 {
  let z = 0.4
  for (let i = 0; i < 80; i++) {
    const d = form.at(...inChest([x, y, z]))
    if (d < 0.0004) break
    z -= d * 0.8
  }
  return inChest([x, y, z + out])
}

/**
 * The turned-down collar of a shirt. It begins as a cone at the neck and lies on the clothes below.
 */
export function wearCollar(
  figure: Figure,
  cloth: Material,
  { spread = 0.5, long = 0.03, thick = 0.018, radius = 0.058 } = {},
) {
  // prettier-ignore
  const body = grow(trunkForm(figure.s, figure.build), thick)
  const top = (around: number) => 0.026 + 0.04 * (around / Math.PI)
  const cone = chestField(figure, (x, y, z) => {
    const around = Math.abs(Math.atan2(x, z + 0.012))
    return (Math.hypot(x, z + 0.012) - radius - Math.max(0, top(around) - y) * 0.42) * 0.9
  })
  const mask = chestField(figure, (x, y, z) => {
    const around = Math.abs(Math.atan2(x, z + 0.012))
    const down = top(around) - y
    const low = 0.044 + long * rise(1.25, 0.35, around)
    return Math.max(-down, down - low, 0.003 + Math.max(0, down) * spread - Math.abs(x) - 1 * rise(1.2, 1.5, around)) * 0.75 // prettier-ignore
  })
  const under = union(0.012, cone, body)
  const shell: Form = { at: (x, y, z) => Math.abs(under.at(x, y, z)) - 0.0034, box: cone.box }
  const box = new Box3().setFromCenterAndSize(new Vector3(...figure.inChest([0, 0, 0])), new Vector3(0.34, 0.3, 0.34)) // prettier-ignore
  figure.wear({ at: within(shell, mask, 0.003).at, box }, cloth, 0.0034)
}

/** The band with buttons on the front of a shirt. */
export function wearPlacket(
  figure: Figure,
  cloth: Material,
  buttonPaint: Material,
  { thick = 0.014, from = -0.03, to = -0.5 } = {},
) {
  // prettier-ignore
  const body = grow(trunkForm(figure.s, figure.build), thick + 0.002)
  const shell: Form = { at: (x, y, z) => Math.abs(body.at(x, y, z)) - 0.002, box: grow(body, 0.02).box } // prettier-ignore
  const strip = chestField(figure, (x, y, z) => Math.max(Math.abs(x) - 0.016, y - from, to - y, -z))
  figure.wear(within(shell, strip, 0.001), cloth, 0.0032)
  for (let y = from - 0.03; y > to; y -= 0.085) figure.wear(placed(egg([0, 0, 0], [0.006, 0.006, 0.003]), surfaceOf(figure, body, 0, y, 0.0025), figure.s.chestTurn), buttonPaint, 0.0014) // prettier-ignore
}
