import { directionOf, LOCALE_NAMES, type Locale } from '@studio/shared/locales'
import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { nextItem } from '@/components/ui/next-item'
import { ControlButton } from './controls'
import { CaptionsIcon } from './player-icons'
import type { PlayerWords } from './player-words'

interface Props {
  /** Languages of the film's captions. */
  locales: readonly Locale[]
  /** Language of the shown captions; null while they are off. */
  shown: Locale | null
  pageLocale: Locale
  words: PlayerWords
  pick: (locale: Locale | null) => void
}

/**
 * A menu button whose menu is a row over the controls, because on a phone a film's frame is too low
 * for a list of languages.
 */
export function CaptionsMenu({ locales, shown, pageLocale, words, pick }: Props) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const items = [null, ...locales]

  const elements = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])] // prettier-ignore
  const focusShown = (list: HTMLElement | null) =>
    list?.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    setIsOpen(true)
  }
  const onMenuKey = (event: KeyboardEvent) => {
    const all = elements()
    const current = all.findIndex((item) => item === document.activeElement)
    const isRightToLeft = directionOf(pageLocale) === 'rtl'
    const walk = { count: all.length, isRightToLeft } as const
    const next =
      nextItem(event.key, current, { ...walk, axis: 'inline' }) ??
      nextItem(event.key, current, { ...walk, axis: 'block' })
    if (next !== null) all[next]?.focus()
    else if (event.key === 'Escape') close()
    else return
    // The keys must not reach the player, which seeks with arrows, or a dialog around it, which
    // closes on Escape.
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || !root.current?.contains(relatedTarget)) setIsOpen(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears when the focus leaves the button and its menu
    <div ref={root} className="contents" onBlur={onBlur}>
      <ControlButton
        ref={button}
        aria-label={words.captions}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={shown === null ? '' : 'bg-paper text-ink!'}
        onMouseDown={keepFocus}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={onButtonKey}
      >
        <CaptionsIcon />
      </ControlButton>
      {isOpen && (
        <div
          ref={focusShown}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={words.captions}
          aria-orientation="horizontal"
          className="order-first flex basis-full flex-wrap justify-end border-b border-paper/30"
          onMouseDown={keepFocus}
          onKeyDown={onMenuKey}
        >
          {items.map((locale) => (
            <button
              key={locale ?? 'off'}
              type="button"
              role="menuitemradio"
              aria-checked={locale === shown}
              tabIndex={locale === shown ? 0 : -1}
              lang={locale ?? undefined}
              className="min-h-11 px-2.5 text-small text-paper hover:bg-paper hover:text-ink aria-checked:underline aria-checked:decoration-signal aria-checked:decoration-2 aria-checked:underline-offset-8"
              onClick={() => {
                pick(locale)
                close()
              }}
            >
              {locale === null ? words.captionsOff : LOCALE_NAMES[locale]}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/**
 * Keeps the focus where it is. Safari does not focus a pressed button, so the menu would close
 * before the press arrives.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
