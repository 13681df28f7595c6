import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { topForm, trouserForm } from '../../kit/sculpt/garments'
import { glasses, helmet } from '../../kit/sculpt/headwear'
import { inHand } from '../../kit/sculpt/held'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial, hardMaterial } from '../../kit/sculpt/materials'
import { wearCollar } from '../../kit/sculpt/tailoring'
import { bevelled, solid } from '../../kit/shapes'
import { cutOutStage } from './cut-out-stage'
import { reflectiveBands } from './reflective-bands'

const looks: Looks = { skin: '#deae86', lips: '#a9655a', iris: '#2c1c11', hairColor: '#17141a', jaw: 1.02, chin: 1, cheeks: 1.08, shade: 0.4, nose: { length: 0.96, width: 1.1, bridge: 0.8 }, eyes: { size: 0.98, lashes: 0.25, tilt: 0.14, fold: 1 }, ridge: 0.2 } // prettier-ignore

const stance = {
  pose: pose({ sway: -0.03, twist: 0.1, headTurn: 0.12, headNod: 0.1, headTilt: 0.05, leftHand: [-0.06, -0.24, 0.3], rightHand: [-0.12, -0.13, 0.36], elbows: 0.6 }), // prettier-ignore
  left: { shape: 'grip', palm: [-0.25, 0.85, -0.45], fingers: [-0.8, 0.1, 0.5] },
  right: { shape: 'point', palm: [-0.55, -0.45, -0.6], fingers: [-0.75, 0.05, 0.55] },
} as const

/** The site engineer: helmet, reflective vest, rolled sleeves, a tablet in the crook of the arm. */
export const build: Build = (kit) => {
  const he = sculptFigure({ stance, bareArms: true, build: { shoulders: 1.0, chest: 1.02 }, head: { cell: 0.0042, looks, mood: { ...calm, smile: 0.6, brows: 0.25, eyes: 0.68, lookX: -0.1, lookY: 0.1 }, hair: 'crop' } }) // prettier-ignore
  const shirt = clothMaterial('#7f9bb0', { fuzz: 0.4 })
  he.wear(topForm(he.s, he.build, { sleeves: 0.56, thick: 0.012, ease: 0.008, hem: 0.05, neck: 0.064, v: 0.035, deep: 0.006 }), shirt) // prettier-ignore
  wearCollar(he, shirt)
  const vest = topForm(he.s, he.build, { sleeves: 0, thick: 0.029, hem: 0.13, neck: 0.08, v: 0.2, open: 0.006, deep: 0.004 }) // prettier-ignore
  he.wear(vest, clothMaterial('#d9d43a', { fuzz: 0.3, roughness: 0.6 }))
  he.wear(reflectiveBands(he, vest), hardMaterial('#dfe3e6', 0.3, 0.4), 0.004)
  he.wear(trouserForm(he.s, he.build, { straight: 0.9, deep: 0.006 }), clothMaterial('#39424c', { fuzz: 0.3 })) // prettier-ignore
  he.headAt.add(helmet(hardMaterial('#efeae0', 0.28), hardMaterial('#22252b', 0.6)))
  he.headAt.add(glasses(looks, '#3a4048', { shape: 'square', size: 1.05, thick: 0.8 }))
  const tablet = inHand(he, 'left', [0.0, 0.12, 0.042])
  tablet.rotateZ(0.25)
  tablet.add(solid(bevelled(0.185, 0.262, 0.008, 0.004, 3), hardMaterial('#2a2d33', 0.35, 0.6)))
  tablet.add(solid(bevelled(0.17, 0.246, 0.001, 0.0004), hardMaterial('#bfe3e0', 0.12), [0, 0, 0.0042])) // prettier-ignore
  return cutOutStage(kit, he, { tall: 1.36, floor: 0.55, turn: 0.3, shift: 0.0 })
}
