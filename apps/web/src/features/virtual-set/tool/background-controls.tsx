import type { SetBackground } from '@studio/shared/contracts/virtual-set'
import { useTranslations } from 'next-intl'
import { FlipButtons } from './flip-buttons'
import { IconButton } from './icon-button'
import { keepFocus } from './keep-focus'
import { REMOVE_ICON } from './person-controls'
import { Slider } from './slider'
import { useTool } from './tool-context'

type Change = Partial<Omit<SetBackground, 'source'>>

export function BackgroundControls({ background }: { background: SetBackground }) {
  const t = useTranslations('virtualSet')
  const { session, say } = useTool()
  const change = (values: Change, stroke: string | null = null) => {
    session.store.change({ type: 'changeBackground', change: values }, stroke)
  }
  return (
    <>
      <Slider
        label={t('objects.size')}
        value={background.scale}
        min={1}
        max={4}
        stroke="background size"
        onChange={(scale, stroke) => {
          change({ scale }, stroke)
        }}
      />
      <Slider
        label={t('objects.blur')}
        value={background.blur}
        stroke="background blur"
        onChange={(blur, stroke) => {
          change({ blur }, stroke)
        }}
      />
      <div className="set-object-buttons">
        <FlipButtons part={background} onChange={change} />
        <IconButton
          name={t('objects.remove')}
          icon={REMOVE_ICON}
          onClick={() => {
            session.store.change({ type: 'removeBackground' })
            keepFocus()
            say(t('said.removed', { name: t('panels.background') }))
          }}
        />
      </div>
    </>
  )
}
