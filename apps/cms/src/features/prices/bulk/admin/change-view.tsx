import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { wordsIn } from '../../../../platform/admin-language/admin-words'
import { hasRole } from '../../../../platform/access/roles'
import { AdminScreen } from '../../../../editor/documents/admin/admin-screen'
import { ChangePrices } from './change-prices'
import { changeHref, listsIn, percentIn } from './change-href'
import { bulkPriceWords } from './words'

export function ChangeView(view: AdminViewServerProps) {
  const { initPageResult, searchParams } = view
  const { user, payload, i18n } = initPageResult.req
  const { BULK_TEXTS } = wordsIn(bulkPriceWords, i18n)
  const { admin } = payload.config.routes
  const lists = listsIn(searchParams?.lists)
  const percent = percentIn(searchParams?.percent)
  if (!user)
    redirect(`${admin}/login?redirect=${encodeURIComponent(changeHref(admin, lists, percent))}`)
  if (!hasRole(user, 'editor', 'admin')) redirect(`${admin}/unauthorized`)
  const steps = [
    { label: BULK_TEXTS.book, url: `${admin}/collections/price-groups` },
    { label: BULK_TEXTS.heading },
  ]
  return (
    <AdminScreen className="change-prices" steps={steps} view={view}>
      <p className="change-prices__intro">{BULK_TEXTS.intro}</p>
      <ChangePrices initialLists={lists} initialPercent={percent} />
    </AdminScreen>
  )
}
