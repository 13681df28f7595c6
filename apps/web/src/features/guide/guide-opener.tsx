'use client'

import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { GUIDE_PLACE } from '@studio/shared/dialog-links'
import { OpenerButton } from '@/components/ui/opener-button'
import { useFetchedDialog } from '@/components/ui/use-fetched-dialog'
import { useIsReady } from '@/lib/use-is-ready'
import type { GuidePage } from './types'

interface Props {
  label: string
  className: string
  /** Class of the message shown if the guide cannot be loaded. */
  failureClass?: string
  /** A picture beside the label; the label is then visually hidden on small screens. */
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
  const openByLink = useEffectEvent(() => void open())
  useEffect(() => (hasScripts ? onGuideLink(openByLink) : undefined), [hasScripts])

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

/**
 * Listens to clicks on links to the guide, and to its fragment in the address.
 * @returns a function that stops this
 */
function onGuideLink(open: () => void): () => void {
  const place = `#${GUIDE_PLACE}`
  if (location.hash === place) open()
  const hear = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // These presses open the link in another tab or window.
    if (button !== 0 || ctrlKey || metaKey || shiftKey) return
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.hash === place && link.pathname === location.pathname) open()
  }
  document.addEventListener('click', hear)
  return () => document.removeEventListener('click', hear)
}
