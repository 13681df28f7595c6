import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { topForm } from '../../kit/sculpt/garments'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial, hardMaterial } from '../../kit/sculpt/materials'
import { wearCollar, wearPlacket } from '../../kit/sculpt/tailoring'
import { sit } from './sitting'

const looks: Looks = { skin: '#7a4a2e', lips: '#7d3f36', iris: '#2b1a10', hairColor: '#8d8781', brows: '#4a4340', age: 0.6, jaw: 1.14, chin: 1.1, cheeks: 1.04, nose: { length: 1.02, width: 1.3 }, eyes: { lashes: 0.25 }, ridge: 0.9, fullLips: 1.2, browWeight: 1.2 } // prettier-ignore

/** The technical lead: bald, a full grey beard, denim shirt. */
export const build: Build = (kit) => {
  const stance = { pose: pose({ headTurn: 0.3, headTilt: -0.04, headNod: 0.03 }), left: { shape: 'relaxed' }, right: { shape: 'relaxed' } } as const // prettier-ignore
  const he = sculptFigure({ stance, build: { shoulders: 1.12, chest: 1.12, waist: 1.12, belly: 0.8, neck: 1.18, limbs: 1.1 }, hands: [], head: { looks, mood: { ...calm, smile: 0.8, brows: 0.2, eyes: 0.66, lookX: 0.36 }, beard: 'full' } }) // prettier-ignore
  const denim = clothMaterial('#3c5f86', { fuzz: 0.4 })
  he.wear(topForm(he.s, he.build, { sleeves: 0.6, thick: 0.015, hem: 0.05, neck: 0.066, v: 0.09, deep: 0.005 }), denim) // prettier-ignore
  he.wear(topForm(he.s, he.build, { sleeves: 0, thick: 0.007, hem: 0.02, neck: 0.062 }), clothMaterial('#e9e2d6')) // prettier-ignore
  wearPlacket(he, denim, hardMaterial('#d9cdb8', 0.3), { thick: 0.016, from: -0.1 })
  wearCollar(he, denim)
  return sit(kit, he, { paper: ['#b98a5a', '#5b3521'], from: -1, turn: -0.46, rim: '#a8d0ff', strength: 3.6 }) // prettier-ignore
}
