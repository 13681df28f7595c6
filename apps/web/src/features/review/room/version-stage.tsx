'use client'

import type { Version } from '@studio/shared/review/projects'
import { useTranslations } from 'next-intl'
import { comparedSource, CompareStage } from './compare-stage'
import { FileStage } from './file-stage'
import { PageStage } from './page-stage'
import { SoundStage } from './sound-stage'
import type { OnStage } from './use-own-stage'
import { useVersion } from './version-context'
import { VideoStage } from './video-stage'

interface Props {
  /** The version to compare with, if there is one. */
  other: Version | null
  onStage: OnStage
}

/** The stage that fits the kind of a version. */
export function VersionStage({ other, onStage }: Props) {
  const t = useTranslations('review')
  const { version } = useVersion()
  const { kind, video, playUrl, milliseconds, pages } = version
  const a = other && comparedSource(version, t)
  const b = other && comparedSource(other, t)
  if (a && b) return <CompareStage a={a} b={b} onStage={onStage} />
  if (kind === 'video' && video && playUrl) {
    return <VideoStage url={playUrl} facts={video} onStage={onStage} />
  }
  if (kind === 'audio' && playUrl && milliseconds !== null) {
    return <SoundStage url={playUrl} milliseconds={milliseconds} onStage={onStage} />
  }
  if (pages.length > 0) return <PageStage onStage={onStage} />
  return <FileStage onStage={onStage} />
}
