import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { collarForm, topForm } from '../../kit/sculpt/garments'
import { headphones } from '../../kit/sculpt/headwear'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial, hardMaterial } from '../../kit/sculpt/materials'
import { sit } from './sitting'

const looks: Looks = { skin: '#9a6440', lips: '#8f4a3e', iris: '#3a2414', hairColor: '#191110', shade: 1, jaw: 1.02, chin: 1, nose: { length: 1.02, width: 1.12 }, eyes: { size: 1.02, lashes: 0.35 }, ridge: 0.6, fullLips: 1.1, browWeight: 1.25 } // prettier-ignore

/** The sound designer: dark curls, stubble, headphones around the neck. */
export const build: Build = (kit) => {
  const stance = { pose: pose({ headTurn: -0.3, headTilt: 0.08, headNod: 0.03 }), left: { shape: 'relaxed' }, right: { shape: 'relaxed' } } as const // prettier-ignore
  const he = sculptFigure({ stance, build: { neck: 1.02 }, hands: [], head: { looks, mood: { ...calm, smile: 0.7, brows: 0.1, eyes: 0.62, lookX: -0.38 }, hair: 'curls', beard: 'goatee' } }) // prettier-ignore
  const jersey = clothMaterial('#2f5d56', { fuzz: 0.8 })
  he.wear(topForm(he.s, he.build, { sleeves: 0.6, thick: 0.016, ease: 0.004, hem: 0.05, neck: 0.068, deep: 0.005 }), jersey) // prettier-ignore
  he.wear(collarForm(he.s, { radius: 0.07, r: 0.0095, high: -0.006, tilt: 0.4 }), jersey, 0.004)
  const phones = headphones(hardMaterial('#e4ddd0', 0.4), hardMaterial('#1c1c20', 0.85), hardMaterial('#c98a3b', 0.3, 1), { wide: 0.085, tall: 0.1 }) // prettier-ignore
  phones.position.set(...he.inChest([0, 0.045, 0.045]))
  phones.quaternion.copy(he.chestTurn)
  phones.rotateX(-1.75)
  he.root.add(phones)
  return sit(kit, he, { paper: ['#c9a071', '#6b4326'], from: 1, turn: 0.46, rim: '#9fd0ff', strength: 3.4 }) // prettier-ignore
}
