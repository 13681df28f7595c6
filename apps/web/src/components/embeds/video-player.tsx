'use client'

import { useState } from 'react'
import type { Country } from '@studio/shared/countries'
import { allow, mayLoad } from '@/lib/may-load'
import { ConsentQuestion, type ConsentLabels } from './consent-question'
import { PlayVideo } from './play-video'
import { PlayerFrame } from './player-frame'

interface Props {
  href: string
  src: string
  title: string
  country: Country
  labels: ConsentLabels & { play: string; source: string }
}

type Stage = 'poster' | 'returned' | 'question' | 'playing'

/**
 * Shows the poster and then the provider's player. If consent is required, a question comes between
 * them.
 */
export function VideoPlayer({ href, src, title, country, labels }: Props) {
  const [stage, setStage] = useState<Stage>('poster')
  if (stage === 'playing') return <PlayerFrame src={src} title={title} />
  if (stage === 'question') {
    const accept = () => {
      allow('video')
      setStage('playing')
    }
    return (
      <ConsentQuestion labels={labels} onAccept={accept} onDecline={() => setStage('returned')} />
    )
  }
  return (
    <PlayVideo
      href={href}
      labels={labels}
      isFocused={stage === 'returned'}
      onPlay={() => setStage(mayLoad('video', country) ? 'playing' : 'question')}
    />
  )
}
