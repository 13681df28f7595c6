import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { topForm } from '../../kit/sculpt/garments'
import { earrings } from '../../kit/sculpt/headwear'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial, hardMaterial } from '../../kit/sculpt/materials'
import { cutOutStage } from './cut-out-stage'
import { swirl } from './swirl'

const looks: Looks = { skin: '#a86e47', lips: '#94353a', iris: '#3b2413', hairColor: '#1a1110', jaw: 0.9, chin: 0.9, cheeks: 1.06, nose: { length: 0.96, width: 1 }, eyes: { size: 1.08, lashes: 1, tilt: 0.14 }, ridge: 0, fullLips: 1.15 } // prettier-ignore

const stance = {
  pose: pose({ hipsX: -0.03, hipsY: 0.02, sway: 0.14, lean: -0.03, twist: -0.25, headTurn: 0.35, headTilt: 0.12, headNod: -0.16, leftHand: [0.41, 0.25, 0.14], rightHand: [0.16, 0.45, 0.14], elbows: 0.9, leftFoot: [0.74, 0.6, -0.26], rightFoot: [0.05, 0, 0.03] }), // prettier-ignore
  left: { shape: 'relaxed', palm: [0, -0.75, 0.6], fingers: [0.9, 0.3, 0.15] },
  right: { shape: 'relaxed', palm: [-0.3, -0.3, -0.9], fingers: [-0.75, 0.6, 0.1] },
} as const

/** The dancer: on one leg, with curved arms. She has stopped, but her skirt still turns. */
export const build: Build = (kit) => {
  const she = sculptFigure({ stance, bareArms: true, bareLegs: true, shoes: { upper: '#8e2f22', sole: '#6b2219' }, build: { shoulders: 0.9, bust: 0.75, waist: 0.8, hips: 0.94, limbs: 0.86, neck: 0.84 }, head: { cell: 0.0042, looks, mood: { ...calm, smile: 0.75, open: 0.3, brows: 0.4, eyes: 0.7, lookX: 0.2, lookY: 0.2 }, hair: 'bun' } }) // prettier-ignore
  const silk = clothMaterial('#c23a22', { fuzz: 0.55, roughness: 0.6 })
  she.wear(topForm(she.s, she.build, { sleeves: 0.06, thick: 0.008, hem: 0, neck: 0.085, v: 0.1, deep: 0.003 }), silk, 0.005) // prettier-ignore
  she.wear(swirl(she.s, { waist: 0.118, long: 0.6, flare: 0.5, toward: 1.9 }), silk, 0.0045)
  she.headAt.add(earrings(hardMaterial('#e0a94a', 0.2, 1), { long: 0.026 }))
  return cutOutStage(kit, she, { tall: 2.14, floor: -0.08, turn: 0.3, shift: -0.12, shadows: [[-0.16, 0.05, 0.5, 0.55], [0, -0.02, 1.25, 0.4]] }) // prettier-ignore
}
