import type { Metadata } from 'next'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { readPortal } from '@/cms/read-account'
import { readProjects } from '@/cms/read-review'
import { AccountPage } from '@/shell/account/account-page'
import { MessageList } from '@/features/portal/messages/message-list'
import { ProjectList } from '@/features/portal/project-list'
import { WaitingList } from '@/features/portal/waiting-list'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { guard } from '@/features/account/server/guard'
import { translator } from '@/i18n/translator'

type Props = PageProps<'/[country]/[locale]/portal'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('portal', await accountAddress(params, ACCOUNT_PATHS.portal))
}

export default async function PortalPage({ params }: Props) {
  const address = await accountAddress(params, ACCOUNT_PATHS.portal)
  const { account, token } = await guard('auth', address)
  const t = translator(address.locale, 'account.portal')
  const [portal, projects] = await Promise.all([
    readPortal(token, address.locale),
    readProjects(token, address.locale),
  ])
  // The name may run in another direction than the sentence, so `bdi` isolates it.
  const greeting = t.rich('greeting', {
    name: account.name,
    bdi: (name) => <bdi className="break-words">{name}</bdi>,
  })
  return (
    <AccountPage address={address} title={greeting} lead={t('lead')} isMember>
      <WaitingList projects={projects} address={address} />
      <ProjectList projects={projects} address={address} />
      <MessageList messages={portal?.projects ?? []} address={address} />
    </AccountPage>
  )
}
