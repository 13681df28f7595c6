import type { BlockOf } from '@studio/shared/contracts/blocks'
import type { SetPerson } from '@studio/shared/contracts/virtual-set'
import type { Messages } from '@/i18n/messages'

type VirtualSetBlock = BlockOf<'virtualSet'>

/** Pictures that editors offer for sets. */
export type SetLibrary = Pick<VirtualSetBlock, 'backgrounds' | 'people'>

/** A picture of the library by its key, or one of the visitor's. */
export type Source = SetPerson['source']

/** A rendered set. */
export interface ComposedPicture {
  blob: Blob
  /** Whether all of its pictures were loaded. */
  isWhole: boolean
}

/** Messages of the tool. */
export type SetWords = Messages['virtualSet']

/** The selected part: a person's id, the background, or none. */
export type Chosen = string | null

/** Differs from ids of people, which have no capitals. */
export const BACKGROUND = 'BACKGROUND'
