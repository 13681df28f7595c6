import 'server-only'
import type { Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { readProviders } from '@/cms/read-providers'
import { messagesFor } from '@/i18n/messages'
import { translator } from '@/i18n/translator'
import { secondStepPath } from '../return-path'
import type { ProviderProps } from '../forms/provider-buttons'

/**
 * The query parameter of the registration's address for visitors who come from a provider and have
 * no account.
 */
export const FROM_PROVIDER_QUERY = 'through'

/** @returns the props of the provider buttons, or null if no provider is configured */
export async function providerProps(locale: Locale, target: string): Promise<ProviderProps | null> {
  const [providers, { account }] = await Promise.all([readProviders(), messagesFor(locale)])
  if (providers.length === 0) return null
  const t = translator(locale, 'account.login')
  const { or, waiting } = account.login
  return {
    providers: providers.map(({ id, name }) => ({ id, label: t('with', { provider: name }) })),
    words: { or, waiting, problems: account.problems },
    target,
    secondStep: secondStepPath(locale, target),
    register: `${publicPath(locale, ACCOUNT_PATHS.register)}?${FROM_PROVIDER_QUERY}=provider`,
  }
}
