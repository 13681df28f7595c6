'use client'

import { ModalDialog } from '@/components/ui/modal-dialog'
import { RequestForm } from './request-form'
import { SetPreview } from './set-preview'
import type { AskForSetProps } from './types'

/** Requests the set that is on the screen. No data leaves the browser before the form is sent. */
export function AskForSet({ scene, picture, ownPictures, onClose, page, words }: AskForSetProps) {
  const own = words.setRequest
  const hasOwn = [scene.background, ...scene.people].some((part) => part?.source.from === 'own')
  return (
    <ModalDialog title={own.title} className="sheet set-request on-paper" onClose={onClose}>
      <div className="grid gap-6">
        <SetPreview
          picture={picture}
          alt={own.pictureAlt}
          incomplete={words.virtualSet.shareDialog.incomplete}
        />
        <div className="grid gap-2">
          <p>{own.lead}</p>
          {hasOwn && <p className="text-small text-pencil">{own.ownPictures}</p>}
        </div>
        <RequestForm {...{ scene, picture, ownPictures, page, words }} />
      </div>
    </ModalDialog>
  )
}
