import { Color, Group, Vector3, type ColorRepresentation, type Material } from 'three'
import { solid } from '../shapes'
import { armForm, legForm, shoeForms, trunkForm } from './body'
import { union, type Form, type V3 } from './form'
import { handForm } from './hand'
import { sculptHead, type HeadPlan } from './head-figure'
import { hardMaterial, skinMaterial } from './materials'
import { HEAD, skeleton, type Build, type Stance } from './skeleton'
import { skinOf, type Paint } from './skin'

export interface FigurePlan {
  build?: Build
  stance: Stance
  head: HeadPlan
  /** How much of the limbs is bare. Parts below clothes are not modeled. */
  bareArms?: boolean
  bareLegs?: boolean
  shoes?: { upper: ColorRepresentation; sole: ColorRepresentation }
  /** The hands to model. A hand that is outside the picture or in a pocket is left out. */
  hands?: readonly ('left' | 'right')[]
}

/** A person in one pose, with head, hands and skin. Clothes are added by `wear`. */
export function sculptFigure({
  build = {},
  stance,
  head,
  bareArms = false,
  bareLegs = false,
  shoes,
  hands = ['left', 'right'],
}: FigurePlan) {
  // prettier-ignore
  const s = skeleton(stance, build)
  const root = new Group()
  const wear = (form: Form, material: Material, cell = 0.006, paint?: Paint) => {
    const mesh = solid(skinOf(form, cell, paint), material)
    root.add(mesh)
    return mesh
  }
  const skin = skinMaterial(0.5)
  const tone = new Color(head.looks.skin)
  const bare: Paint = () => [tone.r, tone.g, tone.b]
  const knuckles = new Color(head.looks.skin).multiply(new Color(1.08, 0.84, 0.8))

  const headSize = build.head ?? HEAD
  const headAt = new Group()
  headAt.position.set(...s.head)
  headAt.quaternion.copy(s.headTurn)
  headAt.scale.setScalar(headSize)
  const back = s.headTurn.clone().invert()
  const base = new Vector3(s.throat[0] - s.head[0], s.throat[1] - 0.035 - s.head[1], s.throat[2] - 0.012 - s.head[2]).applyQuaternion(back).divideScalar(headSize) // prettier-ignore
  const made = sculptHead({ ...head, neckWidth: build.neck ?? 1 }, [base.x, base.y, base.z])
  headAt.add(made.root)
  root.add(headAt)

  wear(trunkForm(s, build), skin, 0.008, bare)
  for (const arm of s.arms) {
    const isShown = hands.includes(arm.side > 0 ? 'left' : 'right')
    if (bareArms)
      wear(union(0.012, armForm(arm, build), isShown ? handForm(arm) : armForm(arm, build, 0)), skin, 0.0034, bare) // prettier-ignore
    else if (isShown) {
      const palm = new Vector3(0, 0.09, 0).applyQuaternion(arm.turn).add(new Vector3(...arm.wrist))
      wear(handForm(arm), skin, 0.0026, (x, y, z) => {
        const far = Math.min(1, Math.hypot(x - palm.x, y - palm.y, z - palm.z) / 0.09)
        const t = far * 0.5
        return [tone.r + (knuckles.r - tone.r) * t, tone.g + (knuckles.g - tone.g) * t, tone.b + (knuckles.b - tone.b) * t] // prettier-ignore
      })
    }
  }
  if (bareLegs) for (const leg of s.legs) wear(legForm(leg, build), skin, 0.007, bare)
  if (shoes) {
    for (const leg of s.legs) {
      const { upper, sole } = shoeForms(leg)
      wear(upper, hardMaterial(shoes.upper, 0.45), 0.004)
      wear(sole, hardMaterial(shoes.sole, 0.7), 0.004)
    }
  }

  /**
   * Converts coordinates of the chest, whose origin is the pit of the neck, to those of the world.
   */
  const inChest = (v: V3): V3 => {
    const at = new Vector3(...v).applyQuaternion(s.chestTurn)
    return [s.throat[0] + at.x, s.throat[1] + at.y, s.throat[2] + at.z]
  }
  return { root, s, build, wear, head: made, headAt, inChest, chestTurn: s.chestTurn }
}

export type Figure = ReturnType<typeof sculptFigure>
