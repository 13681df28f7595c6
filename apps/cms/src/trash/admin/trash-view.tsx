import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../access/roles'
import { isKeptInTrash } from '../kept-collections'
import { TRASH_TEXTS } from './texts'
import { TrashList } from './trash-list'

/** The trash of all collections on one screen. A query `kind` limits it to one collection. */
export function TrashView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { admin } = req.payload.config.routes
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/trash`)}`)
  if (!hasRole(req.user, 'editor', 'admin')) redirect(`${admin}/unauthorized`)
  const kind = isKeptInTrash(searchParams?.kind) ? searchParams.kind : undefined
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: TRASH_TEXTS.heading }]} />
      <main className="trash">
        <Gutter>
          <h1>{TRASH_TEXTS.heading}</h1>
          <p>{TRASH_TEXTS.intro}</p>
          <TrashList kind={kind} />
        </Gutter>
      </main>
    </DefaultTemplate>
  )
}
