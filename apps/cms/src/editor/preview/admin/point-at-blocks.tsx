'use client'
import { useForm, useLivePreviewContext } from '@payloadcms/ui'
import { readPreviewMessage, type PreviewMessage } from '@studio/shared/preview-messages'
import { useEffect, useEffectEvent } from 'react'
import { goToRow } from '../../documents/admin/go-to-field'
import { blockRowOf, rowOfBlock } from './block-rows'

/**
 * An invisible part of the form: a press on a block in the preview opens its fields, and the block
 * whose fields have the focus is marked in the preview.
 */
export function PointAtBlocks() {
  const { iframeRef, isLivePreviewing, url } = useLivePreviewContext()
  const { formRef, getFields } = useForm()

  /** The preview's window and origin, or null while there is none. */
  function preview(): { window: Window; origin: string } | null {
    const window = iframeRef.current?.contentWindow
    return window && typeof url === 'string' && URL.canParse(url)
      ? { window, origin: new URL(url).origin }
      : null
  }

  const hear = useEffectEvent((event: MessageEvent) => {
    const from = preview()
    const message =
      from &&
      readPreviewMessage(event, 'studio-edit-block', { origin: from.origin, source: from.window })
    const row = message ? rowOfBlock(getFields(), message.block) : null
    if (row !== null) void goToRow(`blocks.${row}`)
  })

  const mark = useEffectEvent(({ target }: FocusEvent) => {
    const to = preview()
    const row = target instanceof Element ? blockRowOf(target) : null
    const block = row === null ? undefined : getFields()[`blocks.${row}.id`]?.value
    if (!to || typeof block !== 'string') return
    const message: PreviewMessage = { type: 'studio-mark-block', block }
    to.window.postMessage(message, to.origin)
  })

  useEffect(() => {
    const form = formRef.current
    if (!isLivePreviewing) return
    window.addEventListener('message', hear)
    form.addEventListener('focusin', mark)
    return () => {
      window.removeEventListener('message', hear)
      form.removeEventListener('focusin', mark)
    }
  }, [formRef, isLivePreviewing])

  return null
}
