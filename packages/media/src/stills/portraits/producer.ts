import type { Build } from '../../engine/take'
import { pose } from '../../kit/puppet/pose'
import { sculptFigure } from '../../kit/sculpt/figure'
import { topForm } from '../../kit/sculpt/garments'
import { wearHeadscarf } from '../../kit/sculpt/headwear'
import { calm, type Looks } from '../../kit/sculpt/looks'
import { clothMaterial } from '../../kit/sculpt/materials'
import { wearJacket } from '../../kit/sculpt/tailoring'
import { sit } from './sitting'

const looks: Looks = { skin: '#c58e66', lips: '#a34a47', iris: '#4a2c17', hairColor: '#1d1310', brows: '#241713', jaw: 0.92, chin: 0.92, cheeks: 1.04, nose: { length: 1.02, width: 0.94, bridge: 1.1 }, eyes: { size: 1.06, lashes: 1, tilt: 0.12 }, ridge: 0.15, fullLips: 1.1, browWeight: 1.15 } // prettier-ignore

/** The producer: a rose headscarf, a plum jacket, and an alert look. */
export const build: Build = (kit) => {
  const stance = { pose: pose({ headTurn: -0.3, headTilt: 0.06, headNod: 0 }), left: { shape: 'relaxed' }, right: { shape: 'relaxed' } } as const // prettier-ignore
  const she = sculptFigure({ stance, build: { shoulders: 0.92, bust: 0.8, waist: 0.9, neck: 0.9 }, hands: [], head: { looks, mood: { ...calm, smile: 0.65, brows: 0.15, eyes: 0.74, lookX: -0.28 } } }) // prettier-ignore
  she.wear(topForm(she.s, she.build, { sleeves: 0, thick: 0.01, hem: 0.05, neck: 0.06 }), clothMaterial('#efe6da')) // prettier-ignore
  wearJacket(she, clothMaterial('#5a2a44', { fuzz: 0.6 }), { v: 0.3, sleeves: 0.6 })
  wearHeadscarf(she, '#d9a3a0', '#8f5560')
  return sit(kit, she, { paper: ['#a5836f', '#513a37'], from: 1, turn: 0.42, rim: '#b9d2ff' })
}
