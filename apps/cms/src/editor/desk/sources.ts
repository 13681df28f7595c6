import type { DeskSource } from './source'
import { failures } from './sources/failures'
import { inbox } from './sources/inbox'
import { languages } from './sources/languages'
import { legal } from './sources/legal'
import { liveToday } from './sources/live-today'
import { missedPaths } from './sources/missed-paths'
import { myDrafts } from './sources/my-drafts'
import { review } from './sources/review'
import { samples } from './sources/samples'
import { searches } from './sources/searches'
import { upcoming } from './sources/upcoming'

/** All sections of the first screen, in the order in which they are shown. */
export const DESK_SOURCES: readonly DeskSource[] = [
  failures,
  inbox,
  review,
  myDrafts,
  upcoming,
  liveToday,
  languages,
  missedPaths,
  searches,
  samples,
  legal,
]
