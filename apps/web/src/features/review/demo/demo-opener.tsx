'use client'

import { useRef, useState, type ComponentType } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { useIsReady } from '@/lib/use-is-ready'
import type { DemoRoomProps } from './demo-room'

type Props = Omit<DemoRoomProps, 'opener' | 'onClose'> & { label: string }

type State = 'idle' | 'loading' | 'failed'

/** A button; the room behind it is fetched when somebody presses it, and not before. */
export function DemoOpener({ label, ...room }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<State>('idle')
  const [Room, setRoom] = useState<ComponentType<DemoRoomProps> | null>(null)
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const hasScripts = useIsReady()
  const { loading, failed } = room.words.room

  const open = async () => {
    setState('loading')
    try {
      const { DemoRoom } = await import('./demo-room')
      setRoom(() => DemoRoom)
      setOpener(button.current)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  if (!hasScripts) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        className={buttonVariants({ emphasis: 'primary' })}
        aria-disabled={state === 'loading'}
        onClick={() => {
          if (state !== 'loading') void open()
        }}
      >
        {state === 'loading' ? loading : label}
      </button>
      <p role="status" className={state === 'failed' ? 'review-demo-note' : 'sr-only'}>
        {state === 'failed' && failed}
        {state === 'loading' && loading}
      </p>
      {Room && opener && <Room {...room} opener={opener} onClose={() => setOpener(null)} />}
    </>
  )
}
