import type { HeaderVersion, MenuItem } from '@studio/shared/contracts/menus'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { publicPath } from '@studio/shared/paths'
import { translator } from '@/i18n/translator'
import { buttonVariants } from '@/components/ui/button'
import type { Address } from '@/lib/address'
import { accountWords } from './account-words'
import { MenuPanel } from './menu-panel'
import { NavFoot } from './nav-foot'
import { NavLink } from './nav-link'

export const NAV_ID = 'site-nav'

interface Props {
  layoutData: LayoutData
  address: Address
  version: HeaderVersion
}

/**
 * One list for all screens. On wide screens it is part of the header. On others it is a popover
 * with nested popovers, which the browser opens, and closes on Escape and on a press outside.
 */
export function SiteNav({ layoutData, address, version }: Props) {
  const t = translator(address.locale, 'shell')
  const { language, items } = layoutData.header
  const here = publicPath(address.locale, address.path)
  const words = { back: t('menuBack'), all: t('menuAll') }
  return (
    <div id={NAV_ID} popover="auto" className="site-nav">
      <button
        type="button"
        popoverTarget={NAV_ID}
        popoverTargetAction="hide"
        data-first
        className={`${buttonVariants({ emphasis: 'secondary' })} ms-auto flex w-fit desk:hidden`}
      >
        {t('closeMenu')}
        <span className="cross rotate-45" aria-hidden />
      </button>
      <nav aria-label={t('mainNavigation')}>
        <ul className="site-nav-items" lang={language}>
          {items[version].map((item) => (
            <li key={item.id}>{itemView(item, here, words)}</li>
          ))}
        </ul>
      </nav>
      <NavFoot layoutData={layoutData} address={address} words={accountWords(address.locale)} />
    </div>
  )
}

function itemView(item: MenuItem, here: string, words: { back: string; all: string }) {
  if (item.type === 'menu') return <MenuPanel menu={item} here={here} words={words} />
  return <NavLink link={item} here={here} className="site-nav-name" />
}
