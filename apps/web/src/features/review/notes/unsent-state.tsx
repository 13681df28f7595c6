'use client'

import { useVersion } from '../room/version-context'
import type { Unsent } from './outbox'
import { problemText } from './problem-text'

/** A note on its way, or what keeps it. */
export function UnsentState({ unsent }: { unsent: Unsent }) {
  const { words, outbox, format, drafts, board } = useVersion()
  const own = words.notes
  const { note, problem } = unsent
  if (!problem) return <p className="note-state">{own.sending}</p>

  const writeAnew = () => {
    const back = outbox.takeBack(note.key)
    if (!back) return
    const begun = drafts.note.getSnapshot()
    // What is being written meanwhile is kept too.
    const text = [back.text, begun.text].filter(Boolean).join('\n\n')
    const drawing = begun.drawing ?? back.drawing
    drafts.note.set({ text, anchor: back.anchor, drawing })
    board.reset(drawing?.shapes ?? [])
  }
  return (
    <div className="note-unsent">
      <p role="alert" className="note-problem">
        {problemText(own.problems, problem, format)}
      </p>
      <div className="note-buttons">
        <button
          type="button"
          className="room-button room-button-main"
          onClick={() => outbox.retry(note.key)}
        >
          {own.retry}
        </button>
        <button type="button" className="room-button" onClick={writeAnew}>
          {own.writeAnew}
        </button>
      </div>
    </div>
  )
}
