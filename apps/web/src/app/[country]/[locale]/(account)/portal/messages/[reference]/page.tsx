import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MAX_REPLY_LENGTH } from '@studio/shared/api/conversation'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS, messagePath } from '@studio/shared/routes/account'
import { readMessage } from '@/cms/read-account'
import { TextLink } from '@/components/ui/text-link'
import { Conversation } from '@/features/portal/messages/conversation'
import { formWords } from '@/features/account/forms/form-words'
import { AccountPage } from '@/shell/account/account-page'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { SentMessage } from '@/features/portal/messages/sent-message'
import { accountMetadata } from '@/shell/account/account-metadata'
import { guard } from '@/features/account/server/guard'
import { accountAddress } from '@/lib/address'
import { messagesFor } from '@/i18n/messages'
import { translator } from '@/i18n/translator'
import { dateFormat } from '@/lib/date-text'

type Props = PageProps<'/[country]/[locale]/portal/messages/[reference]'>

async function addressOf(params: Props['params']) {
  return accountAddress(params, messagePath((await params).reference))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('message', await addressOf(params))
}

export default async function MessagePage({ params }: Props) {
  const { reference } = await params
  const address = await addressOf(params)
  const { token } = await guard('auth', address)
  const { locale } = address
  const [message, words, { account }] = await Promise.all([
    readMessage(token, locale, reference),
    formWords(locale),
    messagesFor(locale),
  ])
  if (!message) notFound()
  const own = account.message
  const t = translator(locale, 'account.message')
  return (
    <AccountPage address={address} title={own.title} lead={own.lead} isMember>
      <p className="mb-8">
        <TextLink href={publicPath(locale, ACCOUNT_PATHS.portal)}>{own.back}</TextLink>
      </p>
      <NeedsScripts locale={locale} />
      <Conversation
        message={message}
        words={words}
        own={{ ...own, tooLong: t('tooLong', { max: MAX_REPLY_LENGTH }) }}
        statusNames={account.portal.status}
        format={dateFormat(address)}
      >
        <SentMessage message={message} address={address} />
      </Conversation>
    </AccountPage>
  )
}
