import type { Locale } from '@studio/shared/locales'
import {
  NOTE_QUERY,
  PLACE_QUERY,
  VERSION_QUERY,
  writePlace,
} from '@studio/shared/review/anchor-address'
import { roomPath } from '@studio/shared/routes/account'
import { siteAddress } from '../../accounts/site-address'
import { oneLine } from '../../../platform/mail/fill'
import type { MailNews, NewsItem } from '../../../platform/mail/mail-news'
import { placeText } from '../documents/note-sheet/place-text'
import { DOCUMENT_WORDS } from '../documents/words'
import type { News } from './take-news'

/** The maximum number of items in one mail. */
const MAX_ITEMS = 40
/** The maximum number of characters of a quoted note. */
const MAX_TEXT = 280

/** Groups news by version for a mail. */
export function newsOfRows(rows: readonly News[], locale: Locale): MailNews {
  const groups = new Map<number, MailNews['groups'][number]>()
  for (const row of rows.slice(0, MAX_ITEMS)) {
    const { project, deliverable, versionId, versionNumber } = row
    const link = roomLink(row, locale)
    const group = groups.get(versionId) ?? {
      project,
      deliverable: `${deliverable} · v${versionNumber}`,
      link,
      items: [],
    }
    groups.set(versionId, group)
    group.items.push(itemOf(row, `${link}${placeIn(row)}`, locale))
  }
  return { groups: [...groups.values()], isCut: rows.length > MAX_ITEMS }
}

function roomLink({ deliverableId, versionId }: News, locale: Locale): string {
  return `${siteAddress(locale, roomPath(String(deliverableId)))}?${VERSION_QUERY}=${versionId}`
}

/**
 * The fragment of a link to the note. It also contains the note's position, in case the note is
 * deleted by then.
 */
function placeIn({ anchor, noteId }: News): string {
  const place = anchor && writePlace(anchor)
  const note = noteId === null ? '' : `&${NOTE_QUERY}=${noteId}`
  return place ? `&${PLACE_QUERY}=${place}${note}` : note
}

function itemOf(row: News, link: string, locale: Locale): NewsItem {
  const { anchor, video, text, isStudioOnly } = row
  const words = DOCUMENT_WORDS[locale].noteSheet
  const author = oneLine(row.author)
  return {
    kind: kindOf(row),
    place: anchor ? placeText(anchor, video, words).text : '',
    author: isStudioOnly ? `${author} (${words.studioOnly})` : author,
    text: shorten(oneLine(text), MAX_TEXT),
    link,
  }
}

function kindOf({ kind, isMention, isResolved }: News): NewsItem['kind'] {
  if (kind === 'resolution') return isResolved ? 'resolved' : 'reopened'
  return kind === 'note' && isMention ? 'mention' : kind
}

/**
 * Shortens a text between grapheme clusters.
 *
 * @param most the maximum number of clusters
 */
export function shorten(text: string, most: number): string {
  const signs = [...new Intl.Segmenter().segment(text)]
  if (signs.length <= most) return text
  const kept = signs.slice(0, most).map(({ segment }) => segment)
  return `${kept.join('').trimEnd()}…`
}
