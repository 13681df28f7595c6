import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { readPublicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { loginPath, RETURN_QUERY, returnPath } from '@/features/account/return-path'
import { BarePage } from '@/shell/account/bare-page'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { guard } from '@/features/account/server/guard'
import { PROBLEM_QUERY } from '@/features/account/two-step/code-form'
import { SecondStepPanel } from '@/features/account/two-step/second-step-panel'
import { readBegunLogin } from '@/api/proxy/session-cookies'
import { translator } from '@/i18n/translator'

type Props = PageProps<'/[country]/[locale]/login/second-step'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('secondStep', await accountAddress(params, ACCOUNT_PATHS.secondStep))
}

/** The step between the password and the session, for accounts with a second factor. */
export default async function SecondStepPage({ params, searchParams }: Props) {
  const address = await accountAddress(params, ACCOUNT_PATHS.secondStep)
  await guard('guest', address)
  const { locale } = address
  const { [RETURN_QUERY]: asked, [PROBLEM_QUERY]: problem } = await searchParams
  const target = returnPath(locale, asked)
  const begun = readBegunLogin(await cookies())
  if (!begun) redirect(loginPath(locale, readPublicPath(target).path))
  const t = translator(locale, 'account.secondStep')
  return (
    <BarePage address={address} title={t('title')} lead={t('lead')}>
      <SecondStepPanel {...{ locale, target, problem }} methods={begun.methods} />
    </BarePage>
  )
}
