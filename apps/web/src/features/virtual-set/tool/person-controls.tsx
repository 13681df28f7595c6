import type { SetPerson, Keying } from '@studio/shared/contracts/virtual-set'
import { useTranslations } from 'next-intl'
import { USUAL_KEYING } from '../keying/create-keyer'
import { FlipButtons } from './flip-buttons'
import { IconButton } from './icon-button'
import { keepFocus } from './keep-focus'
import { nameOf } from './part-text'
import { Slider } from './slider'
import { useTool } from './tool-context'

const SETTINGS = ['tolerance', 'spill', 'edge'] as const

interface KeyingSlidersProps {
  id: string
  keying: Keying
  onChange: (change: { keying: Keying }, stroke: string) => void
}

function KeyingSliders({ id, keying, onChange }: KeyingSlidersProps) {
  const t = useTranslations('virtualSet')
  return SETTINGS.map((setting) => (
    <Slider
      key={setting}
      label={t(`objects.${setting}`)}
      value={keying[setting]}
      stroke={`${setting} ${id}`}
      onChange={(value, stroke) => {
        onChange({ keying: { ...keying, [setting]: value } }, stroke)
      }}
    />
  ))
}

export const REMOVE_ICON = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5'

type Change = Partial<Omit<SetPerson, 'id' | 'source'>>

interface Props {
  person: SetPerson
  /** The person's index, counted from the back. */
  place: number
  count: number
}

export function PersonControls({ person, place, count }: Props) {
  const t = useTranslations('virtualSet')
  const tool = useTool()
  const { session, say } = tool
  const { store, library } = session
  const { id, keying, source } = person
  const name = nameOf(source, library, t)
  const isKeyable =
    source.from === 'own' ||
    library.people.some(({ key, keying: own }) => key === source.key && own)
  const change = (values: Change, stroke: string | null = null) => {
    store.change({ type: 'changePerson', id, change: values }, stroke)
  }
  const order = (by: 1 | -1) => {
    const to = place + by
    if (to < 0 || to >= count) return
    store.change({ type: 'orderPerson', id, by })
    say(t('said.order', { name, place: to + 1, total: count }))
  }
  return (
    <>
      <Slider
        label={t('objects.size')}
        value={person.scale}
        min={0.05}
        max={2}
        stroke={`size ${id}`}
        onChange={(scale, stroke) => {
          change({ scale }, stroke)
        }}
      />
      <div className="set-object-buttons">
        <FlipButtons part={person} onChange={change} />
        <IconButton
          name={t('objects.forward')}
          icon="M12 20V5M6 11l6-6 6 6"
          aria-disabled={place === count - 1}
          onClick={() => {
            order(1)
          }}
        />
        <IconButton
          name={t('objects.backward')}
          icon="M12 4v15M6 13l6 6 6-6"
          aria-disabled={place === 0}
          onClick={() => {
            order(-1)
          }}
        />
        <IconButton
          name={t('objects.remove')}
          icon={REMOVE_ICON}
          onClick={() => {
            store.change({ type: 'removePerson', id })
            keepFocus()
            say(t('said.removed', { name }))
          }}
        />
      </div>
      {isKeyable && (
        <button
          type="button"
          className="set-button"
          aria-pressed={keying !== null}
          onClick={() => {
            change({ keying: keying ? null : USUAL_KEYING })
          }}
        >
          {t('objects.takeGreen')}
        </button>
      )}
      {isKeyable && keying && <KeyingSliders id={id} keying={keying} onChange={change} />}
    </>
  )
}
