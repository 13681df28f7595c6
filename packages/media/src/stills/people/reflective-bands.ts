import { grow, type Form } from '../../kit/sculpt/form'
import type { Figure } from '../../kit/sculpt/figure'
import { chestField } from '../../kit/sculpt/tailoring'

/** Two bands around a vest and one over each shoulder, a little above its cloth. */
export function reflectiveBands(figure: Figure, vest: Form): Form {
  const outside = grow(vest, 0.0025)
  const low = figure.s.hips[1]
  const bands = chestField(figure, (x, y) => Math.max(Math.abs(Math.abs(x) - 0.105) - 0.02, -0.33 - y)) // prettier-ignore
  return {
    at: (x, y, z) => {
      const around = Math.min(Math.abs(y - low - 0.13), Math.abs(y - low + 0.035)) - 0.021
      return Math.max(outside.at(x, y, z), Math.min(around, bands.at(x, y, z)))
    },
    box: outside.box,
  }
}
