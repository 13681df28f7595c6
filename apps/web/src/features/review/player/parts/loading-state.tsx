import { useMediaSelector } from 'media-chrome/react/media-store'
import { Button } from '@/components/ui/button'
import { usePlayer, usePlayerState } from '../use-player'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'

/** Milliseconds before loading is indicated, so that fast responses do not flicker. */
const DELAY_MS = 300

interface Props {
  hasFailed: boolean
  onRetry: () => void
}

/** Shows over the picture that the film is loading, or that loading has failed. */
export function LoadingState({ hasFailed, onRetry }: Props) {
  const t = useTranslations('review')
  const player = usePlayer()
  const isSeeking = usePlayerState(player, (state) => state.wanted !== null)
  const isRunning = usePlayerState(player, (state) => state.isPlaying && state.speed > 0)
  const isShort = useMediaSelector((state) => state.mediaLoading) ?? false
  const isUnknown = useMediaSelector((state) => !Number.isFinite(state.mediaDuration))
  const isWaiting = useLasting(
    !hasFailed && (isUnknown || isSeeking || (isRunning && isShort)),
    DELAY_MS,
  )

  return (
    <>
      <div role="status" className={isWaiting ? 'player-waiting' : 'sr-only'}>
        {isWaiting && (
          <>
            <span className="drawing" aria-hidden />
            <span className="sr-only">{t('player.loading')}</span>
          </>
        )}
      </div>
      {hasFailed && (
        <div role="alert" dir="auto" className="player-failed">
          <p className="title-3">{t('player.failed')}</p>
          <p className="text-pencil">{t('player.failedHint')}</p>
          <Button emphasis="secondary" onClick={onRetry}>
            {t('player.retry')}
          </Button>
        </div>
      )}
    </>
  )
}

/** @returns true once a condition has lasted for some milliseconds, and false as soon as it ends */
function useLasting(isSo: boolean, after: number): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setHasLasted(true), after)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isSo, after])
  return isSo && hasLasted
}
