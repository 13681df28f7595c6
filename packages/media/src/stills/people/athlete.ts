import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { topForm, trouserForm } from '../../kit/sculpt/garments'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial } from '../../kit/sculpt/materials'
import { cutOutStage } from './cut-out-stage'

const looks: Looks = { skin: '#5a3521', lips: '#7d3a36', iris: '#22130a', hairColor: '#171214', jaw: 0.98, chin: 0.96, cheeks: 1.02, nose: { length: 0.98, width: 1.2 }, eyes: { size: 1.02, lashes: 0.6, tilt: 0.1 }, ridge: 0.2, fullLips: 1.2 } // prettier-ignore

const stance = {
  pose: pose({ hipsY: -0.05, lean: 0.2, twist: 0.32, headTurn: -0.1, headNod: -0.06, leftHand: [0.1, -0.3, -0.28], rightHand: [-0.05, -0.03, 0.33], elbows: 0.35, leftFoot: [0.06, 0.36, 0.34], rightFoot: [0.03, 0.09, -0.5] }), // prettier-ignore
  left: { shape: 'fist' },
  right: { shape: 'fist', palm: [-1, 0, 0], fingers: [-0.15, 0.75, 0.6] },
} as const

/** The runner: at the top of the drive, braids flying. */
export const build: Build = (kit) => {
  const she = sculptFigure({ stance, bareArms: true, bareLegs: true, shoes: { upper: '#e2552b', sole: '#f1ece2' }, build: { shoulders: 0.96, bust: 0.6, waist: 0.84, hips: 0.95, limbs: 1.0, neck: 0.94 }, head: { cell: 0.0042, looks, mood: { ...calm, smile: 0.3, brows: -0.1, eyes: 0.68, lookX: 0 }, hair: 'braids' } }) // prettier-ignore
  const jersey = clothMaterial('#1f7f78', { fuzz: 0.35, roughness: 0.6 })
  she.wear(topForm(she.s, she.build, { sleeves: 0, thick: 0.007, hem: 0, neck: 0.078, v: 0.05, deep: 0.003 }), jersey, 0.005) // prettier-ignore
  she.wear(trouserForm(she.s, she.build, { to: 0.56, ease: 0.005, straight: 0, deep: 0.003 }), clothMaterial('#1b1f2a', { fuzz: 0.3, roughness: 0.6 })) // prettier-ignore
  return cutOutStage(kit, she, { tall: 2.02, floor: -0.08, turn: 0.85, shift: -0.04, strength: 3.6, shadows: [[-0.42, 0.1, 0.5, 0.55], [0.02, 0, 1.3, 0.3]] }) // prettier-ignore
}
