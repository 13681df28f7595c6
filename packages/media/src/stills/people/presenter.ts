import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { topForm, trouserForm } from '../../kit/sculpt/garments'
import { wearHeadscarf } from '../../kit/sculpt/headwear'
import { inHand } from '../../kit/sculpt/held'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial, hardMaterial } from '../../kit/sculpt/materials'
import { wearJacket } from '../../kit/sculpt/tailoring'
import { bevelled, solid } from '../../kit/shapes'
import { cutOutStage } from './cut-out-stage'

const looks: Looks = { skin: '#cf9a72', lips: '#ad4a4a', iris: '#4f3219', hairColor: '#1d1310', brows: '#2b1a13', jaw: 0.92, chin: 0.92, cheeks: 1.06, nose: { length: 0.98, width: 0.92, bridge: 1.05 }, eyes: { size: 1.06, lashes: 1, tilt: 0.12 }, ridge: 0.1, fullLips: 1.1 } // prettier-ignore

const stance = {
  pose: pose({ sway: -0.04, headTurn: -0.1, headTilt: 0.05, hipsX: 0.015, leftHand: [-0.05, -0.27, 0.27], rightHand: [0.2, -0.19, 0.34], elbows: 0.35, leftFoot: [0.11, 0, 0.05], rightFoot: [0.12, 0, -0.03] }), // prettier-ignore
  left: { shape: 'pinch', palm: [-0.5, 0.55, -0.3], fingers: [-0.8, 0.1, 0.45] },
  right: { shape: 'open', palm: [-0.15, 0.95, -0.1], fingers: [0.35, 0.2, 0.85] },
} as const

/** The news presenter: one hand offers the next story, the other holds her cards. */
export const build: Build = (kit) => {
  const she = sculptFigure({ stance, build: { shoulders: 0.92, bust: 0.85, waist: 0.86, hips: 1.0, limbs: 0.88, neck: 0.88 }, head: { cell: 0.0042, looks, mood: { ...calm, smile: 0.7, open: 0.35, brows: 0.35, eyes: 0.74, lookX: -0.1 } } }) // prettier-ignore
  she.wear(topForm(she.s, she.build, { sleeves: 0, thick: 0.01, hem: 0.05, neck: 0.06 }), clothMaterial('#efe7dc')) // prettier-ignore
  she.wear(
    trouserForm(she.s, she.build, { straight: 0.8 }),
    clothMaterial('#23353a', { fuzz: 0.4 }),
  )
  wearJacket(she, clothMaterial('#1f6a66', { fuzz: 0.5 }), { v: 0.3, hem: 0.15, buttonPaint: hardMaterial('#d8a860', 0.25, 1) }) // prettier-ignore
  wearHeadscarf(she, '#e6d5c3', '#b99e8b')
  const cards = inHand(she, 'left', [0.02, 0.115, 0.034])
  const paper = clothMaterial('#f3efe6', { fuzz: 0, roughness: 0.7 })
  for (let i = 0; i < 3; i++) {
    const card = solid(bevelled(0.17, 0.115, 0.0012, 0.0005), paper, [i * 0.004 - 0.03, i * 0.003, i * 0.0018]) // prettier-ignore
    card.rotation.z = 0.1 + i * 0.03
    cards.add(card)
  }
  return cutOutStage(kit, she, { tall: 1.3, floor: 0.55, turn: 0.2, shift: 0.03 })
}
