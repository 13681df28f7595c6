import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { topForm } from '../../kit/sculpt/garments'
import { wearGhutra } from '../../kit/sculpt/headwear'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial, hardMaterial } from '../../kit/sculpt/materials'
import { wearCollar, wearPlacket } from '../../kit/sculpt/tailoring'
import { sit } from './sitting'

const looks: Looks = { skin: '#b57f57', lips: '#8f4b42', iris: '#38210f', hairColor: '#17100d', shade: 0.8, age: 0.3, jaw: 1.04, chin: 1.04, nose: { length: 1.12, width: 1.0, bridge: 1.25 }, eyes: { lashes: 0.35 }, ridge: 0.7, browWeight: 1.35 } // prettier-ignore

/** A client who builds on the coast: white ghutra and thobe, trimmed beard. */
export const build: Build = (kit) => {
  const stance = { pose: pose({ headTurn: 0.26, headTilt: -0.03 }), left: { shape: 'relaxed' }, right: { shape: 'relaxed' } } as const // prettier-ignore
  const he = sculptFigure({ stance, build: { shoulders: 1.03, chest: 1.03 }, hands: [], head: { looks, mood: { ...calm, smile: 0.55, brows: 0.1, eyes: 0.66, lookX: 0.34 }, beard: 'goatee' } }) // prettier-ignore
  const white = clothMaterial('#e9e5dc', { fuzz: 0.3, roughness: 0.8 })
  he.wear(topForm(he.s, he.build, { sleeves: 0.6, thick: 0.016, ease: 0.006, hem: 0.05, neck: 0.064, v: 0.05, deep: 0.004 }), white) // prettier-ignore
  wearPlacket(he, white, hardMaterial('#d8cbb0', 0.3), { thick: 0.017, from: -0.06 })
  wearCollar(he, white, { spread: 0.2, long: 0.004 })
  wearGhutra(he, clothMaterial('#f0ece4', { fuzz: 0.4, roughness: 0.75 }), clothMaterial('#121214', { fuzz: 0.9 })) // prettier-ignore
  return sit(kit, he, { paper: ['#6f97a6', '#27485a'], from: -1, turn: -0.4, key: '#ffd09a' })
}
