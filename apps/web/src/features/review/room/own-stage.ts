import type { StageControl } from './stage-control'

/** A stage that is not a player; holds its own state. */
export function createOwnStage<Shown>(
  first: Shown,
  control: (show: {
    get: () => Shown
    set: (shown: Shown) => void
  }) => Omit<StageControl, 'subscribe'>,
) {
  let shown = first
  const listeners = new Set<() => void>()
  const set = (next: Shown) => {
    shown = next
    for (const listener of listeners) listener()
  }
  const get = () => shown
  const subscribe = (changed: () => void) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }
  const stage: StageControl = { ...control({ get, set }), subscribe }
  return { get, set, subscribe, stage }
}
