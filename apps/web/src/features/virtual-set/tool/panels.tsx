import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { BackgroundPanel } from './background-panel'
import { ObjectsPanel } from './objects-panel'
import { PeoplePanel } from './people-panel'
import { useTool, useSet } from './tool-context'
import { Slider } from './slider'

/** Panels with choices come before the frame, panels with objects and settings after it. */
const SIDES = [
  { side: 'start', panels: ['background', 'people'] },
  { side: 'end', panels: ['objects', 'light'] },
] as const

const CONTENTS = {
  background: BackgroundPanel,
  people: PeoplePanel,
  objects: ObjectsPanel,
  light: LightPanel,
}

type Panel = keyof typeof CONTENTS

const PANELS: Panel[] = SIDES.flatMap(({ panels }) => panels)

/** Four panels side by side. Small screens show one of them, selected by tabs. */
export function Panels() {
  const t = useTranslations('virtualSet')
  const [open, setOpen] = useState<Panel>('people')
  return (
    <>
      <nav className="set-tabs" aria-label={t('panels.label')}>
        {PANELS.map((panel) => (
          <button
            key={panel}
            type="button"
            aria-pressed={panel === open}
            onClick={() => {
              setOpen(panel)
            }}
          >
            {t(`panels.${panel}`)}
          </button>
        ))}
      </nav>
      {SIDES.map(({ side, panels: members }) => (
        <div
          key={side}
          className={`set-side set-side-${side}`}
          data-open={members.some((panel) => panel === open)}
        >
          {members.map((panel) => {
            const Content = CONTENTS[panel]
            return (
              <section
                key={panel}
                className="set-panel"
                data-open={panel === open}
                aria-labelledby={`set-panel-${panel}`}
              >
                <h3 id={`set-panel-${panel}`} className="set-panel-name">
                  {t(`panels.${panel}`)}
                </h3>
                <Content />
              </section>
            )
          })}
        </div>
      ))}
    </>
  )
}

function LightPanel() {
  const { session } = useTool()
  const { match } = useSet().scene
  const t = useTranslations('virtualSet')
  return (
    <>
      <Slider
        label={t('light.light')}
        value={match.light}
        stroke="match light"
        onChange={(value, stroke) => {
          session.store.change({ type: 'changeMatch', change: { light: value } }, stroke)
        }}
      />
      <Slider
        label={t('light.color')}
        value={match.color}
        stroke="match color"
        onChange={(value, stroke) => {
          session.store.change({ type: 'changeMatch', change: { color: value } }, stroke)
        }}
      />
      <p className="set-hint">{t('light.hint')}</p>
    </>
  )
}
