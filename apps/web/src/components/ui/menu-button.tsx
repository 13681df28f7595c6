'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { AnyLink } from './any-link'
import { buttonVariants } from './button'
import { nextItem } from './next-item'

interface Props {
  label: string
  items: { label: string; href: string }[]
}

/**
 * A button with a menu, by the ARIA pattern. The browser opens the list as a popover, and closes it
 * on Escape and on a press outside.
 */
export function MenuButton({ label, items }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  const focusItem = (index: number) => {
    list.current?.querySelectorAll<HTMLElement>('[role=menuitem]')[index]?.focus()
  }
  const openAt = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    list.current?.showPopover()
    focusItem(event.key === 'ArrowDown' ? 0 : items.length - 1)
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return list.current?.hidePopover()
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const current = all.findIndex((item) => item === document.activeElement)
    const walk = { count: all.length, axis: 'block', isRightToLeft: false } as const
    const next = nextItem(event.key, current, walk) ?? startingWith(event.key, all, current)
    if (next === null) return
    event.preventDefault()
    focusItem(next)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={buttonVariants({ emphasis: 'secondary' })}
        onKeyDown={openAt}
      >
        {label}
        <span className="cross" aria-hidden />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="menu"
        onToggle={({ newState }) => {
          setIsOpen(newState === 'open')
          if (newState === 'open' && !list.current?.contains(document.activeElement)) focusItem(0)
        }}
        onKeyDown={move}
      >
        {items.map((item, index) => (
          <AnyLink
            key={item.href}
            href={item.href}
            role="menuitem"
            tabIndex={index === 0 ? 0 : -1}
            onClick={() => list.current?.hidePopover()}
            className="block px-5 py-2.5 no-underline hover:bg-blue hover:text-ink focus-visible:-outline-offset-3"
          >
            {item.label}
          </AnyLink>
        ))}
      </div>
    </>
  )
}

/** @returns the index of the next item whose text begins with the typed letter, or null */
function startingWith(key: string, items: HTMLElement[], current: number): number | null {
  if (key.length !== 1 || key === ' ') return null
  const order = items.map((_, index) => (current + 1 + index) % items.length)
  const letter = key.toLocaleLowerCase()
  const found = order.find((index) =>
    items[index]?.textContent.trim().toLocaleLowerCase().startsWith(letter),
  )
  return found ?? null
}
