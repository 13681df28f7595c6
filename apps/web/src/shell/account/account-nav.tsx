import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'
import { LogoutLink } from '@/features/account/forms/logout-link'

const SCREENS = ['portal', 'settings', 'profile', 'password', 'twoStep', 'sessions'] as const

/** Links between the account's screens. They wrap on small screens. */
export function AccountNav({ address: { locale, path } }: { address: Address }) {
  const t = translator(locale, 'account.nav')
  const linkClass =
    'inline-flex min-h-12 items-center border-b-3 whitespace-nowrap no-underline transition-colors'
  return (
    <nav aria-label={t('label')} className="border-b border-rule">
      <div className="wrap">
        <ul className="flex flex-wrap gap-x-7">
          {SCREENS.map((screen) => {
            const isHere = ACCOUNT_PATHS[screen] === path
            // The pages of messages and projects are below the portal, which is marked for them.
            const isAbove = screen === 'portal' && path.startsWith(`${ACCOUNT_PATHS.portal}/`)
            return (
              <li key={screen}>
                <a
                  href={publicPath(locale, ACCOUNT_PATHS[screen])}
                  aria-current={isHere ? 'page' : isAbove || undefined}
                  className={`${linkClass} ${isHere || isAbove ? 'border-signal font-semibold text-fg' : 'border-transparent text-pencil pointed:text-fg'}`}
                >
                  {t(screen)}
                </a>
              </li>
            )
          })}
          <li className="ms-auto">
            <LogoutLink
              href={publicPath(locale, ACCOUNT_PATHS.logout)}
              className={`${linkClass} border-transparent text-pencil pointed:text-fg`}
            >
              {t('logOut')}
            </LogoutLink>
          </li>
        </ul>
      </div>
    </nav>
  )
}
