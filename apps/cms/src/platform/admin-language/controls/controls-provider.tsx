'use client'

import { useEffect, type ReactNode } from 'react'
import { adminWords } from '../admin-words'
import { useWords } from '../use-words'
import { nameControls } from './name-controls'
import * as ar from './words/ar'
import * as de from './words/de'
import * as en from './words/en'

const controlWords = adminWords({ en, de, ar })

/** Milliseconds in which changes of the page are collected, because typing causes many. */
const DELAY = 100

/** Names Payload's unnamed controls on every screen of the admin, and those that appear later. */
export function ControlsProvider({ children }: { children: ReactNode }) {
  const { CONTROL_NAMES } = useWords(controlWords)

  useEffect(() => {
    let timer: number | undefined
    const name = () => {
      timer = undefined
      nameControls(document, CONTROL_NAMES)
    }
    const observer = new MutationObserver(() => {
      timer ??= window.setTimeout(name, DELAY)
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    name()
    return () => {
      observer.disconnect()
      window.clearTimeout(timer)
    }
  }, [CONTROL_NAMES])

  return children
}
