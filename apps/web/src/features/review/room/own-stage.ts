import { createStore } from '@/lib/store'
import type { StageControl } from './stage-control'

/** A stage that is not a player; holds its own state. */
export function createOwnStage<Shown>(
  first: Shown,
  control: (show: {
    get: () => Shown
    set: (shown: Shown) => void
  }) => Omit<StageControl, 'subscribe'>,
) {
  const { getSnapshot: get, set, subscribe } = createStore(first)
  const stage: StageControl = { ...control({ get, set }), subscribe }
  return { get, set, subscribe, stage }
}
