import type { MenuGroup } from '@studio/shared/contracts/menus'
import { AnyLink } from '@/components/ui/any-link'
import { BackButton } from './back-button'
import { Chevron } from './icons'
import { NavLink } from './nav-link'

interface Props {
  group: MenuGroup
  here: string
  words: { back: string; all: string }
}

/** A column of a menu. On small screens, a column with a title is a separate level. */
export function PanelGroup({ group, here, words }: Props) {
  const { id, title, href, links } = group
  const levelId = `menu-${id}`
  const titleId = `${levelId}-title`
  const list = (
    <ul className="menu-links" aria-labelledby={title ? titleId : undefined}>
      {title && href && (
        <li className="desk:hidden">
          <AnyLink href={href}>{words.all}</AnyLink>
        </li>
      )}
      {links.map((link, index) => (
        <li key={index}>
          <NavLink link={link} here={here} />
        </li>
      ))}
    </ul>
  )
  if (!title) return list
  return (
    <>
      <p id={titleId} className="menu-group-title">
        {href ? <AnyLink href={href}>{title}</AnyLink> : title}
      </p>
      <button type="button" popoverTarget={levelId} className="site-nav-name menu-level-name">
        {title}
        <Chevron points="onward" />
      </button>
      <div id={levelId} popover="auto" className="menu-level">
        <BackButton level={levelId} label={title} back={words.back} />
        {list}
      </div>
    </>
  )
}
