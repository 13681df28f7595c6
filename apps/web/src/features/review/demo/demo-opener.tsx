'use client'

import { useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { OpenerButton } from '@/components/ui/opener-button'
import { useFetchedDialog } from '@/components/ui/use-fetched-dialog'
import { useIsReady } from '@/lib/use-is-ready'
import { usePlaceLinks } from '@/lib/use-place-links'
import type { DemoRoomProps } from './demo-room'

type Props = Omit<DemoRoomProps, 'opener' | 'onClose'> & {
  /** Messages around the room, for the time before next-intl is loaded. */
  labels: { open: string; loading: string; failed: string; start: string }
  /** The id of the section. A link to it on the same page opens the room. */
  anchor: string | undefined
}

const load = async () => (await import('./demo-room')).DemoRoom

/** A button that opens the room. The room's scripts are loaded on the first press. */
export function DemoOpener({ labels, anchor, ...room }: Props) {
  const { button, state, open, Dialog, opener, close } = useFetchedDialog(load)
  const [wasOpen, setWasOpen] = useState(false)
  const hasScripts = useIsReady()
  usePlaceLinks(anchor, () => void open())

  if (!hasScripts) return null
  return (
    <div className="grid justify-items-center gap-4 p-4 text-center">
      <OpenerButton
        ref={button}
        className={buttonVariants({ emphasis: 'primary' })}
        failedClass="review-demo-note"
        onOpen={() => void open()}
        state={state}
        label={labels.open}
        loading={labels.loading}
        failed={labels.failed}
      />
      {wasOpen && (
        <a href={room.links.start} className={buttonVariants({ emphasis: 'secondary' })}>
          {labels.start}
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
