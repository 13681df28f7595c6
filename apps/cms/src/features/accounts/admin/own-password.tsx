'use client'

import { PasswordField } from '@payloadcms/ui'
import { MailCodeButton } from './mail-code-button'

export const OWN_PASSWORD = 'currentPassword'

interface Props {
  label: string
  help: string
  isRequired?: boolean
}

/** The field of a form for the user's own password, or for a code. */
export function OwnPassword({ label, help, isRequired = false }: Props) {
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name: OWN_PASSWORD, label, required: isRequired }}
        path={OWN_PASSWORD}
        schemaPath={`users.${OWN_PASSWORD}`}
        parentPath=""
        parentSchemaPath="users"
        indexPath=""
        validate={() => true}
      />
      <p className="field-description">{help}</p>
      <MailCodeButton />
    </div>
  )
}
