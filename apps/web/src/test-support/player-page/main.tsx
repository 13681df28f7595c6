import '@/app/globals.css'
import type { PlayerControl, Marker, PlayerSource } from '@/features/review/types'
import { ReviewPlayer } from '@/features/review/player/review-player'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** What a test hands over before the page's scripts run. */
export interface PlayerPage {
  locale: 'ar' | 'de' | 'en'
  source: PlayerSource
  markers: Marker[]
  /** Given back by the page. */
  player?: PlayerControl
  frames: number[]
  chosen: string[]
}

declare global {
  interface Window {
    playerPage: PlayerPage
  }
}

const MESSAGES = { ar, de, en }
const FORMATS = { ar: 'ar-u-nu-latn', de: 'de-DE', en: 'en-US' }

const { playerPage: page } = window
document.documentElement.lang = page.locale
document.documentElement.dir = page.locale === 'ar' ? 'rtl' : 'ltr'

function keep(player: PlayerControl | null): void {
  if (player) page.player = player
}

const root = document.querySelector('#root')
if (!root) throw new Error('There is no place for the player.')
createRoot(root).render(
  <StrictMode>
    <ReviewPlayer
      source={page.source}
      markers={page.markers}
      words={MESSAGES[page.locale].review.player}
      format={FORMATS[page.locale]}
      controlRef={keep}
      onFrame={(frame) => page.frames.push(frame)}
      onMarker={(id) => page.chosen.push(id)}
      overlay={
        <svg
          viewBox={`0 0 ${page.source.facts.width} ${page.source.facts.height}`}
          data-testid="overlay"
        />
      }
    />
  </StrictMode>,
)
