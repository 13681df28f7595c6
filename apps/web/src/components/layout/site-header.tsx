import { hasCallButton } from '@studio/shared/call-button'
import type { ShellView } from '@studio/shared/contracts/shell'
import { publicPath } from '@studio/shared/paths'
import { getTranslations } from 'next-intl/server'
import { AnyLink } from '@/components/ui/any-link'
import { buttonVariants } from '@/components/ui/button'
import type { Address } from '@/features/routing/address'
import { CallButton } from './call-button'
import { ContactBar } from './contact-bar'
import { SiteMenu } from './site-menu'
import { Wordmark } from './wordmark'

interface Props {
  shell: ShellView
  address: Address
  theme: 'light' | 'dark'
}

export async function SiteHeader({ shell, address, theme }: Props) {
  const t = await getTranslations({ locale: address.locale, namespace: 'shell' })
  const { navigation, callToAction, studioName } = shell
  const here = publicPath(address.locale, address.path)
  return (
    <header
      className={`${theme === 'dark' ? 'on-ink' : 'on-paper'} border-b border-rule`}
      data-slot="header"
    >
      {address.country === 'gr' && <ContactBar contact={shell.contact} />}
      <div className="wrap flex min-h-20 items-center justify-between gap-6">
        <AnyLink
          href={publicPath(address.locale, '')}
          className="text-fg no-underline"
          aria-label={t('homeLink', { studio: studioName })}
        >
          <Wordmark name={studioName} />
        </AnyLink>
        <nav aria-label={t('mainNavigation')} className="hidden desk:block">
          <ul className="flex items-center gap-x-[clamp(1rem,1.7vw,2.25rem)] text-[0.9375rem] whitespace-nowrap">
            {navigation.map(({ label, href, isExternal }) => (
              <li key={href}>
                <AnyLink
                  href={href}
                  isExternal={isExternal}
                  aria-current={href === here ? 'page' : undefined}
                  className="inline-block border-b-2 border-transparent py-2 no-underline hover:border-signal aria-[current]:border-fg"
                >
                  {label}
                </AnyLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-3">
          {hasCallButton(address.path) && (
            <CallButton contact={shell.contact} locale={address.locale} />
          )}
          {callToAction && (
            <AnyLink
              href={callToAction.href}
              isExternal={callToAction.isExternal}
              className={`${buttonVariants({ emphasis: 'primary' })} whitespace-nowrap max-sm:hidden`}
            >
              {callToAction.label}
            </AnyLink>
          )}
          <SiteMenu shell={shell} here={here} locale={address.locale} />
        </div>
      </div>
    </header>
  )
}
