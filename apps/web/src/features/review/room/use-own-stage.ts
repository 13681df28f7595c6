import { useEffect, type Dispatch, type SetStateAction } from 'react'
import type { StageControl } from './stage-control'

/** Tells the room which stage is seen; null once none is. */
export type OnStage = Dispatch<SetStateAction<StageControl | null>>

/**
 * Tells the room of a stage as long as it is seen. The next stage may be told before this one goes,
 * and is not taken away again.
 */
export function useOwnStage(stage: StageControl, onStage: OnStage): void {
  useEffect(() => {
    onStage(stage)
    return () => onStage((seen) => (seen === stage ? null : seen))
  }, [onStage, stage])
}
