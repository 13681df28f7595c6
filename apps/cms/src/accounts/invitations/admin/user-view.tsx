'use client'

import { DefaultEditView, useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { DocumentViewClientProps } from 'payload'
import { InviteForm } from './invite-form'

/**
 * A user's screen; for a new one the invitation, which asks for no password. Nobody chooses
 * another's either: the button for it is not shown there.
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
