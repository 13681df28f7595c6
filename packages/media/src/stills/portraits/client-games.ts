import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { collarForm, topForm } from '../../kit/sculpt/garments'
import { glasses } from '../../kit/sculpt/headwear'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial } from '../../kit/sculpt/materials'
import { sit } from './sitting'

const looks: Looks = { skin: '#e3b690', lips: '#b3675a', iris: '#2a1a10', hairColor: '#15131a', jaw: 0.98, chin: 0.96, cheeks: 1.1, nose: { length: 0.94, width: 1.1, bridge: 0.75 }, eyes: { size: 0.98, lashes: 0.3, tilt: 0.16, fold: 1 }, ridge: 0.1, shade: 0.25 } // prettier-ignore

/** A client who makes games: black fringe, square glasses, bomber jacket over a white tee. */
export const build: Build = (kit) => {
  const stance = { pose: pose({ headTurn: 0.32, headTilt: -0.08, headNod: 0.02 }), left: { shape: 'relaxed' }, right: { shape: 'relaxed' } } as const // prettier-ignore
  const he = sculptFigure({ stance, build: { shoulders: 0.98 }, hands: [], head: { looks, mood: { ...calm, smile: 0.6, brows: 0.3, eyes: 0.66, lookX: 0.34 }, hair: 'fringe' } }) // prettier-ignore
  he.wear(topForm(he.s, he.build, { sleeves: 0, thick: 0.009, hem: 0.05, neck: 0.066 }), clothMaterial('#e9e6df')) // prettier-ignore
  const bomber = clothMaterial('#3d4a3a', { fuzz: 0.5, roughness: 0.6 })
  he.wear(topForm(he.s, he.build, { sleeves: 0.6, thick: 0.024, ease: 0.012, hem: 0.02, neck: 0.078, v: 0.16, open: 0.03, deep: 0.007 }), bomber) // prettier-ignore
  he.wear(collarForm(he.s, { radius: 0.08, r: 0.0115, rows: 2, high: 0.004, tilt: 0.42 }), clothMaterial('#c46a2f', { fuzz: 0.9 }), 0.004) // prettier-ignore
  he.headAt.add(glasses(looks, '#b9792f', { shape: 'square', size: 1.06, thick: 1 }))
  return sit(kit, he, { paper: ['#8a86b5', '#3a3763'], from: 1, turn: -0.46, rim: '#8fe0d0' })
}
