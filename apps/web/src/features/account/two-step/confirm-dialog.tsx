'use client'

import { confirmationSchema } from '@studio/shared/api/second-factor'
import { useTranslations } from 'next-intl'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { useContractForm } from '@/features/forms/use-contract-form'
import { AccountForm } from '../forms/account-form'
import { CancelButton } from '../forms/cancel-button'
import type { FormWords } from '../forms/form-words'
import { PasswordField } from '../forms/password-field'
import { useAccountForm } from '../forms/use-account-form'
import type { ConfirmedAction } from './types'

interface Props {
  action: ConfirmedAction
  words: FormWords
  /** Username for password managers. */
  email: string
  onClose: () => void
}

/** Asks for the password or an app's code, then carries out the change. */
export function ConfirmDialog({ action, words, email, onClose }: Props) {
  const t = useTranslations('account.twoStep')
  const { send, title, text, submitLabel } = action
  const form = useContractForm(confirmationSchema)
  const state = useAccountForm({
    form,
    send,
    isMember: true,
    onDone: (value) => {
      onClose()
      action.onDone(value)
    },
  })
  return (
    <ModalDialog title={title} onClose={onClose}>
      {text && <p className="mb-3">{text}</p>}
      <p className="mb-6 text-small text-pencil">{t('confirmLead')}</p>
      <AccountForm
        words={words}
        state={state}
        submitLabel={submitLabel}
        aside={<CancelButton label={t('cancel')} onCancel={onClose} />}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...{ form, words }}
          name="confirmation"
          label={words.labels.confirmation}
          autoComplete="current-password"
        />
      </AccountForm>
    </ModalDialog>
  )
}
