import type { NewSignOff, Round, Rounds, SignOff } from '@studio/shared/review/rounds'
import { findContradictions } from '@studio/shared/review/verdicts'
import { countNotes, isOpen } from '@studio/shared/review/open-notes'
import type { Note } from '@studio/shared/review/notes'
import type { Version } from '@studio/shared/review/projects'
import type { Outcome } from '../notes/notes-source'
import type { RoundsSource, RoundsState } from '../rounds/rounds-source'
import type { RoomTranslator } from '../translator'
import type { DemoPeople } from './demo-people'
import { demoMoment } from './demo-versions'

const DONE: Outcome = { isDone: true }
const CONFLICT: Outcome = { isDone: false, code: 'conflict', fields: {} }
const NOTES_CHANGED: Outcome = { isDone: false, code: 'notesChanged', fields: {} }

interface Demo {
  t: RoomTranslator
  /** The versions, oldest first. */
  versions: readonly Version[]
  people: DemoPeople
  notesOf: (version: Version) => readonly Note[]
}

export interface DemoRounds extends RoundsSource {
  /**
   * @returns SHA-256 of the newest version once its round is closed, before that an empty string
   */
  digest: () => string
}

/**
 * Creates a round on the newest version, which the visitor answers, closes and signs as both client
 * and studio. Its data is in this tab's memory.
 */
export function createDemoRounds({ t, versions, people, notesOf }: Demo): DemoRounds {
  const [newest] = versions.toReversed()
  let state: RoundsState = {
    rounds: { rounds: newest ? [firstRound(newest, people, t)] : [], signOffs: [] },
    status: 'live',
  }
  const listeners = new Set<() => void>()
  let digest = ''

  /** Applies a change to the first round. */
  const change = (to: (round: Round, all: Rounds) => Partial<Round> | null): Outcome => {
    const { rounds: all } = state
    const [round] = all?.rounds ?? []
    const changes = all && round && to(round, all)
    if (!changes) return CONFLICT
    return set({ ...all, rounds: [{ ...round, ...changes }] })
  }
  const set = (rounds: Rounds): Outcome => {
    state = { ...state, rounds }
    for (const listener of listeners) listener()
    return DONE
  }
  const close = async (): Promise<Outcome> => {
    if (newest) digest = await digestOf(newest)
    return change(({ closedAt }) =>
      closedAt === null
        ? {
            closedAt: new Date().toISOString(),
            mayAnswer: false,
            mayClose: false,
            maySignOff: true,
            openNotes: openNotesOf(newest ? notesOf(newest) : []),
          }
        : null,
    )
  }
  const sign = ({ name, openNotes }: NewSignOff): Outcome => {
    const { rounds: all } = state
    const [round] = all?.rounds ?? []
    if (!newest || !all || !round?.maySignOff) return CONFLICT
    const seen = openNotesOf(notesOf(newest))
    if (seen.digest !== openNotes) {
      set({ ...all, rounds: [{ ...round, openNotes: seen }] })
      return NOTES_CHANGED
    }
    const counts = countNotes(notesOf(newest))
    const signOff: SignOff = {
      id: 'demo',
      reference: t('demo.project'),
      versionId: newest.id,
      versionNumber: newest.number,
      fileName: newest.fileName,
      sha256: digest,
      signedBy: name,
      signedAt: new Date().toISOString(),
      termsVersion: '',
      openNotes: counts.open,
      resolvedNotes: counts.resolved,
    }
    return set({ rounds: [{ ...round, maySignOff: false, openNotes: null }], signOffs: [signOff] })
  }

  return {
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    getSnapshot: () => state,
    // The demonstration always has exactly one round, so opening another is refused.
    open: () => Promise.resolve(CONFLICT),
    answer: (_, { verdict, comment }) =>
      Promise.resolve(
        change(({ answers, closedAt }) => {
          if (closedAt !== null) return null
          const others = answers.filter(({ member }) => !member.isYou)
          const answeredAt = new Date().toISOString()
          const given = [...others, { member: people.you, verdict, comment, answeredAt }]
          const contradictions = findContradictions(
            given.map((answer) => ({ verdict: answer.verdict, memberId: answer.member.id ?? '' })),
            newest ? notesOf(newest) : [],
          )
          return { answers: given, unanswered: [], contradictions }
        }),
      ),
    close,
    sign: (_, signature) => Promise.resolve(sign(signature)),
    digest: () => digest,
  }
}

function firstRound(
  { id, number }: Version,
  { you, director }: DemoPeople,
  t: RoomTranslator,
): Round {
  return {
    id: 'demo',
    versionId: id,
    versionNumber: number,
    dueOn: demoMoment(14).slice(0, 10),
    openedAt: demoMoment(10),
    closedAt: null,
    answers: [
      {
        member: director,
        verdict: 'approvedWithNotes',
        comment: t('demo.verdict'),
        answeredAt: demoMoment(11),
      },
    ],
    unanswered: [you],
    isOverdue: false,
    contradictions: [],
    mayAnswer: true,
    // Visitors can try everything, including what only the studio may do.
    mayClose: true,
    maySignOff: false,
    openNotes: null,
  }
}

/** The open notes in the form in which the server counts them for a signature. */
function openNotesOf(notes: readonly Note[]): NonNullable<Round['openNotes']> {
  const open = notes.filter(isOpen)
  return { count: open.length, digest: open.map(({ id }) => id).join(' ') || 'none' }
}

/** @returns SHA-256 of the played file, or an empty string if the browser cannot compute it */
async function digestOf({ playUrl }: Version): Promise<string> {
  if (!playUrl) return ''
  try {
    const file = await (await fetch(playUrl)).arrayBuffer()
    const digest = await crypto.subtle.digest('SHA-256', file)
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return ''
  }
}
