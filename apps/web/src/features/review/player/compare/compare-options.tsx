import { useTranslations } from 'next-intl'
import { COMPARE_MODES, type ComparePlayersProps } from '../../types'
import { IconButton } from '../parts/icon-button'

type Props = Pick<ComparePlayersProps, 'a' | 'b' | 'settings' | 'onSettings' | 'format'>

/** Options of the comparison, above the pictures. */
export function CompareOptions({ a, b, settings, onSettings, format }: Props) {
  const t = useTranslations('review')
  const { mode, offset, sound } = settings
  const change = (part: Partial<typeof settings>) => onSettings({ ...settings, ...part })
  const number = new Intl.NumberFormat(format, { signDisplay: 'exceptZero' })
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-3 py-1">
      <fieldset className="flex flex-wrap">
        <legend className="sr-only">{t('player.compare.mode')}</legend>
        {COMPARE_MODES.map((offered) => (
          <label key={offered} className="player-option">
            <input
              type="radio"
              className="sr-only"
              name="compare-mode"
              checked={offered === mode}
              onChange={() => change({ mode: offered })}
            />
            {t(`player.compare.modes.${offered}`)}
          </label>
        ))}
      </fieldset>
      <label className="flex items-center gap-2 text-small">
        {t('player.compare.sound')}
        <select
          value={sound}
          className="player-speed"
          onChange={({ target }) => change({ sound: target.value === 'b' ? 'b' : 'a' })}
        >
          <option value="a">{a.name}</option>
          <option value="b">{b.name}</option>
        </select>
      </label>
      <div
        role="group"
        aria-label={t('player.compare.offset')}
        className="flex items-center text-small"
      >
        <span className="me-2">{t('player.compare.offset')}</span>
        <IconButton
          name={t('player.compare.earlier')}
          icon="M6 12h12"
          onClick={() => change({ offset: offset - 1 })}
        />
        <output dir="ltr" className="slate min-w-10 text-center">
          {number.format(offset)}
        </output>
        <IconButton
          name={t('player.compare.later')}
          icon="M6 12h12M12 6v12"
          onClick={() => change({ offset: offset + 1 })}
        />
      </div>
    </div>
  )
}
