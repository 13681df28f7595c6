import type {
  AnsweredBy,
  GuideEvent,
  GuidePart,
  GuideSource,
  GuideTurn,
} from '@studio/shared/api/guide'
import type { Outcome } from './ask-stream'

/** A question with the part of its answer that has arrived so far. */
export interface Turn {
  question: string
  by: AnsweredBy | null
  parts: GuidePart[]
  sources: GuideSource[]
  /** `asked` until the first part of the answer arrives. */
  state: 'asked' | 'answering' | Outcome['kind']
  isAnswered: boolean
  /** Whether the question is about none of the site's topics. */
  isOffTopic: boolean
  /** Whether the model has failed, so that the search of pages has answered instead. */
  isInstead: boolean
  /** Minutes until the next question is accepted. */
  minutes: number
}

export function newTurn(question: string): Turn {
  return {
    question,
    by: null,
    parts: [],
    sources: [],
    state: 'asked',
    isAnswered: false,
    isOffTopic: false,
    isInstead: false,
    minutes: 0,
  }
}

export function keptTurn(turn: GuideTurn): Turn {
  return { ...turn, state: 'done', minutes: 0 }
}

/** Adds a question to the turns. If it is repeated after a failure, it replaces its failed turn. */
export function withQuestion(turns: readonly Turn[], question: string): Turn[] {
  const last = turns.at(-1)
  const isAgain = last?.question === question && last.state !== 'done' && last.parts.length === 0
  return [...(isAgain ? turns.slice(0, -1) : turns), newTurn(question)]
}

/** @returns whether the answer is incomplete and still running */
export function isOpen({ state }: Turn): boolean {
  return state === 'asked' || state === 'answering'
}

export function withEvent(turn: Turn, event: GuideEvent): Turn {
  switch (event.event) {
    case 'begin':
      return { ...turn, by: event.by }
    case 'part':
      return { ...turn, state: 'answering', parts: [...turn.parts, event.part] }
    case 'instead':
      return { ...turn, state: 'asked', by: 'pages', isInstead: true, parts: [] }
    case 'end':
      return {
        ...turn,
        sources: event.sources,
        isAnswered: event.isAnswered,
        isOffTopic: event.isOffTopic,
      }
  }
}

export function withOutcome(turn: Turn, outcome: Outcome): Turn {
  return {
    ...turn,
    state: outcome.kind,
    minutes: outcome.kind === 'tooMany' ? outcome.minutes : 0,
  }
}

/**
 * @returns the source to name with an answer. A model is named as soon as the answer begins, the
 * search of pages only when the answer is complete
 */
export function shownBy(turn: Turn): AnsweredBy | 'pagesInstead' | null {
  const { by, parts, state, isAnswered, isInstead } = turn
  if (by === 'model') return parts.length > 0 ? by : null
  if (state !== 'done' || !isAnswered) return null
  return isInstead ? 'pagesInstead' : by
}
