import * as model from './causeway'
import type { Point } from '../scene'

export const range = (from: number, to: number, step: number) => {
  const out: number[] = []
  for (let z = from; z <= to; z += step) out.push(z)
  return out
}
export const along = (side: number, height: number, from = 6.4, to = 130): Point[] =>
  range(from, to, 1.2).map((z) => model.project([model.curve(z) + side, height, z]))
export const d = model.DECK
