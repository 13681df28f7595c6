'use client'

import type { Room } from '@studio/shared/review/projects'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { GuestLinkEntry } from './guest-link-entry'
import { MadeLink } from './made-link'
import { NewLinkForm } from './new-link-form'
import { useGuestLinks } from './use-guest-links'
import type { RoomWords } from '../words'
import './guests.css'

export interface ShareProps {
  room: Room
  words: RoomWords
  format: string
}

/** The guest links of a deliverable: a new one, and who came by those that there are. */
export function SharePanel({ room, words, format, onClose }: ShareProps & { onClose: () => void }) {
  const { links, hasFailed, made, create, revoke } = useGuestLinks(room.deliverable.id)
  const own = words.guests
  return (
    <ModalDialog title={own.title} className="sheet on-ink approval-panel" onClose={onClose}>
      <form method="dialog" className="approval-close">
        <button type="submit" className="room-chip">
          {own.close}
        </button>
      </form>
      <p className="approval-hint">{own.lead}</p>
      {made && <MadeLink key={made.secret} {...made} words={own} />}
      <NewLinkForm key={made?.secret} words={words} onCreate={create} />
      <section className="approval-part">
        <h3 className="approval-title">{own.links}</h3>
        <p role="status">
          {hasFailed && words.notes.problems.other}
          {!hasFailed && !links && own.reading}
          {links?.length === 0 && own.none}
        </p>
        {links && links.length > 0 && (
          <ul className="approval-answers">
            {links.map((link) => (
              <li key={link.id}>
                <GuestLinkEntry
                  link={link}
                  words={words}
                  format={format}
                  onRevoke={() => revoke(link.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </ModalDialog>
  )
}
