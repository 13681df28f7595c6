import { useEffect, type Dispatch, type SetStateAction } from 'react'
import type { StageControl } from './stage-control'

/** Sets the room's present stage. It is null while there is none. */
export type OnStage = Dispatch<SetStateAction<StageControl | null>>

/**
 * Registers a stage with the room while it is mounted. React may run the cleanup after the next
 * stage has registered, so the cleanup removes only its own stage.
 */
export function useOwnStage(stage: StageControl, onStage: OnStage): void {
  useEffect(() => {
    onStage(stage)
    return () => onStage((seen) => (seen === stage ? null : seen))
  }, [onStage, stage])
}
