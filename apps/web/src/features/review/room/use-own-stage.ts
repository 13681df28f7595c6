import { useEffect, type Dispatch, type SetStateAction } from 'react'
import type { StageControl } from './stage-control'

/** Sets the room's current stage; null while there is none. */
export type OnStage = Dispatch<SetStateAction<StageControl | null>>

/**
 * Registers a stage with the room while it is mounted. React may run this cleanup after the next
 * stage has registered, so it only clears its own.
 */
export function useOwnStage(stage: StageControl, onStage: OnStage): void {
  useEffect(() => {
    onStage(stage)
    return () => onStage((seen) => (seen === stage ? null : seen))
  }, [onStage, stage])
}
