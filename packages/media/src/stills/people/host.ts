import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { egg, union, bone } from '../../kit/sculpt/form'
import { collarForm, topForm, trouserForm } from '../../kit/sculpt/garments'
import { headphones } from '../../kit/sculpt/headwear'
import { inHand } from '../../kit/sculpt/held'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial, hardMaterial } from '../../kit/sculpt/materials'
import { skinOf } from '../../kit/sculpt/skin'
import { solid } from '../../kit/shapes'
import { cutOutStage } from './cut-out-stage'

const looks: Looks = { skin: '#8a5637', lips: '#8a4a3e', iris: '#2e1b0f', hairColor: '#1a1210', shade: 0.9, jaw: 1.04, chin: 1, nose: { length: 1, width: 1.2 }, eyes: { size: 1.04, lashes: 0.4 }, ridge: 0.5, fullLips: 1.15, browWeight: 1.2 } // prettier-ignore

const stance = {
  pose: pose({ sway: 0.05, twist: 0.12, headTurn: 0.12, headTilt: -0.12, headNod: -0.03, hipsX: -0.02, leftHand: [-0.1, -0.15, 0.27], rightHand: [0.075, 0.16, 0.08], elbows: 0.9 }), // prettier-ignore
  left: { shape: 'fist', palm: [-0.85, 0, -0.5], fingers: [-0.5, 0, 0.85] },
  right: { shape: 'grip', palm: [-1, 0, -0.15], fingers: [-0.3, 1, -0.1] },
} as const

/** The podcast host: a hand on his headphones, a microphone in the other, in the middle of a laugh. */
export const build: Build = (kit) => {
  const he = sculptFigure({ stance, build: { shoulders: 1.04, chest: 1.03, waist: 1.03, belly: 0.3 }, head: { cell: 0.0042, looks, mood: { ...calm, smile: 0.95, open: 0.85, brows: 0.4, eyes: 0.66, lookX: -0.15 }, hair: 'curls', beard: 'full' } }) // prettier-ignore
  const tee = clothMaterial('#efe9dd', { fuzz: 0.5 })
  he.wear(topForm(he.s, he.build, { sleeves: 0, thick: 0.011, hem: 0.13, neck: 0.066 }), tee)
  he.wear(collarForm(he.s, { radius: 0.067, r: 0.007, high: -0.006, tilt: 0.4 }), tee, 0.003)
  he.wear(topForm(he.s, he.build, { sleeves: 0.94, thick: 0.025, ease: 0.01, hem: 0.17, neck: 0.08, v: 0.16, open: 0.05, deep: 0.007 }), clothMaterial('#b8572a', { fuzz: 0.8 })) // prettier-ignore
  he.wear(collarForm(he.s, { radius: 0.083, r: 0.017, rows: 2, high: 0.002, tilt: 0.42 }), clothMaterial('#a54c23', { fuzz: 0.8 }), 0.0045) // prettier-ignore
  he.wear(trouserForm(he.s, he.build, { straight: 0.8, deep: 0.005 }), clothMaterial('#2b3850', { fuzz: 0.3 })) // prettier-ignore
  he.headAt.add(headphones(hardMaterial('#ece5d8', 0.35), hardMaterial('#1b1b1f', 0.85), hardMaterial('#d49a4c', 0.25, 1), { wide: 0.146, tall: 0.222 })) // prettier-ignore
  const mic = inHand(he, 'left', [0, 0.062, 0.032])
  const black = hardMaterial('#17181b', 0.4)
  mic.add(solid(skinOf(union(0.006, bone([0.1, 0, 0], [-0.075, 0, 0], 0.0125, 0.0165), bone([-0.075, 0, 0], [-0.09, 0, 0], 0.022)), 0.0022), black)) // prettier-ignore
  mic.add(solid(skinOf(egg([-0.118, 0, 0], [0.033, 0.0275, 0.0275]), 0.0022), hardMaterial('#8b8e93', 0.35, 1))) // prettier-ignore
  return cutOutStage(kit, he, { tall: 1.3, floor: 0.55, turn: -0.18, shift: 0.09, strength: 3.3 })
}
