import type { SetScene } from '@studio/shared/contracts/virtual-set'
import { readDraft } from '../draft/draft'
import { keptPicture, type OwnPicture } from '../pictures/own-picture'
import { EMPTY_SCENE } from '../scene/change-scene'
import type { SetLibrary, Source } from '../types'

/** Source of the initial set: the stored draft, or the fragment of an address. */
export type Start = { from: 'draft' } | { from: 'address'; address: string }

export type OpenNotice =
  | 'shared'
  | 'sharedOverOwn'
  | 'sharedWithoutOwn'
  | 'badLink'
  | 'partsGone'
  | 'unread'
  | 'requested'
  | 'requestGone'
  | 'requestFailed'

export interface OpenedSet {
  scene: SetScene
  /** The undo steps with which the history begins. */
  before: SetScene[]
  pictures: OwnPicture[]
  notice: OpenNotice | null
  /**
   * Whether changes are stored as a draft. False for a set that was sent to the studio, and if the
   * present draft is unreadable, because it must not be overwritten.
   */
  isOwn: boolean
}

/** The beginning of a fragment with the admin's ticket for a requested set. */
const REQUEST = '#set-request='

export async function openSet(
  start: Start,
  library: SetLibrary,
  example: SetScene | null,
): Promise<OpenedSet> {
  const found = await readDraft()
  const isUnread = found === 'unreadable'
  const draft = isUnread ? null : found
  const pictures = await picturesOf(draft?.pictures ?? new Map<string, Blob>())
  const last = knownParts(draft?.scene ?? example ?? EMPTY_SCENE, library, pictures)
  const mine = { scene: last.scene, before: [], pictures, isOwn: !isUnread }
  if (start.from === 'draft') {
    return { ...mine, notice: isUnread ? 'unread' : last.isWhole ? null : 'partsGone' }
  }
  if (start.address.startsWith(REQUEST)) {
    const requested = await openRequest(start.address.slice(REQUEST.length), library)
    return typeof requested === 'string' ? { ...mine, notice: requested } : requested
  }
  const { leavesOutOwn, setOfAddress } = await import('@studio/shared/set-link')
  const linked = setOfAddress(start.address)
  if (!linked) return { ...mine, notice: isUnread ? 'unread' : 'badLink' }
  const { scene, isWhole } = knownParts(linked, library, pictures)
  const isComplete = !leavesOutOwn(start.address)
  const shared = isComplete ? (draft ? 'sharedOverOwn' : 'shared') : 'sharedWithoutOwn'
  const notice = isUnread ? 'unread' : isWhole ? shared : 'partsGone'
  return { ...mine, scene, before: draft ? [last.scene] : [], notice }
}

async function openRequest(
  ticket: string,
  library: SetLibrary,
): Promise<OpenedSet | 'requestGone' | 'requestFailed'> {
  const { loadRequestedSet } = await import('../request/load-requested-set')
  const requested = await loadRequestedSet(ticket)
  if (requested === 'gone') return 'requestGone'
  if (requested === 'failed') return 'requestFailed'
  const pictures = await picturesOf(requested.pictures)
  const { scene, isWhole } = knownParts(requested.scene, library, pictures)
  const notice = isWhole ? 'requested' : 'partsGone'
  return { scene, before: [], pictures, notice, isOwn: false }
}

async function picturesOf(blobs: Map<string, Blob>): Promise<OwnPicture[]> {
  const pictures = await Promise.all([...blobs].map(([key, blob]) => keptPicture(key, blob)))
  return pictures.filter((picture) => picture !== null)
}

/** Removes parts whose picture no longer exists, because editors may have changed the library. */
function knownParts(scene: SetScene, library: SetLibrary, pictures: OwnPicture[]) {
  const isKnown = ({ from, key }: Source) => {
    const parts = from === 'own' ? pictures : [...library.backgrounds, ...library.people]
    return parts.some((part) => part.key === key)
  }
  const people = scene.people.filter(({ source }) => isKnown(source))
  const background = scene.background && isKnown(scene.background.source) ? scene.background : null
  const isWhole = people.length === scene.people.length && background === scene.background
  return { scene: { ...scene, people, background }, isWhole }
}
