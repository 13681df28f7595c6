import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS, unsubscribePath } from '@studio/shared/routes/account'
import { readReviewMail } from '@/cms/read-review-mail'
import { buttonVariants } from '@/components/ui/button'
import { FAILED_QUERY } from '@/features/portal/review-mail/receive-unsubscription'
import { UnsubscribeForm } from '@/features/portal/review-mail/unsubscribe-form'
import { AccountPage } from '@/shell/account/account-page'
import { accountMetadata } from '@/shell/account/account-metadata'
import { accountAddress } from '@/lib/address'
import { messagesFor } from '@/i18n/messages'

type Props = PageProps<'/[country]/[locale]/email/unsubscribe/[link]'>

async function addressOf(params: Props['params']) {
  return accountAddress(params, unsubscribePath((await params).link))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('unsubscribe', await addressOf(params))
}

/**
 * The page behind the link at the end of mails about notes and versions. Opening it changes
 * nothing, because mail programs open links to scan them.
 */
export default async function UnsubscribePage({ params, searchParams }: Props) {
  const { link } = await params
  const address = await addressOf(params)
  const { locale } = address
  const choice = await readReviewMail(link, locale)
  if (!choice) notFound()
  const { unsubscribe: words } = (await messagesFor(locale)).account
  const hasFailed = FAILED_QUERY in (await searchParams)
  return choice === 'never' ? (
    <AccountPage address={address} title={words.doneTitle} lead={words.doneText}>
      <a href={publicPath(locale, ACCOUNT_PATHS.settings)} className={buttonVariants()}>
        {words.settings}
      </a>
    </AccountPage>
  ) : (
    <AccountPage address={address} title={words.title} lead={words.lead}>
      <UnsubscribeForm {...{ link, locale, words, hasFailed }} />
    </AccountPage>
  )
}
