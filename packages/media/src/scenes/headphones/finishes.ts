import type { Kit } from '../../engine/take'
import { drawnTexture, paper, weave } from '../../kit/textures'

/** The six materials of the headphones. */
export function finishes(kit: Kit) {
  const grain = drawnTexture(kit.random('leather'), paper, { isData: true })
  grain.repeat.set(3, 3)
  const mesh = drawnTexture(kit.random('mesh'), weave, { isData: true })
  return {
    shell: kit.material({ color: '#d8cbb6', roughness: 0.34, flat: '#f3e7cf', clay: '#d9d3c8', group: 'prop' }), // prettier-ignore
    copper: kit.material({ color: '#cf7c4c', metalness: 1, roughness: 0.24, flat: '#e08a54', clay: '#c08a6c', group: 'prop' }), // prettier-ignore
    steel: kit.material({ color: '#c3c6ca', metalness: 1, roughness: 0.26, flat: '#b9c4c9', clay: '#b5babb', group: 'prop' }), // prettier-ignore
    leather: kit.material({ color: '#7c3c20', roughness: 0.52, bumpMap: grain, bump: 1.2, flat: '#a4522f', clay: '#a8714f', group: 'prop' }), // prettier-ignore
    dark: kit.material({ color: '#1a1c20', roughness: 0.42, flat: '#2d3148', clay: '#6f7476', group: 'prop' }), // prettier-ignore
    fabric: kit.material({ color: '#23262b', roughness: 0.95, bumpMap: mesh, bump: 2, flat: '#3a3f57', clay: '#80868a', group: 'prop' }), // prettier-ignore
    thread: kit.material({ color: '#e0b98a', roughness: 0.8, flat: '#f0cf9c', clay: '#d8cbb5', group: 'prop', line: 0.4 }), // prettier-ignore
  }
}
export type Finishes = ReturnType<typeof finishes>
