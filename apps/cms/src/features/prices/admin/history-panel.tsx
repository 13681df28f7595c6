'use client'
import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useState } from 'react'
import type { HistoryEntry } from '../history'
import { HistoryItem } from './history-item'
import { momentText } from '../../../platform/admin-parts/moment'
import { restoreVersion } from './restore-version'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'
import { useHistory } from './use-history'
import { reloadForm } from '../../../editor/documents/admin/reload-form'

const CONFIRM_SLUG = 'restore-prices'

export function HistoryPanel({
  groupId,
  mayRestore,
}: {
  groupId: string | number
  mayRestore: boolean
}) {
  const { HISTORY_TEXTS } = useWords(priceBookWords)
  const { entries, status, hasMore, readMore } = useHistory(groupId)
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { setModified } = useForm()
  const { openModal } = useModal()
  const [chosen, setChosen] = useState<HistoryEntry | null>(null)

  async function restore(entry: HistoryEntry) {
    try {
      await restoreVersion(config.routes.api, entry.id)
      reloadForm(setModified)
    } catch {
      toast.error(HISTORY_TEXTS.restoreFailed)
    }
  }

  return (
    <div className="price-history">
      <ol className="price-history__list">
        {entries.map((entry) => (
          <HistoryItem
            entry={entry}
            key={entry.id}
            onRestore={
              mayRestore && !entry.isCurrent
                ? () => {
                    setChosen(entry)
                    openModal(CONFIRM_SLUG)
                  }
                : undefined
            }
          />
        ))}
      </ol>
      <div aria-live="polite">
        {status === 'loading' && <p>{HISTORY_TEXTS.loading}</p>}
        {status === 'failed' && <p>{HISTORY_TEXTS.failed}</p>}
        {status === 'ready' && entries.length === 0 && <p>{HISTORY_TEXTS.empty}</p>}
      </div>
      {status !== 'loading' && (hasMore || status === 'failed') && (
        <Button buttonStyle="secondary" onClick={readMore} size="small">
          {status === 'failed' ? HISTORY_TEXTS.retry : HISTORY_TEXTS.more}
        </Button>
      )}
      {chosen && (
        <ConfirmationModal
          body={HISTORY_TEXTS.restoreBody(momentText(chosen.savedAt, i18n.language))}
          confirmLabel={HISTORY_TEXTS.restore}
          heading={HISTORY_TEXTS.restoreHeading}
          modalSlug={CONFIRM_SLUG}
          onConfirm={() => restore(chosen)}
        />
      )}
    </div>
  )
}
