import type { Note, Person } from '@studio/shared/review/notes'
import { plainChecks } from '@studio/shared/review/plain-checks'
import type { Room, Version } from '@studio/shared/review/projects'
import type { Rounds } from '@studio/shared/review/rounds'
import { demoVersions } from '@/features/review/demo/demo-versions'
import { createLocalNotes } from '@/features/review/notes/local-notes'
import type { ConnectionStatus, NotesSource, Outcome } from '@/features/review/notes/notes-source'
import { demoStages } from './demo-stages'

export interface Situation {
  kind: 'demo' | 'film' | 'board'
  noteCount: number
  /** While this is true, all calls fail as if offline. */
  isOffline: boolean
  status: ConnectionStatus
  mayResolve: boolean
  /** The rounds and signatures, or null for a room without approval rounds. */
  rounds: Rounds | null
  role: Room['project']['role']
  isPaid: boolean
  /** Whether the newest version appears only when the page receives the event `newest`. */
  isNewestLate: boolean
  /**
   * Whether the second note was carried over from the first version, with a reply that was written
   * there.
   */
  isCarried: boolean
  /** Whether the newest version is being processed until the page receives the event `prepared`. */
  isPreparing: boolean
  /** Whether the person may upload the next version in the room. */
  mayUpload?: boolean
  /** The number of notes that somebody writes right before the reader signs for the first time. */
  notesBeforeSigning?: number
  /** Whether the first three versions have the rates 25, 23.976 and 59.94. */
  hasOtherRates?: boolean
  /** The comparison of the copy with the original, for all versions. */
  checks?: Version['checks']
  /** The number of versions; four by default. */
  versionCount?: number
  /** Whether the links to legal pages are below the room, as they are in the portal. */
  hasLegalLinks?: boolean
}

const YOU: Person = { id: '7', name: 'Lina Haddad', side: 'client', isYou: true }
const STUDIO: Person = { id: '2', name: 'Jonas Berg', side: 'studio', isYou: false }
const NAMES = { board: 'Board', animatic: 'Animatic', previz: 'Previz', final: 'Final' }
const OFFLINE: Outcome = { isDone: false, code: 'offline', fields: {} }

export function sampleRoom(situation: Situation) {
  const stages = demoVersions(demoStages(NAMES))
  const versions = inTurn(stages, situation.versionCount ?? stages.length).map((version) =>
    situation.kind === 'board' ? asBoard(version) : asFile(version, situation),
  )
  const source = sourceOf(situation, versions[0]?.id ?? '')
  const room: Room = {
    project: {
      id: '1',
      title: 'Harbor film',
      state: 'inReview',
      isSample: true,
      role: situation.role,
      nextDate: null,
      nextStep: '',
      openNotes: 0,
      deliverableCount: 1,
      versionCount: 1,
      signedOffCount: 0,
      paidCount: Number(situation.isPaid),
      waiting: [],
    },
    deliverable: {
      id: '3',
      title: 'Opening, 30 seconds',
      isPaid: situation.isPaid,
      versions,
    },
    people: [YOU, STUDIO],
    mayWrite: true,
    mayResolve: situation.mayResolve,
    mayUpload: situation.mayUpload === true,
  }
  return { room, openSource: () => source }
}

function inTurn(stages: readonly Version[], count: number): Version[] {
  return Array.from({ length: count }, (_, index) => {
    const stage = stages[index % stages.length]
    if (!stage) throw new Error('There is no stage.')
    return index < stages.length ? stage : { ...stage, id: `v${index + 1}`, number: index + 1 }
  })
}

const RATES = [
  { numerator: 25, denominator: 1 },
  { numerator: 24_000, denominator: 1_001 },
  { numerator: 60_000, denominator: 1_001 },
]

function asFile(version: Version, situation: Situation): Version {
  const { isPaid, role, hasOtherRates, checks } = situation
  const isLocked = !isPaid && role !== 'studio'
  const rate = hasOtherRates ? RATES[version.number - 1] : undefined
  const { video, milliseconds } = version
  const frameCount = rate
    ? Math.floor(((milliseconds ?? 0) * rate.numerator) / rate.denominator / 1_000)
    : 0
  return {
    ...version,
    ...(video && rate && { video: { ...video, rate, frameCount } }),
    checks: role === 'studio' ? (checks ?? null) : null,
    plainChecks: checks ? plainChecks(checks) : [],
    fileName: `harbor-v${version.number}.mp4`,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    isLocked,
    downloadUrl: isLocked ? null : `/original/${version.number}`,
    openNotes: 2,
    uploadedBy: STUDIO,
  }
}

export function beingPrepared(version: Version): Version {
  return { ...version, state: 'processing', progress: 40, video: null, playUrl: null }
}

function asBoard(version: Version): Version {
  const page = (stage: string, width = 1280, height = 720) => ({
    url: `/library/waterfront/${stage}.webp`,
    smallUrl: `/library/waterfront/${stage}.webp`,
    width,
    height,
  })
  const pages = [page('board'), page('animatic', 720, 1280)].slice(0, version.number)
  return { ...version, kind: 'pages', video: null, playUrl: null, pages }
}

/** Creates local notes with a connection that a test can interrupt. */
function sourceOf(situation: Situation, firstVersion: string): NotesSource {
  const notes = Array.from({ length: situation.noteCount }, (_, index) =>
    situation.isCarried && index === 1 ? carriedFrom(noteAt(0), firstVersion) : noteAt(index),
  )
  const local = createLocalNotes(notes, YOU)
  const state = { ...local.getSnapshot(), status: situation.status }
  const isCut = () => window.roomPage.isOffline
  return {
    ...local,
    getSnapshot: situation.status === 'live' ? local.getSnapshot : () => state,
    write: (note) => (isCut() ? Promise.resolve(OFFLINE) : local.write(note)),
    reply: (id, reply) => (isCut() ? Promise.resolve(OFFLINE) : local.reply(id, reply)),
  }
}

function carriedFrom({ id: noteId, number }: Note, versionId: string): Note {
  return {
    ...noteAt(1),
    author: YOU,
    origin: { noteId, versionId, versionNumber: 1, number, state: 'unchecked' },
    replies: [
      {
        id: 'r1',
        isStudioOnly: false,
        fromVersion: 1,
        author: STUDIO,
        text: 'It will be warmer.',
        files: [],
        writtenAt: '2026-11-25T10:30:00.000Z',
      },
    ],
  }
}

function noteAt(index: number): Note {
  const frame = (index * 13) % 144
  return {
    id: `n${index}`,
    number: index + 1,
    isStudioOnly: false,
    anchor: { kind: 'frames', first: frame, last: frame },
    text: `Remark ${index + 1}: the light on the promenade is a little too cold, and the boat leaves too early.`,
    drawing:
      index % 5 === 0
        ? {
            width: 1280,
            height: 720,
            shapes: [{ tool: 'box', color: 'red', size: 5, from: [200, 200], to: [400, 320] }],
          }
        : null,
    author: index % 3 === 0 ? YOU : STUDIO,
    mentions: [],
    files: [],
    writtenAt: '2026-11-25T10:00:00.000Z',
    editedAt: null,
    replies: [],
    resolved: index % 4 === 0 ? { by: STUDIO, at: '2026-11-25T11:00:00.000Z' } : null,
    origin: null,
  }
}
