'use client'

import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { GUIDE_PLACE } from '@studio/shared/dialog-links'
import { OpenerButton } from '@/components/ui/opener-button'
import { useFetchedDialog } from '@/components/ui/use-fetched-dialog'
import { useIsReady } from '@/lib/use-is-ready'
import { usePlaceLinks } from '@/lib/use-place-links'
import type { GuidePage } from './types'

interface Props {
  label: string
  className: string
  /** Class of the message shown if the guide cannot be loaded. */
  failureClass?: string
  /** A picture beside the label. With it, small screens hide the label visually. */
  portrait?: ReactNode
  page: GuidePage
  form: ReactNode
}

const load = async () => (await import('./guide-dialog')).GuideDialog

/** A button that opens the guide. Its scripts are loaded on the first press. */
export function GuideOpener(props: Props) {
  const { label, className, failureClass = '', portrait, page, form } = props
  const { button, state, open, Dialog, opener, close } = useFetchedDialog(load)
  const hasScripts = useIsReady()
  const { loading, failed } = page.messages.guide
  const openByAddress = useEffectEvent(() => {
    if (location.hash === `#${GUIDE_PLACE}`) void open()
  })
  useEffect(() => {
    if (hasScripts) openByAddress()
  }, [hasScripts])
  usePlaceLinks(hasScripts ? GUIDE_PLACE : undefined, () => void open())

  if (!hasScripts) return null
  return (
    <>
      <OpenerButton
        ref={button}
        className={className}
        failedClass={`text-small text-alert ${failureClass}`}
        onOpen={() => void open()}
        {...{ state, label, loading, failed, portrait }}
      />
      {Dialog && opener && <Dialog page={page} form={form} opener={opener} onClose={close} />}
    </>
  )
}
