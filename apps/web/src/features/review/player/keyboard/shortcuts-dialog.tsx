import { Fragment } from 'react'
import { Button } from '@/components/ui/button'
import { ModalDialog } from '@/components/ui/modal-dialog'
import type { PlayerWords } from '../../types'
import { useKeysAreOn } from './keys-are-on'
import { COMMANDS, type Command } from './shortcuts'

interface Props {
  words: PlayerWords
  onClose: () => void
}

export function ShortcutsDialog({ words, onClose }: Props) {
  const [areOn, turn] = useKeysAreOn()
  return (
    <ModalDialog
      title={words.shortcuts}
      className="sheet on-ink player-shortcuts"
      onClose={onClose}
    >
      <label className="mb-4 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={areOn}
          className="size-5 accent-signal"
          onChange={({ target }) => turn(target.checked)}
        />
        {words.shortcutsOn}
      </label>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {(Object.entries(COMMANDS) as [Command, readonly string[]][]).map(([command, keys]) => (
          <div
            key={command}
            className="flex items-baseline justify-between gap-4 border-t border-rule py-1"
          >
            <dt className="text-small">{words.commands[command]}</dt>
            <dd className="flex flex-none gap-1">
              {shownKeys(keys).map((key) => (
                <Key key={key} name={key} words={words} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <form method="dialog" className="mt-6">
        <Button type="submit" emphasis="secondary">
          {words.close}
        </Button>
      </form>
    </ModalDialog>
  )
}

/** @returns the first and last key of a range */
function shownKeys(keys: readonly string[]): string[] {
  return keys.length > 2 ? [`${keys[0]}–${keys.at(-1)}`] : [...keys]
}

function Key({ name, words }: { name: string; words: PlayerWords }) {
  return (
    <span dir="ltr" className="whitespace-nowrap">
      {(name === '+' ? [name] : name.split('+')).map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' + '}
          <kbd className="player-key">{keyName(key, words.keys)}</kbd>
        </Fragment>
      ))}
    </span>
  )
}

const ARROWS: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→' }

/** @returns the name of a key on the reader's keyboard */
function keyName(key: string, names: PlayerWords['keys']): string {
  return Object.hasOwn(names, key) ? names[key as keyof typeof names] : (ARROWS[key] ?? key)
}
