'use client'
import { Button, Drawer, toast, useDocumentInfo, useDocumentTitle, useModal } from '@payloadcms/ui'
import { useEffect } from 'react'
import { HistoryPanel } from './history-panel'
import { takeRestoredNote } from './restore-version'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'

const SLUG = 'price-history'

/**
 * Opens the list's history, which shows the author and time of each change. A list that was never
 * saved has none.
 */
export function HistoryButton({ mayRestore }: { mayRestore: boolean }) {
  const { HISTORY_TEXTS } = useWords(priceBookWords)
  const { id } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { openModal } = useModal()

  useEffect(() => {
    // The message waits a moment, because the admin's toast container is mounted after this
    // component.
    const timer = setTimeout(() => {
      if (takeRestoredNote()) toast.success(HISTORY_TEXTS.restored)
    }, 500)
    return () => clearTimeout(timer)
  }, [HISTORY_TEXTS])

  if (id === undefined) return null
  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={() => openModal(SLUG)} size="small">
        {HISTORY_TEXTS.open}
      </Button>
      <Drawer slug={SLUG} title={HISTORY_TEXTS.title(title)}>
        <HistoryPanel groupId={id} mayRestore={mayRestore} />
      </Drawer>
    </>
  )
}
