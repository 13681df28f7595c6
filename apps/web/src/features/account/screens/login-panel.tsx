import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { AnyLink } from '@/components/ui/any-link'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'
import { formWords } from '../forms/form-words'
import { LoginForm } from '../forms/login-form'
import { Notice } from '../forms/notice'
import { ProviderButtons } from '../forms/provider-buttons'
import { returnPath, secondStepPath } from '../return-path'
import { PasskeyButton } from '../two-step/passkey-button'
import { providerProps } from './provider-props'

interface Props {
  address: Address
  /** The page from which the visitor was sent to the login. */
  asked: string | string[] | undefined
  /** The code that says why the login is shown again. */
  problem?: string | string[] | undefined
}

/** All login methods, and help for visitors who cannot log in. */
export async function LoginPanel({ address: { locale }, asked, problem }: Props) {
  const t = translator(locale, 'account.login')
  const target = returnPath(locale, asked)
  const [words, through] = await Promise.all([formWords(locale), providerProps(locale, target)])
  const link = 'inline-flex min-h-11 items-center font-semibold text-accent'
  return (
    <>
      {problem === 'challengeExpired' && (
        <div role="alert" className="mb-6">
          <Notice isBad>{words.problems.challengeExpired}</Notice>
        </div>
      )}
      <LoginForm
        words={words}
        submitLabel={t('submit')}
        target={target}
        secondStep={secondStepPath(locale, target)}
        leadsStaffToAdmin={asked === undefined}
      />
      <PasskeyButton words={words} label={t('passkey')} target={target} className="mt-5" />
      {through && <ProviderButtons {...through} />}
      <ul className="mt-8 border-t border-rule pt-4">
        {(['forgot', 'resend'] as const).map((screen) => (
          <li key={screen}>
            <AnyLink href={publicPath(locale, ACCOUNT_PATHS[screen])} className={link}>
              {t(screen)}
            </AnyLink>
          </li>
        ))}
        <li className="flex flex-wrap items-center gap-x-2">
          {t('noAccount')}
          <AnyLink href={publicPath(locale, ACCOUNT_PATHS.register)} className={link}>
            {t('register')}
          </AnyLink>
        </li>
      </ul>
    </>
  )
}
