import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { collarForm, topForm } from '../../kit/sculpt/garments'
import { earrings, glasses } from '../../kit/sculpt/headwear'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial, hardMaterial } from '../../kit/sculpt/materials'
import { sit } from './sitting'

const looks: Looks = { skin: '#d9a586', lips: '#a8443e', iris: '#4f6b73', hairColor: '#c9c5c0', brows: '#7f7871', age: 0.85, jaw: 0.94, chin: 0.95, nose: { length: 1.1, width: 0.9 }, eyes: { lashes: 0.6, tilt: 0.06 }, ridge: 0.2, fullLips: 0.92 } // prettier-ignore

/** The creative director: silver bob, round black glasses, black roll-neck. */
export const build: Build = (kit) => {
  const stance = { pose: pose({ headTurn: -0.34, headTilt: 0.05, headNod: 0.02 }), left: { shape: 'relaxed' }, right: { shape: 'relaxed' } } as const // prettier-ignore
  const she = sculptFigure({ stance, build: { shoulders: 0.94, bust: 0.9, waist: 0.92, neck: 0.92 }, hands: [], head: { looks, mood: { ...calm, smile: 0.55, brows: 0.25, eyes: 0.72, lookX: -0.36 }, hair: 'bob' } }) // prettier-ignore
  const knit = clothMaterial('#1b1b20', { fuzz: 0.9 })
  she.wear(topForm(she.s, she.build, { sleeves: 0.6, thick: 0.012, hem: 0.05, neck: 0.056 }), knit)
  she.wear(collarForm(she.s, { radius: 0.061, r: 0.015, rows: 3, high: 0.012, tilt: 0.25 }), knit, 0.004) // prettier-ignore
  she.headAt.add(glasses(looks, '#15151a', { size: 1.08, thick: 1.25 }))
  she.headAt.add(earrings(hardMaterial('#d8a24a', 0.2, 1), { long: 0.014 }))
  return sit(kit, she, { paper: ['#7f8f8b', '#33403f'], from: -1, turn: 0.5 })
}
