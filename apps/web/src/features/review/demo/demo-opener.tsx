'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { OpenerButton } from '@/components/ui/opener-button'
import { useFetchedDialog } from '@/components/ui/use-fetched-dialog'
import { useIsReady } from '@/lib/use-is-ready'
import type { DemoRoomProps } from './demo-room'

type Props = Omit<DemoRoomProps, 'opener' | 'onClose'> & {
  label: string
  /** Id of the section; a link to it on the same page opens the room. */
  anchor: string | undefined
}

const load = async () => (await import('./demo-room')).DemoRoom

/** A button that opens the room. The room's scripts are loaded on the first press. */
export function DemoOpener({ label, anchor, ...room }: Props) {
  const { button, state, open, Dialog, opener, close } = useFetchedDialog(load)
  const [wasOpen, setWasOpen] = useState(false)
  const hasScripts = useIsReady()
  const { loading, failed } = room.words.room
  useLinksTo(anchor, () => void open())

  if (!hasScripts) return null
  return (
    <div className="grid justify-items-center gap-4 p-4 text-center">
      <OpenerButton
        ref={button}
        className={buttonVariants({ emphasis: 'primary' })}
        failedClass="review-demo-note"
        onOpen={() => void open()}
        {...{ state, label, loading, failed }}
      />
      {wasOpen && (
        <a href={room.links.start} className={buttonVariants({ emphasis: 'secondary' })}>
          {room.words.demo.start}
        </a>
      )}
      {Dialog && opener && (
        <Dialog
          {...room}
          opener={opener}
          onClose={() => {
            close()
            setWasOpen(true)
          }}
        />
      )}
    </div>
  )
}

/**
 * Calls back when a link of this page to the section is followed, such as the button at its top.
 */
function useLinksTo(anchor: string | undefined, onFollowed: () => void): void {
  const follow = useEffectEvent((event: MouseEvent) => {
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey
    if (!anchor || opensElsewhere || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.hash !== `#${anchor}` || link.pathname !== location.pathname) return
    onFollowed()
  })
  useEffect(() => {
    const hear = (event: MouseEvent) => follow(event)
    document.addEventListener('click', hear)
    return () => document.removeEventListener('click', hear)
  }, [])
}
