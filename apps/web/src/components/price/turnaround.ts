import type { PriceRow } from '@studio/shared/contracts/price'
import { numberFormat } from './number-format'

export interface Turnaround {
  key: 'turnaround' | 'turnaroundRange' | 'turnaroundFrom'
  values: { days: number; text: string }
}

/** @returns a duration in business days as a message of the namespace `prices` with its values */
export function turnaroundParts(
  { min, max }: NonNullable<PriceRow['turnaround']>,
  format: string,
): Turnaround {
  if (max === null) return { key: 'turnaroundFrom', values: { days: min, text: '' } }
  if (max === min) return { key: 'turnaround', values: { days: min, text: '' } }
  const text = numberFormat(format).formatRange(min, max)
  return { key: 'turnaroundRange', values: { days: max, text } }
}
