import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../../platform/access/roles'
import { AdminScreen } from '../../documents/admin/admin-screen'
import { isKeptInTrash } from '../kept-collections'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { trashWords } from './words'
import { TrashList } from './trash-list'

export function TrashView(view: AdminViewServerProps) {
  const { initPageResult, searchParams } = view
  const { user, payload, i18n } = initPageResult.req
  const { TRASH_TEXTS } = wordsIn(trashWords, i18n)
  const { admin } = payload.config.routes
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/trash`)}`)
  if (!hasRole(user, 'editor', 'admin')) redirect(`${admin}/unauthorized`)
  return (
    <AdminScreen className="trash" steps={[{ label: TRASH_TEXTS.heading }]} view={view}>
      <p>{TRASH_TEXTS.intro}</p>
      <TrashList kind={isKeptInTrash(searchParams?.kind) ? searchParams.kind : undefined} />
    </AdminScreen>
  )
}
