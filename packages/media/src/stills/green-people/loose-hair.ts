import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { topForm } from '../../kit/sculpt/garments'
import { earrings } from '../../kit/sculpt/headwear'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial, hardMaterial } from '../../kit/sculpt/materials'
import { swirl } from '../people/swirl'
import { fineHair } from './fine-hair'
import { greenStage } from './green-stage'

const looks: Looks = { skin: '#d9a27c', lips: '#ad4a4a', iris: '#5d3c1f', hairColor: '#8a4a22', brows: '#5e3217', jaw: 0.92, chin: 0.92, cheeks: 1.05, freckles: 0.5, nose: { length: 0.98, width: 0.94 }, eyes: { size: 1.06, lashes: 1, tilt: 0.1 }, ridge: 0.05, fullLips: 1.1 } // prettier-ignore

const stance = {
  pose: pose({ sway: 0.06, lean: -0.02, twist: -0.14, headTurn: 0.1, headTilt: -0.08, headNod: -0.05, hipsX: -0.02, leftHand: [0.3, -0.2, 0.16], rightHand: [0.24, -0.34, 0.1], elbows: 0.5, leftFoot: [0.1, 0, 0.1], rightFoot: [0.13, 0, -0.06] }), // prettier-ignore
  left: { shape: 'open', palm: [0.1, -0.5, 0.8], fingers: [0.9, 0.1, 0.3] },
  right: { shape: 'relaxed' },
} as const

/** Loose hair in a draft and a yellow dress, from which a bad keyer removes parts. */
export const build: Build = (kit) => {
  const she = sculptFigure({ stance, bareArms: true, bareLegs: true, shoes: { upper: '#a8562a', sole: '#6b3a1c' }, build: { shoulders: 0.9, bust: 0.8, waist: 0.82, hips: 0.95, limbs: 0.87, neck: 0.85 }, head: { cell: 0.0034, looks, mood: { ...calm, smile: 0.8, open: 0.4, brows: 0.35, eyes: 0.7, lookX: 0.1 }, hair: 'long' } }) // prettier-ignore
  const cotton = clothMaterial('#e3b52c', { fuzz: 0.5, roughness: 0.7 })
  she.wear(topForm(she.s, she.build, { sleeves: 0.06, thick: 0.008, hem: 0, neck: 0.085, v: 0.1, deep: 0.003 }), cotton, 0.005) // prettier-ignore
  she.wear(swirl(she.s, { waist: 0.118, long: 0.58, flare: 0.36, toward: 1.2 }), cotton, 0.0045)
  she.headAt.add(earrings(hardMaterial('#e0a94a', 0.2, 1), { long: 0.026 }))
  fineHair(kit, she, { style: 'long', color: '#96542a', strands: 900, long: 0.26, lift: 0.55, wind: [-0.5, 0.12, -0.1] }) // prettier-ignore
  return greenStage(kit, she, { turn: 0.28, from: -1, paint: '#2f8f33', strength: 2.7 })
}
