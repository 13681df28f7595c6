import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { topForm } from '../../kit/sculpt/garments'
import { earrings } from '../../kit/sculpt/headwear'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial, hardMaterial } from '../../kit/sculpt/materials'
import { wearCollar } from '../../kit/sculpt/tailoring'
import { sit } from './sitting'

const looks: Looks = { skin: '#5f3822', lips: '#8a3038', iris: '#24140b', hairColor: '#14100f', jaw: 0.95, chin: 0.92, cheeks: 1.1, nose: { length: 0.92, width: 1.25 }, eyes: { size: 1.08, lashes: 1, tilt: 0.14 }, ridge: 0, fullLips: 1.35 } // prettier-ignore

/** A client who sells scent: a great round afro, gold hoops, an orange blouse. */
export const build: Build = (kit) => {
  const stance = { pose: pose({ headTurn: -0.36, headTilt: 0.1, headNod: -0.04 }), left: { shape: 'relaxed' }, right: { shape: 'relaxed' } } as const // prettier-ignore
  const she = sculptFigure({ stance, build: { shoulders: 0.92, bust: 0.85, waist: 0.88, neck: 0.86 }, hands: [], head: { looks, mood: { ...calm, smile: 0.85, open: 0.55, brows: 0.35, eyes: 0.72, lookX: -0.3 }, hair: 'afro' } }) // prettier-ignore
  const silk = clothMaterial('#d5622b', { fuzz: 0.5, roughness: 0.55 })
  she.wear(topForm(she.s, she.build, { sleeves: 0.6, thick: 0.012, ease: 0.008, hem: 0.05, neck: 0.064, v: 0.13, deep: 0.006 }), silk) // prettier-ignore
  wearCollar(she, silk, { spread: 1, long: 0.05 })
  she.headAt.add(earrings(hardMaterial('#e0a94a', 0.18, 1), { long: 0.034 }))
  return sit(kit, she, { paper: ['#d7a08a', '#8c4a48'], from: -1, turn: 0.48, rim: '#a9c8ff', strength: 3.9, drop: 0.02 }) // prettier-ignore
}
