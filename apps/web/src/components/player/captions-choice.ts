import { LOCAL_KEYS } from '@studio/shared/browser-storage'
import type { CaptionTrack } from '@studio/shared/contracts/common'
import { isLocale, type Locale, LOCALES } from '@studio/shared/locales'
import { useSyncExternalStore } from 'react'
import {
  type BrowserStorage,
  createPersistedStore,
  type PersistedStore,
} from '@/lib/persisted-store'

export interface CaptionsChoice {
  isOn: boolean
  /** The chosen language; null for the language of the page on which a film is shown. */
  language: Locale | null
}

const choiceShape = {
  safeParse: (stored: unknown) => ({ data: isChoice(stored) ? stored : undefined }),
}

export function isChoice(stored: unknown): stored is CaptionsChoice {
  if (typeof stored !== 'object' || stored === null) return false
  const { isOn, language } = stored as Partial<Record<keyof CaptionsChoice, unknown>>
  return typeof isOn === 'boolean' && (language === null || isLocale(language))
}

const AT_FIRST: CaptionsChoice = { isOn: false, language: null }

function localStorageIfAllowed(): BrowserStorage {
  try {
    return localStorage
  } catch {
    return null
  }
}

let shared: PersistedStore<CaptionsChoice> | undefined

/** Creates the store in the browser on first use, because there is no storage on the server. */
function choiceStore(): PersistedStore<CaptionsChoice> {
  shared ??= createPersistedStore(
    localStorageIfAllowed(),
    LOCAL_KEYS.captions,
    choiceShape,
    AT_FIRST,
  )
  return shared
}

const subscribe = (changed: () => void) => choiceStore().subscribe(changed)
const current = () => choiceStore().getSnapshot()
const onServer = () => AT_FIRST
const set = (next: CaptionsChoice) => choiceStore().set(next)

/** The visitor's choice for all films. The browser remembers it. */
export function useCaptionsChoice() {
  return [useSyncExternalStore(subscribe, current, onServer), set] as const
}

/**
 * Selects the track to show. If a film lacks the chosen language, another one is shown, because
 * captions in another language are better than none.
 * @returns null if captions are off or the film has none
 */
export function trackFor(
  tracks: readonly CaptionTrack[],
  { isOn, language }: CaptionsChoice,
  pageLocale: Locale,
): CaptionTrack | null {
  if (!isOn) return null
  for (const wanted of [language, pageLocale, ...LOCALES]) {
    const track = tracks.find(({ locale }) => locale === wanted)
    if (track) return track
  }
  return null
}

/** @returns the choice after a visitor has picked a language, or `null` for no captions */
export function choose(
  picked: Locale | null,
  before: CaptionsChoice,
  pageLocale: Locale,
): CaptionsChoice {
  if (picked === null) return { ...before, isOn: false }
  return { isOn: true, language: picked === pageLocale ? null : picked }
}
