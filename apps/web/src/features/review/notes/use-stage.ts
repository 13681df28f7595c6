'use client'

import { useSyncExternalStore } from 'react'
import { useVersion } from '../room/version-context'
import type { StageControl } from '../room/stage-control'

const never = () => () => undefined

/**
 * Selects a value from the stage's state. The value must be primitive, because it is compared by
 * identity.
 */
export function useStage<Value extends string | number | boolean | null>(
  read: (stage: StageControl) => Value,
  before: Value,
): Value {
  const { stage } = useVersion()
  const get = () => (stage ? read(stage) : before)
  return useSyncExternalStore(stage?.subscribe ?? never, get, () => before)
}
