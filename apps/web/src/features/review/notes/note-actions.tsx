'use client'

import type { Note } from '@studio/shared/review/notes'
import { useState } from 'react'
import { useVersion } from '../room/version-context'
import { problemText } from './problem-text'
import { mayChange, mayTurn } from './rights'
import { useCall } from './use-call'

interface Props {
  note: Note
  onReply: () => void
  onEdit: () => void
}

/** What one may do with a note; nothing that one may not is there. */
export function NoteActions({ note, onReply, onEdit }: Props) {
  const { words, room, source, format } = useVersion()
  const own = words.notes
  const { isBusy, problem, call } = useCall()
  const [isAsking, setIsAsking] = useState(false)
  const isResolved = note.resolved !== null
  const turn = () => {
    if (!isBusy) void call(() => source.resolve(note.id, !isResolved))
  }
  if (isAsking) {
    return (
      <div className="note-buttons" role="group" aria-label={own.removeQuestion}>
        <span className="note-question">{own.removeQuestion}</span>
        <button
          type="button"
          className="room-button room-button-main"
          onClick={() => void call(() => source.remove(note.id))}
        >
          {own.remove}
        </button>
        <button
          ref={(button) => button?.focus()}
          type="button"
          className="room-button"
          onClick={() => setIsAsking(false)}
        >
          {own.keep}
        </button>
        {problem && <Problem text={problemText(own.problems, problem, format)} />}
      </div>
    )
  }
  return (
    <div className="note-buttons">
      {mayTurn(note, room) && (
        <button type="button" className="room-button" aria-disabled={isBusy} onClick={turn}>
          {isResolved ? own.reopen : own.resolve}
        </button>
      )}
      {room.mayWrite && (
        <button type="button" className="room-button" onClick={onReply}>
          {own.reply}
        </button>
      )}
      {mayChange(note, room) && (
        <>
          <button type="button" className="room-button" onClick={onEdit}>
            {own.edit}
          </button>
          <button type="button" className="room-button" onClick={() => setIsAsking(true)}>
            {own.remove}
          </button>
        </>
      )}
      {problem && <Problem text={problemText(own.problems, problem, format)} />}
    </div>
  )
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="note-problem">
      {text}
    </p>
  )
}
