'use client'
import { Button, ConfirmationModal, useEditDepth, useModal, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { momentText } from '../../../platform/admin-parts/moment'
import { ConflictDifferences } from './conflict-differences'
import { useWords } from '../../../platform/admin-language/use-words'
import { editingWords } from '../../documents/admin/words'
import { useConflict } from './use-conflict'

/** Asks whose version to keep after a save was refused because another person had saved. */
export function ConflictDialog({ screen }: { screen: string }) {
  const { CONFLICT_TEXTS } = useWords(editingWords)
  const { conflict, keepMine, takeTheirs } = useConflict(screen)
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  const slug = `edit-conflict-${useEditDepth()}`

  useEffect(() => {
    if (conflict) openModal(slug)
  }, [conflict, openModal, slug])

  if (!conflict) return null
  const { by, at, canKeepMine, differences } = conflict
  const choice = canKeepMine
    ? {
        cancelLabel: CONFLICT_TEXTS.theirs,
        confirmLabel: CONFLICT_TEXTS.mine,
        onCancel: () => void takeTheirs(),
        onConfirm: keepMine,
      }
    : {
        cancelLabel: CONFLICT_TEXTS.later,
        confirmLabel: CONFLICT_TEXTS.theirs,
        onConfirm: takeTheirs,
      }
  return (
    <>
      {/* Escape closes the dialog without a decision. Saving is refused until the editor decides. */}
      <Button buttonStyle="pill" onClick={() => openModal(slug)} size="small">
        {CONFLICT_TEXTS.open}
      </Button>
      <ConfirmationModal
        body={
          <div className="edit-conflict">
            <p>{CONFLICT_TEXTS.who(by, momentText(at, i18n.language))}</p>
            <ConflictDifferences differences={differences} />
            <p>{canKeepMine ? CONFLICT_TEXTS.choice : CONFLICT_TEXTS.removed}</p>
          </div>
        }
        heading={CONFLICT_TEXTS.heading}
        modalSlug={slug}
        {...choice}
      />
    </>
  )
}
