'use client'

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { PlayIcon } from '@/components/media/playback-icons'
import { useWantsStillness } from '@/components/media/use-wants-stillness'
import { buttonVariants } from '@/components/ui/button'
import type { Look, Source } from './open-look'
import { PanoramaView } from './panorama-view'
import type { PanoramaWords } from './words'

interface Props {
  source: Source
  /** What is seen all around, for those who do not see it. */
  name: string
  words: PanoramaWords
  /** The still that stands in the frame until then. */
  children: ReactNode
}

type State = 'idle' | 'loading' | 'failed'

/** A still with a button; behind the button a viewer that is fetched with it. */
export function PanoramaStage({ source, name, words, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<State>('idle')
  const [look, setLook] = useState<Look | null>(null)
  const wantsStillness = useWantsStillness()

  useEffect(() => () => look?.close(), [look])

  const start = async () => {
    setState('loading')
    try {
      const { openLook } = await import('./open-look')
      if (!place.current) return
      setLook(await openLook(place.current, source, wantsStillness !== false))
      setState('idle')
      focusNext(place)
    } catch {
      setState('failed')
    }
  }

  const close = () => {
    setLook(null)
    focusNext(opener)
  }

  return (
    <PanoramaView look={look} place={place} name={name} words={words} onClose={close}>
      <div className="absolute inset-0" inert={look !== null} hidden={look !== null}>
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
      <p role="status" className={state === 'failed' ? 'panorama-note' : 'sr-only'}>
        {state === 'failed' && words.failed}
        {state === 'loading' && words.loading}
      </p>
    </PanoramaView>
  )
}

/** What had the focus goes out of sight: it moves on to what comes instead, once that is there. */
function focusNext(element: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => element.current?.focus({ preventScroll: true }))
}
