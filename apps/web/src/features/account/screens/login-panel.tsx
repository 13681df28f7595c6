import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { AnyLink } from '@/components/ui/any-link'
import { readProviders } from '@/cms/read-providers'
import type { Address } from '@/features/routing/address'
import { translator } from '@/i18n/translator'
import { formWords } from '../forms/form-words'
import { LoginForm } from '../forms/login-form'
import { ProviderButtons } from '../forms/provider-buttons'
import { returnPath } from '../return-path'

interface Props {
  address: Address
  /** Where somebody was going when the login stopped them. */
  asked: string | string[] | undefined
}

/** All ways in, and the ways on for whoever cannot get in. */
export async function LoginPanel({ address: { locale }, asked }: Props) {
  const t = translator(locale, 'account.login')
  const [words, providers] = await Promise.all([formWords(locale), readProviders()])
  const target = returnPath(locale, asked)
  const linkClass = 'inline-flex min-h-11 items-center font-semibold text-accent'
  return (
    <>
      <LoginForm words={words} submitLabel={t('submit')} target={target} />
      {providers.length > 0 && (
        <ProviderButtons
          providers={providers.map(({ id, name }) => ({
            id,
            label: t('with', { provider: name }),
          }))}
          words={{ or: t('or'), waiting: t('waiting'), problems: words.problems }}
          target={target}
        />
      )}
      <ul className="mt-8 border-t border-rule pt-5">
        <li>
          <AnyLink href={publicPath(locale, ACCOUNT_PATHS.forgot)} className={linkClass}>
            {t('forgot')}
          </AnyLink>
        </li>
        <li>
          <AnyLink href={publicPath(locale, ACCOUNT_PATHS.resend)} className={linkClass}>
            {t('resend')}
          </AnyLink>
        </li>
        <li className="flex flex-wrap items-center gap-x-2">
          {t('noAccount')}
          <AnyLink href={publicPath(locale, ACCOUNT_PATHS.register)} className={linkClass}>
            {t('register')}
          </AnyLink>
        </li>
      </ul>
    </>
  )
}
