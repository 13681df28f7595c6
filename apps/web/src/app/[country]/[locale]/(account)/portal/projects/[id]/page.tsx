import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS, projectPath } from '@studio/shared/routes/account'
import { readProject } from '@/cms/read-review'
import { TextLink } from '@/components/ui/text-link'
import { AccountPage } from '@/shell/account/account-page'
import { DeliverableList } from '@/features/portal/deliverable-list'
import { ProjectFacts } from '@/features/portal/project-facts'
import { WaitingList } from '@/features/portal/waiting-list'
import { accountMetadata } from '@/shell/account/account-metadata'
import { guard } from '@/features/account/server/guard'
import { accountAddress } from '@/lib/address'
import { translator } from '@/i18n/translator'

type Props = PageProps<'/[country]/[locale]/portal/projects/[id]'>

async function addressOf(params: Props['params']) {
  return accountAddress(params, projectPath((await params).id))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('project', await addressOf(params))
}

export default async function ProjectPage({ params }: Props) {
  const address = await addressOf(params)
  const { token } = await guard('auth', address)
  const { locale } = address
  const t = translator(locale, 'account.project')
  const project = await readProject(token, locale, (await params).id)
  if (!project) notFound()
  const title = <bdi className="break-words">{project.title}</bdi>
  return (
    <AccountPage address={address} title={title} lead={t('lead')} isMember>
      <p className="mb-8">
        <TextLink href={publicPath(locale, ACCOUNT_PATHS.portal)}>{t('back')}</TextLink>
      </p>
      <WaitingList projects={[project]} address={address} />
      <ProjectFacts project={project} address={address} />
      <DeliverableList project={project} address={address} />
    </AccountPage>
  )
}
