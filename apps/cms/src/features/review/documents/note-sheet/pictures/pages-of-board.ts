import type { DeliverableVersion } from '../../../../../payload-types'
import { privateStorage } from '../../../../../platform/storage/private-storage'
import { pagesOf } from '../../../versions/version-files'
import type { Picture } from '../sheet-facts'
import { readSmall } from './small-jpeg'

/** @param numbers page numbers, counted from 1 */
export async function pagesOfBoard(
  version: DeliverableVersion,
  numbers: readonly number[],
  stop: AbortSignal,
): Promise<Map<number, Picture>> {
  const pages = pagesOf(version)
  const read = new Map<number, Picture>()
  for (const number of numbers) {
    stop.throwIfAborted()
    const key = pages[number - 1]?.key
    const picture = key && (await privateStorage.withFile(key, readSmall).catch(() => null))
    if (picture) read.set(number, picture)
  }
  return read
}
