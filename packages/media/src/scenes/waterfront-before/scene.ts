import type { Build } from '../../engine/take'
import { coast } from '../waterfront/coast'
import { jetty } from './jetty'
import { mangroves, scrub } from './scrub'
import { survey } from './survey'
import { traces } from './traces'

/** The plot before anything is built: sand, scrub, an old jetty, and surveyors. */
export const build: Build = (kit) =>
  coast(kit, {
    traces,
    build() {
      scrub(kit)
      mangroves(kit)
      const boat = jetty(kit)
      const crew = survey(kit)
      return {
        set(seconds) {
          boat.ride(seconds)
          crew.flutter(seconds)
        },
      }
    },
  })
