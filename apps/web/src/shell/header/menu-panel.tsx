import type { Menu } from '@studio/shared/contracts/menus'
import { BackButton } from './back-button'
import { Chevron } from './icons'
import { PanelGroup } from './panel-group'

interface Props {
  menu: Menu
  here: string
  words: { back: string; all: string }
}

/** A menu of link columns. It opens below the header, and on small screens as a further level. */
export function MenuPanel({ menu: { id, label, groups }, here, words }: Props) {
  const panelId = `menu-${id}`
  return (
    <>
      <button type="button" popoverTarget={panelId} className="site-nav-name">
        {label}
        <span className="site-nav-mark">
          <Chevron points="down" />
        </span>
      </button>
      <div id={panelId} popover="auto" className="menu-panel">
        <div className="menu-panel-inner">
          <BackButton level={panelId} label={label} back={words.back} />
          <p className="menu-panel-name" aria-hidden>
            {label}
          </p>
          <ul className="menu-panel-groups">
            {groups.map((group) => (
              <li key={group.id}>
                <PanelGroup group={group} here={here} words={words} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}
