'use client'

import { buttonVariants } from '@/components/ui/button'
import { OpenerButton } from '@/components/ui/opener-button'
import { useFetchedDialog } from '@/components/ui/use-fetched-dialog'
import { useIsReady } from '@/lib/use-is-ready'
import type { DemoRoomProps } from './demo-room'

type Props = Omit<DemoRoomProps, 'opener' | 'onClose'> & { label: string }

const load = async () => (await import('./demo-room')).DemoRoom

/** A button; the room behind it is fetched when somebody presses it, and not before. */
export function DemoOpener({ label, ...room }: Props) {
  const { button, state, open, Dialog, opener, close } = useFetchedDialog(load)
  const hasScripts = useIsReady()
  const { loading, failed } = room.words.room

  if (!hasScripts) return null
  return (
    <>
      <OpenerButton
        ref={button}
        className={buttonVariants({ emphasis: 'primary' })}
        failedClass="review-demo-note"
        onOpen={() => void open()}
        {...{ state, label, loading, failed }}
      />
      {Dialog && opener && <Dialog {...room} opener={opener} onClose={close} />}
    </>
  )
}
