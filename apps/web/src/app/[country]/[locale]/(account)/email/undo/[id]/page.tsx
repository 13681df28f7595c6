import type { Metadata } from 'next'
import { publicPath } from '@studio/shared/paths'
import { undoPath } from '@studio/shared/routes/account'
import { buttonVariants } from '@/components/ui/button'
import { formWords } from '@/features/account/forms/form-words'
import { VerifyForm } from '@/features/account/forms/verify-form'
import { AccountPage } from '@/shell/account/account-page'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { messagesFor } from '@/i18n/messages'

type Props = PageProps<'/[country]/[locale]/email/undo/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('undo', await accountAddress(params, undoPath((await params).id)))
}

export default async function UndoPage({ params }: Props) {
  const { id } = await params
  const address = await accountAddress(params, undoPath(id))
  const { locale } = address
  const [words, { account }] = await Promise.all([formWords(locale), messagesFor(locale)])
  const { undo } = account
  return (
    <AccountPage address={address} title={undo.title} lead={undo.lead}>
      <NeedsScripts locale={locale} />
      <VerifyForm
        words={words}
        own={undo}
        id={id}
        call="undoEmailChange"
        onward={null}
        again={
          <a href={publicPath(locale, 'contact')} className={buttonVariants()}>
            {undo.again}
          </a>
        }
      />
    </AccountPage>
  )
}
