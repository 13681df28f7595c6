'use client'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'
import { cleanPastedHtml } from '../paste/clean-pasted-html'

export const CleanPasteClient = createClientFeature({
  plugins: [{ Component: CleanPaste, position: 'normal' }],
})

function CleanPaste() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const cleaned = new WeakSet<object>()
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!(event instanceof ClipboardEvent) || cleaned.has(event)) return false
        const clipboard = cleanClipboard(event)
        if (!clipboard) return false
        event.preventDefault()
        const again = new ClipboardEvent('paste', { clipboardData: clipboard, cancelable: true })
        cleaned.add(again)
        return editor.dispatchCommand(PASTE_COMMAND, again)
      },
      COMMAND_PRIORITY_HIGH,
    )
  }, [editor])
  return null
}

/** @returns null if the editor pastes better by itself: its own format, files, or plain text */
function cleanClipboard({ clipboardData, target }: ClipboardEvent): DataTransfer | null {
  const isInField = target instanceof Element && target.closest('input, textarea') !== null
  if (!clipboardData || isInField) return null
  if (clipboardData.types.includes('application/x-lexical-editor')) return null
  const html = clipboardData.getData('text/html')
  if (!html) return null
  const cleaned = new DataTransfer()
  cleaned.setData('text/plain', clipboardData.getData('text/plain'))
  const parser = new DOMParser()
  cleaned.setData(
    'text/html',
    cleanPastedHtml(html, (text) => parser.parseFromString(text, 'text/html')),
  )
  return cleaned
}
