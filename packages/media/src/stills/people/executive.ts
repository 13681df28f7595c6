import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { topForm, trouserForm } from '../../kit/sculpt/garments'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial, hardMaterial } from '../../kit/sculpt/materials'
import { wearCollar, wearJacket, wearPlacket } from '../../kit/sculpt/tailoring'
import { cutOutStage } from './cut-out-stage'

const looks: Looks = { skin: '#dcab88', lips: '#a9655a', iris: '#55707c', hairColor: '#b9b4ae', brows: '#6f6862', age: 0.9, shade: 0.5, jaw: 1.08, chin: 1.06, nose: { length: 1.12, width: 1.05, bridge: 1.15 }, eyes: { size: 0.96, lashes: 0.2 }, ridge: 0.7, browWeight: 1.2 } // prettier-ignore

const stance = {
  pose: pose({ sway: 0.03, twist: -0.1, headTurn: 0.16, headNod: -0.02, hipsX: 0.02, leftHand: [-0.13, -0.27, 0.19], rightHand: [-0.015, -0.43, 0.1], elbows: 0.75 }), // prettier-ignore
  left: { shape: 'pinch', palm: [-0.35, -0.1, -0.9], fingers: [-0.85, -0.35, 0.1] },
  right: { shape: 'relaxed' },
} as const

/** The executive: one hand in the pocket, the other at his jacket's button. */
export const build: Build = (kit) => {
  const he = sculptFigure({ stance, hands: ['left'], build: { shoulders: 1.06, chest: 1.06, waist: 1.08, belly: 0.7, neck: 1.06 }, head: { cell: 0.0042, looks, mood: { ...calm, smile: 0.5, brows: 0.15, eyes: 0.62, lookX: -0.1 }, hair: 'side' } }) // prettier-ignore
  const shirt = clothMaterial('#e6ecf2', { fuzz: 0.3, roughness: 0.75 })
  he.wear(topForm(he.s, he.build, { sleeves: 0.97, thick: 0.01, hem: 0.05, neck: 0.062, v: 0.035 }), shirt) // prettier-ignore
  wearPlacket(he, shirt, hardMaterial('#ffffff', 0.3), { thick: 0.0105, from: -0.06, to: -0.34 })
  wearCollar(he, shirt)
  const wool = clothMaterial('#27324f', { fuzz: 0.55 })
  he.wear(trouserForm(he.s, he.build, { straight: 0.8 }), wool)
  wearJacket(he, wool, { v: 0.32, hem: 0.16, lapel: 0.056, neck: 0.078, buttons: 1 })
  return cutOutStage(kit, he, { tall: 1.3, floor: 0.58, turn: 0.16, strength: 2.8 })
}
