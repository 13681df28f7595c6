'use client'

import { DefaultEditView, useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { DocumentViewClientProps } from 'payload'
import { InviteForm } from './invite-form'

/**
 * The edit view of a user, or the invitation form for a new one. A style hides the password button
 * on other users' accounts, because only the owner chooses the password.
 */
export function UserView(props: DocumentViewClientProps) {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (id === undefined) return <InviteForm formState={props.formState} />
  const isOwn = String(user?.id) === String(id)
  return (
    <div className={isOwn ? undefined : 'others-account'}>
      <DefaultEditView {...props} />
    </div>
  )
}
