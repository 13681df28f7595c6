import { Box3, Vector3, type Material } from 'three'
import { egg, block, bone, both, clamp, placed, rise, union, within, type Form, type V3 } from './form' // prettier-ignore
import type { Figure } from './figure'
import { collarForm, topForm, type TopPlan } from './garments'
import { hardMaterial } from './materials'
import { trunkForm } from './body'
import { grow } from './form'

/** A form in the chest's own frame: x to its left, y up from the throat, z ahead. */
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

/** A jacket with lapels, open to `v` metres below the throat, with one or two buttons. */
export function wearJacket(
  figure: Figure,
  cloth: Material,
  plan: Partial<TopPlan> & { buttons?: number; lapel?: number; buttonPaint?: Material } = {},
) {
  // prettier-ignore
  const { v = 0.3, lapel = 0.052, neck = 0.07, buttons = 1 } = plan
  const full: TopPlan = { sleeves: 0.93, thick: 0.021, ease: 0.006, hem: 0.13, deep: 0.0042, open: 0.004, ...plan, v, neck } // prettier-ignore
  figure.wear(topForm(figure.s, figure.build, full), cloth, 0.0055)
  const body = grow(trunkForm(figure.s, figure.build), full.thick + 0.0035)
  const shell: Form = { at: (x, y, z) => Math.abs(body.at(x, y, z)) - 0.0035, box: grow(body, 0.02).box } // prettier-ignore
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

/** Where the front of a form is, in the chest's frame at x, y. */
export function surfaceOf({ inChest }: Figure, form: Form, x: number, y: number, out = 0.002): V3 {
  let z = 0.4
  for (let i = 0; i < 80; i++) {
    const d = form.at(...inChest([x, y, z]))
    if (d < 0.0004) break
    z -= d * 0.8
  }
  return inChest([x, y, z + out])
}

/** A shirt's turned-down collar with its two points. */
export function wearCollar(
  figure: Figure,
  cloth: Material,
  { spread = 0.035, long = 0.062, radius = 0.064 } = {},
) {
  // prettier-ignore
  const { s, inChest } = figure
  const points = both(union(0.01, bone([0.05, 0.02, 0.036], [0.012 + spread * 0.3, -0.004, 0.066], 0.008, 0.006), bone([0.052, 0.008, 0.04], [0.018 + spread, 0.01 - long, 0.082], 0.007, 0.004), bone([0.02, -0.004, 0.066], [0.018 + spread, 0.01 - long, 0.082], 0.005, 0.004))) // prettier-ignore
  figure.wear(collarForm(s, { radius, r: 0.01, rows: 2, high: 0.012, tilt: 0.34 }), cloth, 0.004)
  figure.wear(placed(points, inChest([0, 0, 0]), s.chestTurn), cloth, 0.003)
}

/** A band with buttons down a shirt's front. */
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
