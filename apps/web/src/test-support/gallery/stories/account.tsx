import Link from 'next/link'
import type { Locale } from '@studio/shared/locales'
import { use, useState, Suspense, type ReactNode } from 'react'
import { formWords, type FormWords } from '@/features/account/forms/form-words'
import { LoginForm } from '@/features/account/forms/login-form'
import { PasswordForm } from '@/features/account/forms/password-form'
import { RegisterForm } from '@/features/account/forms/register-form'
import { ResetForm } from '@/features/account/forms/reset-form'
import { TermsSentence } from '@/features/account/screens/terms-sentence'
import { messagesFor, type Messages } from '@/i18n/messages'

interface Props {
  locale: Locale
}

interface Words {
  form: FormWords
  account: Messages['account']
}

export function Login({ locale }: Props) {
  return (
    <Page locale={locale}>
      {({ form, account }) => (
        <LoginForm
          words={form}
          submitLabel={account.login.submit}
          target="#portal"
          secondStep="#second-step"
          leadsStaffToAdmin
        />
      )}
    </Page>
  )
}

export function Register({ locale }: Props) {
  return (
    <Page locale={locale}>
      {({ form, account }) => (
        <RegisterForm
          words={form}
          own={account.register}
          terms={<TermsSentence locale={locale} />}
          afterwards={null}
        />
      )}
    </Page>
  )
}

export function Password({ locale }: Props) {
  return (
    <Page locale={locale}>
      {({ form, account }) => (
        <PasswordForm words={form} own={account.password} email="lina@agency.example" />
      )}
    </Page>
  )
}

export function Reset({ locale }: Props) {
  return (
    <Page locale={locale}>
      {({ form, account }) => (
        <ResetForm
          words={form}
          own={account.reset}
          token={'t'.repeat(43)}
          onward={<Link href="/login">Onward</Link>}
          again={<Link href="/password">Again</Link>}
        />
      )}
    </Page>
  )
}

function Page({ locale, children }: Props & { children: (words: Words) => ReactNode }) {
  const [words] = useState(async () => {
    const [form, { account }] = await Promise.all([formWords(locale), messagesFor(locale)])
    return { form, account }
  })
  return (
    <main className="on-paper wrap py-8">
      <h1 className="title-2 mb-8">Studio</h1>
      <Suspense>
        <Resolved words={words}>{children}</Resolved>
      </Suspense>
    </main>
  )
}

interface ResolvedProps {
  words: Promise<Words>
  children: (words: Words) => ReactNode
}

function Resolved({ words, children }: ResolvedProps) {
  return children(use(words))
}
