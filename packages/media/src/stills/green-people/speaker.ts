import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { collarForm, topForm, trouserForm } from '../../kit/sculpt/garments'
import { earrings } from '../../kit/sculpt/headwear'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial, hardMaterial } from '../../kit/sculpt/materials'
import { wearJacket } from '../../kit/sculpt/tailoring'
import { fineHair } from './fine-hair'
import { greenStage } from './green-stage'

const looks: Looks = { skin: '#dfae8e', lips: '#a8443e', iris: '#4f6b73', hairColor: '#b9b3ab', brows: '#7f7871', age: 0.6, jaw: 0.94, chin: 0.95, nose: { length: 1.05, width: 0.92 }, eyes: { size: 1.04, lashes: 0.7, tilt: 0.06 }, ridge: 0.15, fullLips: 0.95 } // prettier-ignore

const stance = {
  pose: pose({ sway: -0.03, twist: 0.06, headTurn: -0.08, headTilt: 0.05, hipsX: 0.015, leftHand: [0.02, -0.33, 0.22], rightHand: [0.21, -0.2, 0.33], elbows: 0.4, leftFoot: [0.11, 0, 0.07], rightFoot: [0.12, 0, -0.03] }), // prettier-ignore
  left: { shape: 'relaxed' },
  right: { shape: 'open', palm: [-0.15, 0.95, -0.1], fingers: [0.35, 0.2, 0.85] },
} as const

/** The speaker: a silver bob with some stray hairs, a plum blazer, and one hand open. */
export const build: Build = (kit) => {
  const she = sculptFigure({ stance, shoes: { upper: '#23201f', sole: '#3a332e' }, build: { shoulders: 0.93, bust: 0.85, waist: 0.88, hips: 1, limbs: 0.9, neck: 0.88 }, head: { cell: 0.0034, looks, mood: { ...calm, smile: 0.65, open: 0.3, brows: 0.3, eyes: 0.72, lookX: -0.08 }, hair: 'bob' } }) // prettier-ignore
  const knit = clothMaterial('#e9e2d6', { fuzz: 0.6 })
  she.wear(topForm(she.s, she.build, { sleeves: 0, thick: 0.01, hem: 0.05, neck: 0.056 }), knit)
  she.wear(collarForm(she.s, { radius: 0.061, r: 0.013, rows: 2, high: 0.006, tilt: 0.25 }), knit, 0.004) // prettier-ignore
  she.wear(trouserForm(she.s, she.build, { straight: 0.8 }), clothMaterial('#2c2b33', { fuzz: 0.4 })) // prettier-ignore
  wearJacket(she, clothMaterial('#5b2748', { fuzz: 0.5 }), { v: 0.3, hem: 0.15, buttonPaint: hardMaterial('#d8a860', 0.25, 1) }) // prettier-ignore
  she.headAt.add(earrings(hardMaterial('#d8a24a', 0.2, 1), { long: 0.02 }))
  fineHair(kit, she, { style: 'bob', color: '#c3bdb4', strands: 340, long: 0.09, lift: 0.5 })
  return greenStage(kit, she, { turn: 0.2, from: -1, paint: '#1c8540' })
}
