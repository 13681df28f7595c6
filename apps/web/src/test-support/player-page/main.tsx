import '@/app/globals.css'
import { ComparePlayers } from '@/features/review/player/compare/compare-players'
import { ReviewPlayer } from '@/features/review/player/review-player'
import { SoundPlayer } from '@/features/review/player/sound/sound-player'
import type {
  CompareSettings,
  Marker,
  PlayerControl,
  PlayerSource,
  SoundPlayerProps,
} from '@/features/review/types'
import { ClientMessages } from '@/i18n/client-messages'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    /**
     * The input, which a test sets before the page's scripts run. The page then provides the
     * player.
     */
    playerPage: {
      locale: keyof typeof MESSAGES
      source: PlayerSource
      other: PlayerSource | null
      sound: SoundPlayerProps['source'] | null
      markers: Marker[]
      player?: PlayerControl
      frames: number[]
      chosen: string[]
    }
  }
}

const MESSAGES = { ar, de, en }
const FORMATS = { ar: 'ar-u-nu-latn', de: 'de-DE', en: 'en-US' }

const { playerPage: page } = window
const about = {
  format: FORMATS[page.locale],
  controlRef: (player: PlayerControl | null) => {
    if (player) page.player = player
  },
  onFrame: (frame: number) => page.frames.push(frame),
}

function One() {
  const { width, height } = page.source.facts
  return (
    <ReviewPlayer
      {...about}
      source={page.source}
      markers={page.markers}
      onMarker={(id) => page.chosen.push(id)}
      overlay={
        <svg viewBox={`0 0 ${width} ${height}`} className="size-full" data-testid="overlay" />
      }
    />
  )
}

function Two({ other }: { other: PlayerSource }) {
  const [settings, setSettings] = useState<CompareSettings>({
    mode: 'sideBySide',
    offset: 0,
    sound: 'a',
  })
  return (
    <ComparePlayers
      {...about}
      a={{ ...page.source, name: 'Version 1' }}
      b={{ ...other, name: 'Version 2' }}
      settings={settings}
      markers={page.markers}
      onSettings={setSettings}
    />
  )
}

document.documentElement.lang = page.locale
document.documentElement.dir = page.locale === 'ar' ? 'rtl' : 'ltr'
const root = document.querySelector('#root')
if (!root) throw new Error('There is no place for the player.')
createRoot(root).render(
  <StrictMode>
    <ClientMessages locale={page.locale} messages={MESSAGES[page.locale]}>
      {shown()}
    </ClientMessages>
  </StrictMode>,
)

function shown() {
  if (page.sound) return <SoundPlayer {...about} source={page.sound} markers={page.markers} />
  return page.other ? <Two other={page.other} /> : <One />
}
