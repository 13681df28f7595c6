import { Color, Group } from 'three'
import { solid } from '../shapes'
import { browForm, buildEyes, buildLashes } from './eyes'
import { faceForm, measures } from './face'
import { facePaint } from './face-paint'
import { egg, frontOf, grow, mix, within, type V3 } from './form'
import { beardForm, hairForm, type Beard, type Hairstyle } from './hairstyles'
import type { Looks, Mood } from './looks'
import { hairMaterial, hardMaterial, skinMaterial } from './materials'
import { skinOf } from './skin'

export interface HeadPlan {
  looks: Looks
  mood: Mood
  hair?: Hairstyle
  beard?: Beard
  /** The size in meters of a cell of the skin; it is smaller for portraits. */
  cell?: number
  neckWidth?: number
}

/** A head around the origin that looks along +z. Its neck reaches down to `neckBase`. */
export function sculptHead(
  { looks, mood, hair, beard, cell = 0.003, neckWidth = 1 }: HeadPlan,
  neckBase: V3,
) {
  // prettier-ignore
  const root = new Group()
  const { form, flesh, lips, gap } = faceForm(looks, mood, neckBase, neckWidth)
  root.add(solid(skinOf(form, cell, facePaint(looks, lips, gap)), skinMaterial()))
  root.add(buildEyes(looks, mood))
  const { fold = 0 } = looks.eyes ?? {}
  root.add(buildLashes(looks, mood, mix(-0.35, 0.76, mood.eyes) + mood.brows * 0.08 - fold * 0.06))
  const on = (x: number, y: number, out: number): V3 => [x, y, frontOf(form, x, y) + out]
  const hairPaint = hairMaterial(looks.hairColor)
  const browPaint = hairMaterial(looks.brows ?? new Color(looks.hairColor).multiplyScalar(0.8), 0.2)
  for (const side of [-1, 1]) root.add(solid(skinOf(browForm(on, looks, mood, side), cell * 0.6), browPaint)) // prettier-ignore
  if (mood.open > 0.05) root.add(teeth(looks, gap))
  if (hair) root.add(solid(skinOf(hairForm(hair), cell), hairPaint))
  if (beard) root.add(solid(skinOf(beardForm(beard, flesh), cell * 0.85), hairPaint))
  return { root, on, form }
}

/** The teeth are only a white band behind the upper lip, because single teeth look like a grin. */
function teeth(looks: Looks, gap: Parameters<typeof facePaint>[2]) {
  const { mouthY } = measures(looks)
  const arch = egg([0, mouthY + 0.006, 0.05], [0.036, 0.016, 0.0475])
  return solid(skinOf(within(grow(gap, 0.003), arch), 0.0014), hardMaterial('#efe6da', 0.25))
}
