import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { topForm, trouserForm } from '../../kit/sculpt/garments'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial, hardMaterial } from '../../kit/sculpt/materials'
import { wearCollar, wearPlacket } from '../../kit/sculpt/tailoring'
import { fineHair } from './fine-hair'
import { greenStage } from './green-stage'

const looks: Looks = { skin: '#8d5a3a', lips: '#8a4a3e', iris: '#2e1b0f', hairColor: '#1c1411', shade: 0.8, jaw: 1.03, chin: 1, nose: { length: 1, width: 1.15 }, eyes: { size: 1.03, lashes: 0.4 }, ridge: 0.4, fullLips: 1.1, browWeight: 1.1 } // prettier-ignore

const stance = {
  pose: pose({ hipsY: -0.035, lean: 0.06, twist: 0.16, headTurn: -0.12, headNod: -0.02, leftHand: [0.1, -0.46, -0.2], rightHand: [0.06, -0.4, 0.3], elbows: 0.3, leftFoot: [0.08, 0.02, 0.36], rightFoot: [0.07, 0.05, -0.34] }), // prettier-ignore
  left: { shape: 'relaxed' },
  right: { shape: 'relaxed' },
} as const

/** The walker: curls, and a white shirt that reflects the green, in the middle of a step. */
export const build: Build = (kit) => {
  const he = sculptFigure({ stance, shoes: { upper: '#d8d2c6', sole: '#f1ece2' }, build: { shoulders: 1.03, chest: 1.02, waist: 1 }, head: { cell: 0.0034, looks, mood: { ...calm, smile: 0.7, open: 0.2, brows: 0.2, eyes: 0.68, lookX: -0.1 }, hair: 'curls' } }) // prettier-ignore
  const shirt = clothMaterial('#f1efe9', { fuzz: 0.3, roughness: 0.75 })
  he.wear(topForm(he.s, he.build, { sleeves: 0.94, thick: 0.014, ease: 0.008, hem: 0.13, neck: 0.064, v: 0.04, deep: 0.006 }), shirt) // prettier-ignore
  wearPlacket(he, shirt, hardMaterial('#d9d4c8', 0.3), { thick: 0.0145, from: -0.06, to: -0.42 })
  wearCollar(he, shirt)
  he.wear(trouserForm(he.s, he.build, { straight: 0.8, deep: 0.005 }), clothMaterial('#2f3f63', { fuzz: 0.35 })) // prettier-ignore
  fineHair(kit, he, { style: 'curls', color: '#1f1612', strands: 420, long: 0.055, lift: 1, low: -0.02 }) // prettier-ignore
  return greenStage(kit, he, { turn: 0.72, from: 1, paint: '#257d36', shift: 0.02 })
}
