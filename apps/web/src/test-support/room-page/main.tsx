import '@/app/globals.css'
import { DemoOpener } from '@/features/review/demo/demo-opener'
import { nameVersion, noteAddress } from '@/features/review/room/open-version'
import { ReviewRoom } from '@/features/review/room/review-room'
import { ApprovalBar } from '@/features/review/rounds/approval-bar'
import { LegalLinks } from '@/shell/footer/legal-links'
import { NOTE_QUERY } from '@studio/shared/review/anchor-address'
import { ClientMessages } from '@/i18n/client-messages'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { layoutDataIn } from '../gallery/samples'
import { demoStages } from './demo-stages'
import { useSampleVersions } from './sample-versions'
import { beingPrepared, sampleRoom, type Situation } from './sample-room'
import { sampleRounds } from './sample-rounds'

declare global {
  interface Window {
    /**
     * The situation to show. A test sets it before the page's scripts run, and may change it
     * afterwards.
     */
    roomPage: Situation & { locale: keyof typeof MESSAGES }
  }
}

const MESSAGES = { ar, de, en }
const FORMATS = { ar: 'ar-u-nu-latn-ca-gregory', de: 'de-DE', en: 'en-US' }

const { roomPage: page } = window
const { review, stages } = MESSAGES[page.locale]
const about = { format: FORMATS[page.locale] }

const rounds = sampleRounds(page)
const firstNote = new URLSearchParams(location.search).get(NOTE_QUERY)

function Room() {
  const [{ room: whole, openSource }] = useState(() => sampleRoom(page))
  const [isNewestHere, setIsNewestHere] = useState(!page.isNewestLate)
  useEffect(() => {
    const show = () => setIsNewestHere(true)
    addEventListener('newest', show)
    return () => removeEventListener('newest', show)
  }, [])
  const [isPreparing, setIsPreparing] = useState(page.isPreparing)
  useEffect(() => {
    const show = () => setIsPreparing(false)
    addEventListener('prepared', show)
    return () => removeEventListener('prepared', show)
  }, [])
  const { deliverable } = whole
  const known = isNewestHere ? deliverable.versions : deliverable.versions.slice(0, -1)
  const versions = known.map((version, index) =>
    isPreparing && index === deliverable.versions.length - 1 ? beingPrepared(version) : version,
  )
  const { shown, manager, empty, upload } = useSampleVersions(whole, versions, page, about)
  const room = { ...whole, deliverable: { ...deliverable, versions: shown } }
  const shared = { ...about, room, keeper: localStorage }
  return (
    <ReviewRoom
      {...shared}
      openSource={openSource}
      {...(firstNote && { firstNote })}
      addressOf={noteAddress}
      onVersion={nameVersion}
      {...(page.role === 'studio' && { manager })}
      empty={empty}
      actions={upload}
      {...(page.hasLegalLinks && {
        foot: <LegalLinks pages={layoutDataIn(page.locale).legalPages} locale={page.locale} />,
      })}
      approvalOf={(version) =>
        page.rounds && (
          <ApprovalBar {...shared} source={rounds} version={version} termsHref="/terms" />
        )
      }
    />
  )
}

function Demo() {
  const versions = demoStages(stages.names)
  const count = page.versionCount ?? versions.length
  const many = Array.from({ length: count }, (_, index) => versions[index % versions.length] ?? [])
    .flat()
    .map((version, index) =>
      index < versions.length ? version : { ...version, stage: `${version.stage}-${index}` },
    )
  return (
    <DemoOpener
      {...about}
      labels={{
        open: 'Open',
        loading: review.room.loading,
        failed: review.room.failed,
        start: review.demo.start,
      }}
      locale={page.locale}
      messages={{ review }}
      anchor="room"
      links={{ contact: '/contact', start: '/contact?topic=review-room#write', terms: '/terms' }}
      shot="waterfront"
      versions={many}
    />
  )
}

document.documentElement.lang = page.locale
document.documentElement.dir = page.locale === 'ar' ? 'rtl' : 'ltr'
const root = document.querySelector('#root')
if (!root) throw new Error('There is no place for the room.')
createRoot(root).render(
  <StrictMode>
    {page.kind === 'demo' ? (
      <Demo />
    ) : (
      <ClientMessages locale={page.locale} messages={{ review }}>
        <Room />
      </ClientMessages>
    )}
  </StrictMode>,
)
