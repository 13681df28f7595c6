import type { Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { Arrow } from '@/components/ui/marks'
import { translator } from '@/i18n/translator'

const SCREENS = ['profile', 'password', 'twoStep', 'sessions'] as const

/** Links to the settings with descriptions. The whole row is clickable. */
export function SettingsLinks({ locale }: { locale: Locale }) {
  const t = translator(locale, 'account')
  return (
    <ul className="border-t border-rule">
      {SCREENS.map((screen) => (
        <li key={screen} className="border-b border-rule">
          <a
            href={publicPath(locale, ACCOUNT_PATHS[screen])}
            className="flex items-center justify-between gap-6 py-5 text-fg no-underline transition-colors pointed:text-accent"
          >
            <span>
              <span className="title-3 block">{t(`nav.${screen}`)}</span>
              <span className="mt-1 block text-pencil">{t(`settings.${screen}`)}</span>
            </span>
            <Arrow />
          </a>
        </li>
      ))}
    </ul>
  )
}
