import type { Metadata } from 'next'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS, invitationPath, projectPath } from '@studio/shared/routes/account'
import { readInvitation } from '@/cms/read-invitation'
import { buttonVariants } from '@/components/ui/button'
import { formWords } from '@/features/account/forms/form-words'
import { InvitationForm } from '@/features/account/forms/invitation-form'
import { secondStepPath } from '@/features/account/return-path'
import { AccountPage } from '@/shell/account/account-page'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { translator } from '@/i18n/translator'

type Props = PageProps<'/[country]/[locale]/password/invitation/[token]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = invitationPath((await params).token)
  return accountMetadata('invitation', await accountAddress(params, path))
}

/** The page on which invited people choose their first password. */
export default async function InvitationPage({ params }: Props) {
  const { token } = await params
  const address = await accountAddress(params, invitationPath(token))
  const { locale } = address
  const t = translator(locale, 'account.invitation')
  const { state, project } = await readInvitation(token)
  if (state !== 'open') {
    const isWithdrawn = state === 'withdrawn'
    const onward = isWithdrawn ? 'contact' : ACCOUNT_PATHS.login
    return (
      <AccountPage address={address} title={t(`${state}Title`)} lead={t(`${state}Lead`)}>
        <a href={publicPath(locale, onward)} className={buttonVariants()}>
          {isWithdrawn ? t('contact') : translator(locale, 'account.login')('title')}
        </a>
      </AccountPage>
    )
  }
  const target = publicPath(locale, project ? projectPath(project.id) : ACCOUNT_PATHS.portal)
  const lead = project
    ? t.rich('toProject', { project: project.title, bdi: (text) => <bdi>{text}</bdi> })
    : t('lead')
  return (
    <AccountPage address={address} title={t('title')} lead={lead}>
      <div className="max-w-[34rem]">
        <NeedsScripts locale={locale} />
        <InvitationForm
          words={await formWords(locale)}
          submitLabel={t('submit')}
          token={token}
          target={target}
          secondStep={secondStepPath(locale, target)}
          leadsStaffToAdmin={project === null}
          again={<p className="text-small">{t('again')}</p>}
        />
      </div>
    </AccountPage>
  )
}
