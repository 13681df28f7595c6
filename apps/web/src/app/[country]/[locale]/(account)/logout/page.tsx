import type { Metadata } from 'next'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { buttonVariants } from '@/components/ui/button'
import { LogoutButton } from '@/features/account/forms/logout-button'
import { AccountPage } from '@/shell/account/account-page'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { whoIsThere } from '@/features/account/server/visitor'
import { translator } from '@/i18n/translator'

type Props = PageProps<'/[country]/[locale]/logout'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('logout', await accountAddress(params, ACCOUNT_PATHS.logout))
}

/** Asks before it logs out, because any other page can make a browser open this address. */
export default async function LogoutPage({ params }: Props) {
  const address = await accountAddress(params, ACCOUNT_PATHS.logout)
  const { locale } = address
  const t = translator(locale, 'account.logout')
  const member = await whoIsThere(address)
  if (!member) {
    return (
      <AccountPage address={address} title={t('doneTitle')} lead={t('doneText')}>
        <a href={publicPath(locale, ACCOUNT_PATHS.login)} className={buttonVariants()}>
          {t('again')}
        </a>
      </AccountPage>
    )
  }
  const lead = t.rich('lead', {
    name: member.account.name,
    bdi: (name) => <bdi className="font-semibold text-fg">{name}</bdi>,
  })
  return (
    <AccountPage address={address} title={t('title')} lead={lead} isMember>
      <div className="flex flex-wrap gap-x-7 gap-y-4">
        <LogoutButton label={t('submit')} />
        <a
          href={publicPath(locale, ACCOUNT_PATHS.portal)}
          className={buttonVariants({ emphasis: 'secondary' })}
        >
          {t('stay')}
        </a>
      </div>
    </AccountPage>
  )
}
