import type { Rounds } from '@studio/shared/review/rounds'
import type { Outcome } from '@/features/review/notes/notes-source'
import { createStore } from '@/lib/store'
import type { RoundsSource, RoundsState } from '@/features/review/rounds/rounds-source'

const DONE: Outcome = { isDone: true }
const OFFLINE: Outcome = { isDone: false, code: 'offline', fields: {} }

interface Told {
  isOffline: boolean
  /** The rounds at the beginning of a test. */
  rounds: Rounds | null
  /** The number of notes that somebody writes right before the reader signs for the first time. */
  notesBeforeSigning?: number
  /** If set, it records the calls with their arguments. */
  calls?: unknown[][]
}

/** Creates a source with the test's rounds. It records each call, and shows a submitted answer. */
export function sampleRounds(told: Told): RoundsSource {
  const { subscribe, getSnapshot, set } = createStore<RoundsState>({
    rounds: told.rounds,
    status: 'live',
  })
  const done = (...call: unknown[]) => {
    if (told.isOffline) return Promise.resolve(OFFLINE)
    told.calls = [...(told.calls ?? []), call]
    return Promise.resolve(DONE)
  }
  return {
    subscribe,
    getSnapshot,
    open: (...values) => done('open', ...values),
    close: (...values) => done('close', ...values),
    sign: async (id, signature) => {
      const { rounds, ...state } = getSnapshot()
      const round = rounds?.rounds.find((one) => one.id === id)
      const written = told.notesBeforeSigning ?? 0
      if (!rounds || !round?.openNotes || written === 0) return done('sign', id, signature)
      told.notesBeforeSigning = 0
      const count = round.openNotes.count + written
      const changed = { ...round, openNotes: { count, digest: `digest ${count}` } }
      set({ ...state, rounds: { ...rounds, rounds: [changed] } })
      return { isDone: false, code: 'notesChanged', fields: {} }
    },
    answer: async (id, { verdict, comment }) => {
      const outcome = await done('answer', id, { verdict, comment })
      const { rounds, ...state } = getSnapshot()
      if (outcome.isDone && rounds) {
        set({ ...state, rounds: answered(rounds, id, { verdict, comment }) })
      }
      return outcome
    },
  }
}

type Given = Pick<Rounds['rounds'][number]['answers'][number], 'verdict' | 'comment'>

function answered({ rounds, signOffs }: Rounds, id: string, given: Given): Rounds {
  const answeredAt = new Date().toISOString()
  return {
    signOffs,
    rounds: rounds.map((round) => {
      const you = [...round.unanswered, ...round.answers.map(({ member }) => member)].find(
        ({ isYou }) => isYou,
      )
      if (round.id !== id || !you) return round
      const others = round.answers.filter(({ member }) => !member.isYou)
      return {
        ...round,
        answers: [...others, { member: you, answeredAt, ...given }],
        unanswered: round.unanswered.filter(({ isYou }) => !isYou),
      }
    }),
  }
}
