'use client'

import { noteNumber } from '@studio/shared/review/note-number'
import { useTranslations } from 'next-intl'
import { memo, useState } from 'react'
import { useVersion } from '../room/version-context'
import { anchorText } from './anchor-text'
import { CarriedChoice } from './carried-choice'
import type { Drafts } from './draft'
import { EditForm } from './edit-form'
import { NoteFiles } from './files/note-files'
import { NoteActions } from './note-actions'
import { NoteReplies } from './note-replies'
import { NoteText } from './note-text'
import { PersonName } from './person-name'
import { ShortMoment } from './short-moment'
import { StudioOnlyMark } from './studio-only-mark'
import { UnsentState } from './unsent-state'
import { editName, replyName } from './use-kept-text'
import type { ListedNote } from './use-notes'

type Writing = 'reply' | 'edit' | null

interface Props extends ListedNote {
  /** Whether the note is about the current position of the film, page or sound. */
  isActive: boolean
}

/**
 * The card is memoized, because there may be hundreds of notes, and playback renders the list
 * often.
 */
export const NoteCard = memo(function NoteCard({ note, unsent, isActive }: Props) {
  const t = useTranslations('review')
  const { version, room, format, stage, drafts } = useVersion()
  const [writing, setWriting] = useState(() => begunAt(note.id, drafts))
  const [takesFocus, setTakesFocus] = useState(false)
  const [closed, setClosed] = useState<Writing>(null)
  const open = (what: Writing) => {
    setTakesFocus(true)
    setWriting(what)
  }
  const place = anchorText(note.anchor, version.video, t)
  const number = noteNumber(note)
  const done = () => {
    setClosed(writing)
    setWriting(null)
  }
  return (
    <li
      className="note"
      data-note={note.id}
      data-active={isActive || undefined}
      data-resolved={note.resolved !== null || undefined}
      data-studio-only={note.isStudioOnly || undefined}
    >
      <p className="note-top">
        <button
          type="button"
          className="note-place slate"
          aria-label={[t('notes.goTo', { number, place }), note.drawing && t('notes.drawn')]
            .filter(Boolean)
            .join(', ')}
          aria-current={isActive || undefined}
          onClick={() => stage?.goTo(note.anchor)}
        >
          <bdi>{place}</bdi>
          {note.drawing && <DrawnMark />}
        </button>
        {note.isStudioOnly && <StudioOnlyMark />}
        <bdi className="slate">#{number}</bdi>
      </p>
      <p className="note-head">
        <PersonName person={note.author} />
        <ShortMoment at={note.writtenAt} format={format} />
      </p>
      {writing === 'edit' ? (
        <EditForm note={note} takesFocus={takesFocus} onDone={done} />
      ) : (
        note.text && <NoteText text={note.text} mentions={note.mentions} people={room.people} />
      )}
      <NoteFiles files={note.files} />
      {note.editedAt && <p className="note-state">{t('notes.edited')}</p>}
      {note.resolved && (
        <p className="note-state note-resolved">
          {note.resolved.by.isYou ? (
            t('notes.resolvedByYou')
          ) : (
            <>
              {t('notes.resolvedBy')} <PersonName person={note.resolved.by} />
            </>
          )}
        </p>
      )}
      {note.origin && <CarriedChoice note={note} origin={note.origin} />}
      <NoteReplies
        note={note}
        isWriting={writing === 'reply'}
        takesFocus={takesFocus}
        onDone={done}
      />
      {unsent ? (
        <UnsentState unsent={unsent} />
      ) : (
        writing === null && (
          <NoteActions
            note={note}
            closed={closed}
            onReply={() => open('reply')}
            onEdit={() => open('edit')}
          />
        )
      )}
    </li>
  )
})

/** @returns the form that has a stored draft and is therefore opened again, or null */
function begunAt(noteId: string, { texts, files }: Drafts): Writing {
  const kept = { ...texts.getSnapshot(), ...files.getSnapshot() }
  if (Object.hasOwn(kept, editName(noteId))) return 'edit'
  return Object.hasOwn(kept, replyName(noteId)) ? 'reply' : null
}

function DrawnMark() {
  return (
    <svg viewBox="0 0 16 16" className="note-drawn" aria-hidden>
      <path d="m2 14 1-4 8-8 3 3-8 8z" />
    </svg>
  )
}
