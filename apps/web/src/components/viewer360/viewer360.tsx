'use client'

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { PlayIcon } from '@/components/media/playback-icons'
import { useWantsStillness } from '@/components/media/use-wants-stillness'
import { buttonVariants } from '@/components/ui/button'
import type { OpenViewer, Source } from './open-viewer'
import { Viewer360Frame } from './viewer360-frame'
import type { Viewer360Words } from './words'

interface Props {
  source: Source
  /** The alternative text of the 360° picture. */
  name: string
  words: Viewer360Words
  children: ReactNode
}

type State = 'idle' | 'loading' | 'failed'

/** A still with a button that loads and opens the viewer. */
export function Viewer360({ source, name, words, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<State>('idle')
  const [viewer, setViewer] = useState<OpenViewer | null>(null)
  const wantsStillness = useWantsStillness()

  useEffect(() => () => viewer?.close(), [viewer])

  const start = async () => {
    setState('loading')
    try {
      const { openViewer } = await import('./open-viewer')
      if (!place.current) return
      setViewer(await openViewer(place.current, source, wantsStillness !== false))
      setState('idle')
      focusNext(place)
    } catch {
      setState('failed')
    }
  }

  const close = () => {
    setViewer(null)
    focusNext(opener)
  }

  return (
    <Viewer360Frame viewer={viewer} place={place} name={name} words={words} onClose={close}>
      <div className="absolute inset-0" inert={viewer !== null} hidden={viewer !== null}>
        {children}
        {wantsStillness !== null && (
          <div className="absolute inset-0 grid place-items-center bg-ink/25">
            <button
              ref={opener}
              type="button"
              className={buttonVariants({ emphasis: 'primary' })}
              aria-disabled={state === 'loading'}
              onClick={() => {
                if (state !== 'loading') void start()
              }}
            >
              <PlayIcon />
              {state === 'loading' ? words.loading : words.start}
            </button>
          </div>
        )}
      </div>
      <p role="status" className={state === 'failed' ? 'viewer360-note' : 'sr-only'}>
        {state === 'failed' && words.failed}
        {state === 'loading' && words.loading}
      </p>
    </Viewer360Frame>
  )
}

/** Moves the focus to the replacement of a focused element that disappears. */
function focusNext(element: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => element.current?.focus({ preventScroll: true }))
}
