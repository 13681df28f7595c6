import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { listenToHands } from '../stage/listen-to-hands'
import { ChosenFrame } from './chosen-frame'
import { Guides } from './guides'
import { useSet, useTool } from './tool-context'
import { usePartKeys } from './use-part-keys'

/** The frame with its canvas and overlays. It handles pointers and keys. */
export function StageView() {
  const t = useTranslations('virtualSet')
  const { session } = useTool()
  const { scene } = useSet()
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const hint = useId()
  const onKeyDown = usePartKeys()

  useEffect(() => {
    if (!frame.current || !place.current) return
    const { store, shelf } = session
    const made = session.openStage(place.current)
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) made.resize(entry.contentRect.width)
    })
    sizes.observe(frame.current)
    made.show(store.get().history.present)
    let drawn = store.get()
    const stop = store.subscribe(() => {
      const now = store.get()
      made.show(now.history.present, now.pictures !== drawn.pictures)
      drawn = now
    })
    const letGo = listenToHands(frame.current, store, shelf)
    return () => {
      letGo()
      stop()
      sizes.disconnect()
      made.destroy()
    }
  }, [session])

  return (
    <div className="set-stage">
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- assistive technology hands keys on to an application */}
      <div
        ref={frame}
        role="application"
        tabIndex={0}
        aria-label={t('frame')}
        aria-describedby={hint}
        className="set-frame"
        // Positions do not depend on the language, so the frame always runs from left to right.
        dir="ltr"
        data-first-focus
        onKeyDown={onKeyDown}
      >
        <div ref={place} className="set-canvas" aria-hidden />
        {scene.showsSafeAreas && <Guides />}
        <ChosenFrame />
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <p id={hint} className="sr-only">
        {t('hint')}
      </p>
    </div>
  )
}
