'use client'

import type { Room } from '@studio/shared/review/projects'
import { useTranslations } from 'next-intl'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { GuestLinkEntry } from './guest-link-entry'
import { MadeLink } from './made-link'
import { NewLinkForm } from './new-link-form'
import { useGuestLinks, type GuestLinks } from './use-guest-links'
import './guests.css'

interface Props {
  room: Room
  format: string
  onClose: () => void
}

/** The guest links stored on the server, for the project's people. */
export function MemberSharePanel(props: Props) {
  return <SharePanel {...props} source={useGuestLinks(props.room.deliverable.id)} />
}

interface SharePanelProps extends Props {
  source: GuestLinks
  /** Additional hint about these links. */
  notice?: string
}

/** The guest links of a deliverable with their visits, and a form for a new link. */
export function SharePanel({ room, format, onClose, source, notice }: SharePanelProps) {
  const t = useTranslations('review')
  const { links, hasFailed, tryAgain, made, create, revoke } = source
  return (
    <ModalDialog
      title={t('guests.title')}
      className="sheet on-ink approval-panel"
      onClose={onClose}
    >
      <form method="dialog" className="approval-close">
        <button type="submit" className="room-chip">
          {t('guests.close')}
        </button>
      </form>
      <p className="approval-hint">{t('guests.lead')}</p>
      {notice && <p>{notice}</p>}
      {/* Both keys differ, because React repeats siblings with the same key. */}
      {made && <MadeLink key={`made ${made.secret}`} {...made} />}
      <NewLinkForm
        key={`after ${made?.secret ?? ''}`}
        versions={room.deliverable.versions}
        onCreate={create}
      />
      <section className="approval-part">
        <h3 className="approval-title">{t('guests.links')}</h3>
        <p role="status">
          {hasFailed && t('notes.problems.other')}
          {!hasFailed && !links && t('guests.reading')}
          {links?.length === 0 && t('guests.none')}
        </p>
        {hasFailed && (
          <button type="button" className="room-button" onClick={tryAgain}>
            {t('room.retry')}
          </button>
        )}
        {links && links.length > 0 && (
          <ul className="approval-answers">
            {links.map((link) => (
              <li key={link.id}>
                <GuestLinkEntry link={link} format={format} onRevoke={() => revoke(link.id)} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </ModalDialog>
  )
}
