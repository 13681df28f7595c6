import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isStaff } from '../../../platform/access/roles'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { AdminScreen } from '../../documents/admin/admin-screen'
import { SaysScreen } from './says-screen'
import { findWords } from './words'

export function SaysView(view: AdminViewServerProps) {
  const { initPageResult, searchParams } = view
  const { user, payload, i18n } = initPageResult.req
  const { admin } = payload.config.routes
  const text = typeof searchParams?.text === 'string' ? searchParams.text : ''
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/says`)}`)
  if (!isStaff(user)) redirect(`${admin}/unauthorized`)
  const { SAYS_TEXTS } = wordsIn(findWords, i18n)
  return (
    <AdminScreen className="says" steps={[{ label: SAYS_TEXTS.heading }]} view={view}>
      <p>{SAYS_TEXTS.intro}</p>
      <SaysScreen initialText={text.slice(0, 200)} key={text} />
    </AdminScreen>
  )
}
