import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

interface AdminScreenProps {
  view: AdminViewServerProps
  className: string
  /** The last step is also the heading. */
  steps: { label: string; url?: string }[]
  children: ReactNode
}

/** A custom screen with the admin's menu and header. */
export function AdminScreen({ view, className, steps, children }: AdminScreenProps) {
  const { initPageResult, params, searchParams } = view
  const { req, locale, permissions, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      viewActions={req.payload.config.admin.components.actions}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={steps} />
      <main className={`admin-screen ${className}`}>
        <Gutter>
          <h1>{steps.at(-1)?.label}</h1>
          {children}
        </Gutter>
      </main>
    </DefaultTemplate>
  )
}
