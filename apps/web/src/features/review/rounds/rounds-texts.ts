import type { Person } from '@studio/shared/review/notes'
import type { Round } from '@studio/shared/review/rounds'
import { problemText as noteProblemText } from '../notes/problem-text'
import type { Refusal } from '../notes/notes-source'
import type { RoomTranslator } from '../translator'
import type { Standing } from './standing'

/** Formats a day. The year is omitted if it is the present one. */
export function dayText(day: string, format: string, now = new Date()): string {
  const isThisYear = day.startsWith(`${now.getFullYear()}-`)
  return new Intl.DateTimeFormat(format, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))
}

/** Formats the day of a moment, in the reader's time zone. */
export function momentText(moment: string, format: string): string {
  return new Intl.DateTimeFormat(format, { dateStyle: 'long' }).format(new Date(moment))
}

/** Isolates a name from the direction of the sentence around it. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`
}

export function nameOf(person: Person, t: RoomTranslator): string {
  return person.isYou ? t('notes.you') : isolated(person.name)
}

export function namesOf(people: readonly Person[], t: RoomTranslator, format: string): string {
  const list = new Intl.ListFormat(format, { type: 'conjunction' })
  return list.format(people.map((person) => nameOf(person, t)))
}

export function standingText(standing: Standing, t: RoomTranslator, format: string): string {
  const { kind, number, dueOn, missing } = standing
  if (kind === 'none') return t('rounds.title')
  return t(`rounds.line.${kind}`, {
    number,
    date: dueOn ? dayText(dueOn, format) : '',
    count: missing,
  })
}

/** @returns sentences about contradictory answers, with the names of their authors */
export function contradictionTexts(round: Round, t: RoomTranslator, format: string): string[] {
  const people = new Map(round.answers.map(({ member }) => [member.id, member]))
  const known = (ids: readonly string[]) =>
    namesOf(
      ids.flatMap((id) => people.get(id) ?? []),
      t,
      format,
    )
  return round.contradictions.map((found) =>
    found.kind === 'split'
      ? t('rounds.closing.split', {
          approving: known(found.approving),
          asking: known(found.asking),
        })
      : t('rounds.closing.ownNotes', {
          name: known([found.memberId]),
          count: found.openNotes,
        }),
  )
}

/** @returns the general reason of a refusal. Errors of single fields are shown at the fields */
export function refusalText(refusal: Refusal, t: RoomTranslator, openNotes: number): string {
  if (refusal.code === 'notesChanged') {
    return t('rounds.problems.notesChanged', {
      count: openNotes,
    })
  }
  if (refusal.code === 'offline') return t('rounds.problems.offline')
  if (refusal.code === 'conflict' || refusal.code === 'notFound')
    return t('rounds.problems.conflict')
  return noteProblemText(t, { code: refusal.code, fields: {} })
}
