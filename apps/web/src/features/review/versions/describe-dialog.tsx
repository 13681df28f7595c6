'use client'

import type { Version } from '@studio/shared/review/projects'
import {
  MAX_VERSION_DESCRIPTION_LENGTH,
  MAX_VERSION_TITLE_LENGTH,
} from '@studio/shared/review/version-changes'
import { useTranslations } from 'next-intl'
import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { Textarea, TextInput } from '@/components/ui/text-input'
import { problemText } from '../notes/problem-text'
import { useCall } from '../notes/use-call'
import type { VersionChanges } from './version-changes'

interface Props {
  version: Version
  changes: VersionChanges
  onClose: () => void
}

/** Edits a version's name and description. */
export function DescribeDialog({ version, changes, onClose }: Props) {
  const t = useTranslations('review')
  const id = useId()
  const [title, setTitle] = useState(version.title)
  const [description, setDescription] = useState(version.description)
  const { isBusy, problem, call } = useCall()
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (await call(() => changes.change(version.id, { title, description }))) onClose()
  }
  return (
    <ModalDialog
      title={t('versions.renameOne', { number: version.number })}
      className="sheet on-ink"
      onClose={onClose}
    >
      <form noValidate className="version-form" onSubmit={(event) => void send(event)}>
        <Field
          id={`${id}-title`}
          label={t('versions.title')}
          help={t('versions.titleHelp', { file: version.fileName })}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={MAX_VERSION_TITLE_LENGTH}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
        <Field
          id={`${id}-description`}
          label={t('versions.description')}
          help={t('versions.descriptionHelp')}
        >
          {(control) => (
            <Textarea
              {...control}
              maxLength={MAX_VERSION_DESCRIPTION_LENGTH}
              value={description}
              onChange={({ target }) => setDescription(target.value)}
            />
          )}
        </Field>
        {problem && (
          <p role="alert" className="note-problem">
            {problemText(t, problem)}
          </p>
        )}
        <p className="version-buttons">
          <Button type="submit" {...(isBusy && { busyLabel: t('notes.sending') })}>
            {t('versions.save')}
          </Button>
          <Button emphasis="quiet" onClick={onClose}>
            {t('versions.cancel')}
          </Button>
        </p>
      </form>
    </ModalDialog>
  )
}
