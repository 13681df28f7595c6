import type { Note } from '@studio/shared/review/notes'
import type { DeliverableVersion } from '../../../../payload-types'
import { framesOfFilm } from './pictures/frames-of-film'
import { pagesOfBoard } from './pictures/pages-of-board'
import type { SheetNote } from './sheet-facts'

/** Adds pictures to notes. It reads each frame and each page only once. */
export async function withPictures(
  version: DeliverableVersion,
  notes: readonly Note[],
  stop: AbortSignal,
): Promise<SheetNote[]> {
  const isFilm = version.kind === 'video'
  const frames = await framesOfFilm(version, isFilm ? firstFrames(notes) : [], stop)
  const pages = await pagesOfBoard(version, pageNumbers(notes), stop)
  return notes.map((note) => {
    const { anchor } = note
    if (anchor.kind === 'frames') return { note, picture: frames.get(anchor.first) ?? null }
    if (anchor.kind === 'place') return { note, picture: pages.get(anchor.page) ?? null }
    return { note, picture: null }
  })
}

function firstFrames(notes: readonly Note[]): number[] {
  return unique(notes.flatMap(({ anchor }) => (anchor.kind === 'frames' ? [anchor.first] : [])))
}

function pageNumbers(notes: readonly Note[]): number[] {
  return unique(notes.flatMap(({ anchor }) => (anchor.kind === 'place' ? [anchor.page] : [])))
}

function unique(numbers: readonly number[]): number[] {
  return [...new Set(numbers)]
}
