import type { Kit, Take } from '../../engine/take'
import type { mirror } from '../../kit/mirror'
import { company } from './afloat'
import { fly } from './camera'
import { distance, ground, islet } from './land'
import { morning } from './light'
import { sea } from './sea'

/** The things on the plot. `set` poses them. */
export interface Site {
  set(seconds: number): void
}
export type Water = ReturnType<typeof mirror>

/**
 * Things that are too low or too far away to be visible in the water. Leaving them out halves the
 * cost of the mirror.
 */
const NOT_IN_WATER = new Set(['ground', 'platform', 'wood', 'far wood', 'hedges', 'roof gardens', 'shade trees', 'scrub', 'straw', 'rocks', 'people']) // prettier-ignore

interface Plot {
  /** Draws traces on the plan of the bare ground. Built plots have none. */
  traces?: (pen: CanvasRenderingContext2D) => void
  build: (kit: Kit, water: Water) => Site
}

/** The coast in the morning and the flight over it. What is on the plot is a parameter. */
export function coast(kit: Kit, { traces, build }: Plot): Take {
  const light = morning(kit)
  const water = sea(kit)
  ground(kit, traces)
  distance(kit)
  const isle = islet(kit)
  const others = company(kit)
  const site = build(kit, water.wet)
  kit.scene.traverse((object) => {
    if (NOT_IN_WATER.has(object.name)) water.wet.hide(object)
  })
  return {
    update(seconds) {
      light.time.value = seconds
      water.run(seconds)
      isle.sway(seconds)
      others.set(seconds)
      site.set(seconds)
      fly(kit, seconds)
    },
  }
}
