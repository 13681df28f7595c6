'use client'

import { useSyncExternalStore } from 'react'
import { useVersion } from '../room/version-context'
import type { StageControl } from '../room/stage-control'

const never = () => () => undefined

/** What is read off the film, anew when that changes; so it has to be a plain value. */
export function useStage<Value extends string | number | boolean | null>(
  read: (stage: StageControl) => Value,
  before: Value,
): Value {
  const { stage } = useVersion()
  const get = () => (stage ? read(stage) : before)
  return useSyncExternalStore(stage?.subscribe ?? never, get, () => before)
}
