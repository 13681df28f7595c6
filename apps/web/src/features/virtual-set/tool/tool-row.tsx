import { useTranslations } from 'next-intl'
import { EMPTY_SCENE } from '../scene/change-scene'
import type { SetScene } from '@studio/shared/contracts/virtual-set'
import { IconButton } from './icon-button'
import { useSet, useTool } from './tool-context'

interface Props {
  example: SetScene | null
  onShare: () => void
}

/** Buttons below the frame: undo, redo, reset, guides and results. */
export function ToolRow({ example, onShare }: Props) {
  const t = useTranslations('virtualSet')
  const { session, say } = useTool()
  const { scene, canUndo, canRedo } = useSet()
  const { store } = session
  return (
    <div className="set-row">
      <IconButton
        name={t('undo')}
        icon="M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6"
        isMirrored
        aria-disabled={!canUndo}
        onClick={() => {
          if (store.undo()) say(t('said.undone'))
        }}
      />
      <IconButton
        name={t('redo')}
        icon="M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6"
        isMirrored
        aria-disabled={!canRedo}
        onClick={() => {
          if (store.redo()) say(t('said.redone'))
        }}
      />
      <IconButton
        name={t('reset')}
        icon="M5 5v5h5M5.5 10a7.5 7.5 0 1 1-.9 5"
        onClick={() => {
          store.change({ type: 'replace', scene: example ?? EMPTY_SCENE })
          say(t('said.reset'))
        }}
      />
      <IconButton
        name={t('guides')}
        icon="M3 5h18v14H3zM6.5 8h11v8h-11z"
        aria-pressed={scene.showsSafeAreas}
        onClick={() => {
          store.change({ type: 'showSafeAreas', isShown: !scene.showsSafeAreas })
        }}
      />
      <button type="button" className="set-button set-row-end" onClick={onShare}>
        {t('share')}
      </button>
    </div>
  )
}
