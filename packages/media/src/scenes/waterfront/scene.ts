import type { Build } from '../../engine/take'
import { coast } from './coast'
import { furniture, gardens, strollers } from './gardens'
import { houses } from './houses'
import { marina } from './marina'
import { platform, pool } from './platform'

/** The plot with the planned buildings. */
export const build: Build = (kit) =>
  coast(kit, {
    build(_, water) {
      platform(kit)
      pool(kit)
      houses(kit)
      furniture(kit)
      const grove = gardens(kit)
      const people = strollers(kit)
      const port = marina(kit, water)
      return {
        set(seconds) {
          grove.sway(seconds)
          people.walk(seconds)
          port.set(seconds)
        },
      }
    },
  })
