'use client'

import {
  EmailField,
  Form,
  FormSubmit,
  Gutter,
  SelectField,
  TextField,
  toast,
  useFormFields,
  useStepNav,
} from '@payloadcms/ui'
import { LOCALES, LOCALE_NAMES } from '@studio/shared/locales'
import { useRouter } from 'next/navigation'
import type { FormState } from 'payload'
import { useEffect } from 'react'
import { isStaff, ROLES } from '../../../../platform/access/roles'
import { useWords } from '../../../../platform/admin-language/use-words'
import { OwnPassword } from '../../admin/own-password'
import { accountWords } from '../../admin/words'
import { invitationWords } from './words'

const LIST = '/admin/collections/users'

interface Made {
  doc?: { id?: number }
}

/** A form without a password, which the invited person chooses. */
export function InviteForm({ formState }: { formState: FormState }) {
  const { INVITATION_TEXTS } = useWords(invitationWords)
  const router = useRouter()
  const { setStepNav } = useStepNav()
  useEffect(() => {
    setStepNav([{ label: INVITATION_TEXTS.users, url: LIST }, { label: INVITATION_TEXTS.title }])
  }, [setStepNav, INVITATION_TEXTS])

  const onSuccess = (json: unknown) => {
    toast.success(INVITATION_TEXTS.sent)
    router.push(`${LIST}/${(json as Made).doc?.id ?? ''}`)
  }

  return (
    <main>
      <Gutter className="invite">
        <h1>{INVITATION_TEXTS.title}</h1>
        <p>{INVITATION_TEXTS.lead}</p>
        <Form
          action="/api/users"
          method="POST"
          initialState={formState}
          onSuccess={onSuccess}
          disableSuccessStatus
          disableValidationOnSubmit
        >
          <EmailField
            field={{ name: 'email', label: INVITATION_TEXTS.email, required: true }}
            path="email"
          />
          <TextField field={{ name: 'name', label: INVITATION_TEXTS.name }} path="name" />
          <SelectField
            field={{
              name: 'roles',
              label: INVITATION_TEXTS.roles,
              hasMany: true,
              required: true,
              options: ROLES.map((value) => ({ label: INVITATION_TEXTS.roleNames[value], value })),
            }}
            path="roles"
          />
          <SelectField
            field={{
              name: 'locale',
              label: INVITATION_TEXTS.language,
              options: LOCALES.map((value) => ({ label: LOCALE_NAMES[value], value })),
            }}
            path="locale"
          />
          <Confirmation />
          <FormSubmit>{INVITATION_TEXTS.send}</FormSubmit>
        </Form>
      </Gutter>
    </main>
  )
}

/** Only staff accounts need the admin's own password. */
function Confirmation() {
  const { CURRENT_PASSWORD_TEXTS } = useWords(accountWords)
  const roles = useFormFields(([fields]) => fields.roles?.value)
  if (!isStaff({ id: 0, roles })) return null
  return (
    <OwnPassword
      isRequired
      label={CURRENT_PASSWORD_TEXTS.labelForInvitation}
      help={CURRENT_PASSWORD_TEXTS.helpForInvitation}
    />
  )
}
