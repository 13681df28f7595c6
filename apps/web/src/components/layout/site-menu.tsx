import type { ShellView } from '@studio/shared/contracts/shell'
import type { Locale } from '@studio/shared/locales'
import { AnyLink } from '@/components/ui/any-link'
import { buttonVariants } from '@/components/ui/button'
import { translator } from '@/i18n/translator'

interface Props {
  shell: ShellView
  here: string
  locale: Locale
}

const MENU_ID = 'site-menu'

/** The menu of small screens: the browser opens it over the page and closes it on Escape. */
export function SiteMenu({ shell, here, locale }: Props) {
  const t = translator(locale, 'shell')
  const { navigation, callToAction, contact } = shell
  return (
    <div className="desk:hidden">
      <button
        type="button"
        popoverTarget={MENU_ID}
        className={buttonVariants({ emphasis: 'secondary' })}
      >
        {t('menu')}
        <MenuIcon />
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        className="on-ink m-0 ms-auto h-dvh max-h-none w-full max-w-[34rem] overflow-y-auto p-6 backdrop:bg-ink/50 sm:p-10"
      >
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className={`${buttonVariants({ emphasis: 'secondary' })} ms-auto flex w-fit`}
        >
          {t('closeMenu')}
          <span className="cross rotate-45" aria-hidden />
        </button>
        <nav aria-label={t('mainNavigation')} className="mt-8">
          <ul className="grid">
            {navigation.map(({ label, href, isExternal }) => (
              <li key={href} className="border-t border-rule">
                <AnyLink
                  href={href}
                  isExternal={isExternal}
                  aria-current={href === here ? 'page' : undefined}
                  className="title-3 block py-4 no-underline hover:text-accent aria-[current]:text-accent"
                >
                  {label}
                </AnyLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mt-8 flex flex-wrap items-center gap-6">
          {callToAction && (
            <AnyLink
              href={callToAction.href}
              isExternal={callToAction.isExternal}
              className={buttonVariants({ emphasis: 'primary' })}
            >
              {callToAction.label}
            </AnyLink>
          )}
          <a href={contact.phoneHref}>
            <bdi>{contact.phone}</bdi>
          </a>
        </p>
      </div>
    </div>
  )
}

function MenuIcon() {
  return (
    <svg
      width="18"
      height="12"
      viewBox="0 0 18 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <path d="M0 1h18M0 6h18M0 11h18" />
    </svg>
  )
}
