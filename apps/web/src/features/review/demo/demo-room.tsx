'use client'

import type { Locale } from '@studio/shared/locales'
import type { Room, Version } from '@studio/shared/review/projects'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { ClientMessages } from '@/i18n/client-messages'
import type { Messages } from '@/i18n/messages'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { ShareButton } from '../guests/share-button'
import { SharePanel } from '../guests/share-panel'
import { createLocalNotes } from '../notes/local-notes'
import type { NotesSource } from '../notes/notes-source'
import { ReviewRoom } from '../room/review-room'
import { ApprovalBar } from '../rounds/approval-bar'
import { useRounds } from '../rounds/approval-context'
import type { RoomTranslator } from '../translator'
import { demoNotes } from './demo-notes'
import { demoPeople, type DemoPeople } from './demo-people'
import { createDemoRounds, type DemoRounds } from './demo-rounds'
import { demoVersions, type DemoVersion } from './demo-versions'
import { useDemoLinks } from './use-demo-links'

/** The public paths of links from the demonstration to other pages. */
interface DemoLinks {
  contact: string
  /** The address of the contact form with this topic selected. */
  start: string
  terms: string
}

export interface DemoRoomProps {
  locale: Locale
  /** The room's messages. */
  messages: Pick<Messages, 'review'>
  shot: string | null
  versions: readonly DemoVersion[]
  format: string
  links: DemoLinks
  opener: HTMLElement
  onClose: () => void
}

/**
 * The complete review room for a shot of the studio. All its data is in this tab's memory. Drafts
 * are in the session storage.
 */
export function DemoRoom({ locale, messages, ...props }: DemoRoomProps) {
  return (
    <ClientMessages locale={locale} messages={messages}>
      <Demo {...props} />
    </ClientMessages>
  )
}

function Demo(props: Omit<DemoRoomProps, 'locale' | 'messages'>) {
  const t = useTranslations('review')
  const { shot, versions, format, links, opener, onClose } = props
  const [{ room: opened, openSource, rounds }] = useState(() => openDemo(shot, versions, t))
  // The component is rendered again when the round ends, because the digest is known then.
  useRounds(rounds)
  const room = withDigest(opened, rounds.digest())
  const [keeper] = useState(tabStorage)
  const guestLinks = useDemoLinks(room.deliverable.versions)
  const onward = (
    <p className="approval-part">
      <a href={links.start} className={buttonVariants({ emphasis: 'primary' })}>
        {t('demo.start')}
      </a>
    </p>
  )
  return (
    <ModalDialog
      title={t('demo.project')}
      hasHeading={false}
      className="room-dialog on-ink"
      opener={opener}
      onClose={onClose}
    >
      <ReviewRoom
        room={room}
        openSource={openSource}
        format={format}
        keeper={keeper}
        notice={
          <>
            {t('demo.notice')}{' '}
            <a href={links.start} className="font-semibold text-accent">
              {t('demo.start')}
            </a>
          </>
        }
        approvalOf={(version) => (
          <ApprovalBar
            source={rounds}
            {...{ room, version, format, keeper }}
            termsHref={links.terms}
            demonstration={{ certificate: t('demo.certificate'), onward }}
          />
        )}
        actions={
          <>
            <ShareButton
              label={t('guests.share')}
              panel={(close) => (
                <SharePanel
                  {...{ room, format }}
                  source={guestLinks}
                  notice={t('demo.shareNotice')}
                  onClose={close}
                />
              )}
            />
            <a className="room-chip" href={links.contact}>
              {t('demo.contact')}
            </a>
            <form method="dialog">
              <button type="submit" className="room-chip">
                {t('room.close')}
              </button>
            </form>
          </>
        }
      />
    </ModalDialog>
  )
}

/**
 * The sources are outside the component, so that notes and signatures survive when the version
 * changes or the room is closed.
 */
const sources = new Map<string, NotesSource>()
const approvals = new Map<string, DemoRounds>()

function openDemo(shot: string | null, stages: readonly DemoVersion[], t: RoomTranslator) {
  const people = demoPeople(t)
  const versions = demoVersions(stages)
  const openSource = ({ id, number }: Version) => {
    const stage = stages[number - 1]?.stage ?? ''
    return keptIn(sources, `${shot} ${id} ${t('notes.you')}`, () =>
      createLocalNotes(demoNotes(shot, stage, t, people), people.you),
    )
  }
  const rounds = keptIn(approvals, `${shot} ${t('notes.you')}`, () =>
    createDemoRounds({
      versions,
      people,
      t,
      notesOf: (version) => openSource(version).getSnapshot().notes,
    }),
  )
  return { room: roomOf(versions, t, people), openSource, rounds }
}

function keptIn<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make()
  kept.set(key, made)
  return made
}

function withDigest(room: Room, digest: string): Room {
  if (!digest) return room
  const { deliverable } = room
  const versions = deliverable.versions.map((version, index, all) =>
    index === all.length - 1 ? { ...version, sha256: digest } : version,
  )
  return { ...room, deliverable: { ...deliverable, versions } }
}

function roomOf(versions: Version[], t: RoomTranslator, people: DemoPeople): Room {
  return {
    project: {
      id: 'demo',
      title: t('demo.project'),
      state: 'inReview',
      isSample: true,
      role: 'clientAdmin',
      nextDate: null,
      nextStep: '',
      openNotes: 0,
      deliverableCount: 1,
      versionCount: versions.length,
      signedOffCount: 0,
      paidCount: 0,
      waiting: [],
    },
    deliverable: { id: 'demo', title: t('demo.film'), isPaid: false, versions },
    people: Object.values(people),
    mayWrite: true,
    // Visitors can try everything, including what only the studio may do.
    mayResolve: true,
    mayUpload: false,
  }
}

/** Access to the storage throws if the browser blocks it. */
function tabStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
