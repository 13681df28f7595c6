'use client'

import { useVersion } from './version-context'
import { AudioStage } from './audio-stage'
import { FileStage } from './file-stage'
import { PageStage } from './page-stage'
import type { StageControl } from './stage-control'
import { VideoStage } from './video-stage'

interface Props {
  /** With null when it goes. */
  onStage: (stage: StageControl | null) => void
}

/** What is seen or heard of a version, by its kind. */
export function VersionStage({ onStage }: Props) {
  const { version } = useVersion()
  const { kind, video, playUrl, pages } = version
  if (kind === 'video' && video && playUrl) {
    return <VideoStage url={playUrl} facts={video} onStage={onStage} />
  }
  if (kind === 'audio' && playUrl) return <AudioStage url={playUrl} onStage={onStage} />
  if (pages.length > 0) return <PageStage onStage={onStage} />
  return <FileStage onStage={onStage} />
}
