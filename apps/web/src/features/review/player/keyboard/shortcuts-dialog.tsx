import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Button } from '@/components/ui/button'
import { ModalDialog } from '@/components/ui/modal-dialog'
import type { RoomTranslator } from '../../translator'
import { useKeysAreOn } from './keys-are-on'
import { COMMANDS, type Command } from './shortcuts'

interface Props {
  onClose: () => void
}

export function ShortcutsDialog({ onClose }: Props) {
  const t = useTranslations('review')
  const [areOn, turn] = useKeysAreOn()
  return (
    <ModalDialog
      title={t('player.shortcuts')}
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
        {t('player.shortcutsOn')}
      </label>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {(Object.entries(COMMANDS) as [Command, readonly string[]][]).map(([command, keys]) => (
          <div
            key={command}
            className="flex items-baseline justify-between gap-4 border-t border-rule py-1"
          >
            <dt className="text-small">{t(`player.commands.${command}`)}</dt>
            <dd className="flex flex-none gap-1">
              {shownKeys(keys).map((key) => (
                <Key key={key} name={key} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <form method="dialog" className="mt-6">
        <Button type="submit" emphasis="secondary">
          {t('player.close')}
        </Button>
      </form>
    </ModalDialog>
  )
}

/** @returns the first and last key of a range */
function shownKeys(keys: readonly string[]): string[] {
  return keys.length > 2 ? [`${keys[0]}–${keys.at(-1)}`] : [...keys]
}

function Key({ name }: { name: string }) {
  const t = useTranslations('review')
  return (
    <span dir="ltr" className="whitespace-nowrap">
      {(name === '+' ? [name] : name.split('+')).map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' + '}
          <kbd className="player-key">{keyName(key, t)}</kbd>
        </Fragment>
      ))}
    </span>
  )
}

const NAMED_KEYS = ['Space', 'Shift', 'Home', 'End'] as const

const ARROWS: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→' }

/** @returns the name of a key on the reader's keyboard */
function keyName(key: string, t: RoomTranslator): string {
  const named = NAMED_KEYS.find((one) => one === key)
  return named ? t(`player.keys.${named}`) : (ARROWS[key] ?? key)
}
