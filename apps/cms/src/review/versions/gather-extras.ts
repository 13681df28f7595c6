import type { Results } from './version-row'

/** Makes what helps to find one's way, and what a version can be shown without. */
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
      warn(`A version is shown without one of its pictures: ${String(error).slice(0, 500)}`)
    }
  }
  return gathered
}
