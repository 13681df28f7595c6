'use client'

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { nextItem } from './next-item'

interface Props {
  label: string
  tabs: { key: string; label: string; panel: ReactNode }[]
}

/** Tabs by the ARIA pattern. Arrow keys select a tab at once, because all panels are rendered. */
export function Tabs({ label, tabs }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(0)

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = nextItem(event.key, chosen, { count: tabs.length, axis: 'inline', isRightToLeft })
    if (next === null) return
    event.preventDefault()
    setChosen(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className="flex overflow-x-auto shadow-[inset_0_-1px_0_var(--rule)]"
        onKeyDown={move}
      >
        {tabs.map(({ key, label: words }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-controls={`${id}-${key}-panel`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            className="min-h-12 flex-none border-b-4 border-transparent px-4 whitespace-nowrap text-pencil hover:text-fg focus-visible:-outline-offset-3 aria-selected:border-signal aria-selected:font-semibold aria-selected:text-fg"
          >
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={index !== chosen}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the pattern asks for it: a panel without links can be reached
          tabIndex={0}
          className="pt-6"
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
