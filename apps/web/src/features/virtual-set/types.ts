import type { BlockOf } from '@studio/shared/contracts/blocks'
import type { SetPerson } from '@studio/shared/contracts/virtual-set'

type VirtualSetBlock = BlockOf<'virtualSet'>

/** Pictures that editors offer for sets. */
export type SetLibrary = Pick<VirtualSetBlock, 'backgrounds' | 'people'>

/** A picture of the library by its key, or one of the visitor's own. */
export type Source = SetPerson['source']

/** A set that was rendered as a picture. */
export interface ComposedPicture {
  blob: Blob
  /** Whether all pictures of the set were loaded. */
  isWhole: boolean
}

/** The selected part: the id of a person, `BACKGROUND`, or null. */
export type Chosen = string | null

/** The id of the background. It differs from the ids of people, which contain no capitals. */
export const BACKGROUND = 'BACKGROUND'
