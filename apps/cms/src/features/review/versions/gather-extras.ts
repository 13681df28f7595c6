import { withoutValues } from '../../../platform/logging/without-values'
import { oneLine } from '../../../platform/programs/one-line'
import type { Results } from './version-row'

/**
 * Creates the poster, the filmstrip and the waveform. The version becomes ready even if one of them
 * fails.
 */
export async function gatherExtras(
  extras: readonly (() => Promise<Results>)[],
  stop: AbortSignal,
  warn: (message: string) => void,
): Promise<Results> {
  let gathered: Results = {}
  for (const make of extras) {
    try {
      gathered = { ...gathered, ...(await make()) }
    } catch (error) {
      stop.throwIfAborted()
      warn(
        `A version is shown without one of its pictures: ${oneLine(withoutValues(String(error)))}`,
      )
    }
  }
  return gathered
}
