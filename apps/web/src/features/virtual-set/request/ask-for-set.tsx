'use client'

import { useTranslations } from 'next-intl'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { RequestForm } from './request-form'
import { SetPreview } from './set-preview'
import type { AskForSetProps } from './types'

/** Requests the set that is on the screen. No data leaves the browser before the form is sent. */
export function AskForSet({ scene, picture, ownPictures, onClose, page }: AskForSetProps) {
  const t = useTranslations('setRequest')
  const set = useTranslations('virtualSet')
  const hasOwn = [scene.background, ...scene.people].some((part) => part?.source.from === 'own')
  return (
    <ModalDialog title={t('title')} className="sheet set-request on-paper" onClose={onClose}>
      <div className="grid gap-6">
        <SetPreview
          picture={picture}
          alt={t('pictureAlt')}
          incomplete={set('shareDialog.incomplete')}
        />
        <div className="grid gap-2">
          <p>{t('lead')}</p>
          {hasOwn && <p className="text-small text-pencil">{t('ownPictures')}</p>}
        </div>
        <RequestForm {...{ scene, picture, ownPictures, page }} />
      </div>
    </ModalDialog>
  )
}
