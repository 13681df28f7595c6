import type { Kit, Take } from '../../engine/take'
import type { mirror } from '../../kit/mirror'
import { company } from './afloat'
import { fly } from './camera'
import { distance, ground, islet } from './land'
import { morning } from './light'
import { sea } from './sea'

/** What stands on the plot; `set` poses it. */
export interface Site {
  set(seconds: number): void
}
export type Water = ReturnType<typeof mirror>

/** Too low or too far to be seen in the water; leaving them out halves what the mirror costs. */
const NOT_IN_WATER = new Set(['ground', 'platform', 'wood', 'far wood', 'hedges', 'roof gardens', 'shade trees', 'scrub', 'straw', 'rocks', 'people']) // prettier-ignore

interface Plot {
  /** Drawn on the plan of the bare ground; nothing where the plot is built over. */
  traces?: (pen: CanvasRenderingContext2D) => void
  build: (kit: Kit, water: Water) => Site
}

/** The stretch of coast, its morning and the flight over it, with one of two things on the plot. */
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
