import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { collarForm, topForm } from '../../kit/sculpt/garments'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial } from '../../kit/sculpt/materials'
import { sit } from './sitting'

const looks: Looks = { skin: '#ecc3a4', lips: '#c4665a', iris: '#4d7a56', hairColor: '#b4532a', brows: '#9a4a28', freckles: 1, jaw: 0.9, chin: 0.88, cheeks: 1.08, nose: { length: 0.86, width: 0.95 }, eyes: { size: 1.1, lashes: 0.7, tilt: 0.1 }, ridge: 0, fullLips: 1.05 } // prettier-ignore

/** The animator: ginger bun with loose strands, freckles, mustard jumper. */
export const build: Build = (kit) => {
  const stance = { pose: pose({ headTurn: 0.38, headTilt: -0.12, headNod: -0.02, twist: 0.05 }), left: { shape: 'relaxed' }, right: { shape: 'relaxed' } } as const // prettier-ignore
  const she = sculptFigure({ stance, build: { shoulders: 0.9, bust: 0.7, waist: 0.88, neck: 0.86, head: 1.14 }, hands: [], head: { looks, mood: { ...calm, smile: 0.9, open: 0.7, brows: 0.5, eyes: 0.76, lookX: 0.28 }, hair: 'bun' } }) // prettier-ignore
  const knit = clothMaterial('#d19a2e', { fuzz: 1 })
  she.wear(topForm(she.s, she.build, { sleeves: 0.6, thick: 0.018, ease: 0.006, hem: 0.05, neck: 0.07, deep: 0.005 }), knit) // prettier-ignore
  she.wear(collarForm(she.s, { radius: 0.073, r: 0.0125, rows: 1, high: -0.004, tilt: 0.42 }), knit, 0.004) // prettier-ignore
  return sit(kit, she, { paper: ['#5f9c98', '#1f4c50'], from: 1, turn: -0.5 })
}
