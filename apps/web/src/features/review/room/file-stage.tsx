'use client'

import { versionName } from '@studio/shared/review/version-name'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import type { StageControl } from './stage-control'
import { useOwnStage, type OnStage } from './use-own-stage'
import { useVersion } from './version-context'

const WHOLE = { kind: 'whole' } as const

/** The file cannot be shown, so notes refer to the whole version. */
const STAGE: StageControl = {
  subscribe: () => () => undefined,
  here: () => WHOLE,
  point: () => WHOLE,
  goTo: () => undefined,
  pause: () => undefined,
  isShown: () => true,
  frame: () => null,
}

/** A version that browsers cannot show, or that has not been processed yet. */
export function FileStage({ onStage }: { onStage: OnStage }) {
  const t = useTranslations('review')
  const { version } = useVersion()
  const isComing = version.state === 'waiting' || version.state === 'processing'
  useOwnStage(STAGE, onStage)
  return (
    <div className="room-file">
      <p className="title-3">
        <bdi>{versionName(version)}</bdi>
      </p>
      <p role="status">{isComing ? t('room.waiting') : t('room.noPicture')}</p>
      {isComing && <progress className="timeline" max={100} value={version.progress} />}
      {version.isLocked && <p>{t('rounds.file.locked')}</p>}
      {version.downloadUrl && (
        <a href={version.downloadUrl} className={buttonVariants({ emphasis: 'secondary' })}>
          {t('room.download')}
        </a>
      )}
    </div>
  )
}
