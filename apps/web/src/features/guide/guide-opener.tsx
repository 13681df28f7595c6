'use client'

import type { ReactNode } from 'react'
import { OpenerButton } from '@/components/ui/opener-button'
import { useFetchedDialog } from '@/components/ui/use-fetched-dialog'
import { useIsReady } from '@/lib/use-is-ready'
import type { GuidePage } from './types'

interface Props {
  label: string
  className: string
  /** Of what is said where the guide cannot be fetched. */
  failureClass?: string
  /** Beside the label, which then is only said on small screens. */
  portrait?: ReactNode
  page: GuidePage
  form: ReactNode
}

const load = async () => (await import('./guide-dialog')).GuideDialog

/** A button; the guide behind it is fetched when somebody presses it, and not before. */
export function GuideOpener(props: Props) {
  const { label, className, failureClass = '', portrait, page, form } = props
  const { button, state, open, Dialog, opener, close } = useFetchedDialog(load)
  const hasScripts = useIsReady()
  const { loading, failed } = page.messages.guide

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
