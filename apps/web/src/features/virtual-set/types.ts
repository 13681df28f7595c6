import type { BlockOf } from '@studio/shared/contracts/blocks'
import type { SetPerson } from '@studio/shared/contracts/virtual-set'
import type { Messages } from '@/i18n/messages'

type VirtualSetBlock = BlockOf<'virtualSet'>

/** What editors offer for sets. */
export type SetLibrary = Pick<VirtualSetBlock, 'backgrounds' | 'people'>

/** A picture of the library by its key, or one of the visitor's own. */
export type Source = SetPerson['source']

/** A set as it is seen. */
export interface ComposedPicture {
  blob: Blob
  /** Whether each of its pictures could be had. */
  isWhole: boolean
}

/** What the tool says. */
export type SetWords = Messages['virtualSet']

/** Which part of a set is being worked on: a person's id, the background, or none. */
export type Chosen = string | null

/** No person's id: those have no capital. */
export const BACKGROUND = 'BACKGROUND'
