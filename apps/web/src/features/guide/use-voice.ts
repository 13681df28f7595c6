import type { Locale } from '@studio/shared/locales'
import { useEffect, useState } from 'react'

const LANGUAGES: Record<Locale, string> = { en: 'en-US', ar: 'ar-SA', de: 'de-DE' }

/**
 * Controls the browser's speech synthesis, which is off by default.
 * @returns null if the browser has none
 */
export function useVoice(locale: Locale) {
  const [isOn, setIsOn] = useState(false)
  const [isSpeaking, setIsSpeaking] = useState(false)
  const hasVoice = 'speechSynthesis' in window

  useEffect(() => () => silence(), [])

  if (!hasVoice) return null
  const speak = (text: string) => {
    silence()
    const said = new SpeechSynthesisUtterance(text)
    said.lang = LANGUAGES[locale]
    said.onstart = () => setIsSpeaking(true)
    said.onend = () => setIsSpeaking(false)
    said.onerror = () => setIsSpeaking(false)
    speechSynthesis.speak(said)
  }
  /** Stops reading aloud when the visitor does something else. */
  const hush = () => {
    silence()
    setIsSpeaking(false)
  }
  const toggle = () => {
    hush()
    setIsOn(!isOn)
  }
  return { isOn, isSpeaking, toggle, hush, speak: isOn ? speak : hush }
}

function silence(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}
