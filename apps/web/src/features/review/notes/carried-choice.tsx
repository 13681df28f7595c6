'use client'

import type { CarriedState, Note } from '@studio/shared/review/notes'
import { useVersion } from '../room/version-context'
import { fill } from '../words'
import { problemText } from './problem-text'
import { mayJudge } from './rights'
import { useCall } from './use-call'

const CHOICES = ['fixed', 'notFixed', 'gone'] as const satisfies readonly CarriedState[]

interface Props {
  note: Note
  origin: NonNullable<Note['origin']>
}

/** Where a note came from, and what has become of it. */
export function CarriedChoice({ note, origin }: Props) {
  const { words, room, source, format } = useVersion()
  const { carried, problems } = words.notes
  const { isBusy, problem, call } = useCall()
  const from = fill(carried.from, { version: origin.versionNumber, number: origin.number })
  const choose = (state: CarriedState) => {
    // Pressed again, it is open once more.
    const next = state === origin.state ? 'unchecked' : state
    if (!isBusy) void call(() => source.setCarried(note.id, next))
  }
  return (
    <div className="note-origin">
      <p className="note-from">{from}</p>
      {mayJudge(note, room) ? (
        <div role="group" aria-label={carried.question} className="note-choices">
          {CHOICES.map((state) => (
            <button
              key={state}
              type="button"
              className="room-chip"
              aria-pressed={origin.state === state}
              onClick={() => choose(state)}
            >
              {carried[state]}
            </button>
          ))}
        </div>
      ) : (
        <p className="note-verdict" data-state={origin.state}>
          {carried[origin.state]}
        </p>
      )}
      {problem && (
        <p role="alert" className="note-problem">
          {problemText(problems, problem, format)}
        </p>
      )}
    </div>
  )
}
