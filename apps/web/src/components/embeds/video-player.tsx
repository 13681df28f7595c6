'use client'

import { useState } from 'react'
import type { Country } from '@studio/shared/countries'
import { allow, mayLoad } from '@/lib/may-load'
import { ConsentQuestion, type ConsentLabels } from './consent-question'
import { PlayFilm } from './play-film'
import { PlayerFrame } from './player-frame'

interface Props {
  href: string
  src: string
  title: string
  country: Country
  labels: ConsentLabels & { play: string; source: string }
}

type Stage = 'poster' | 'returned' | 'question' | 'film'

/** From the poster to the provider's player, by way of a question where there must be one. */
export function VideoPlayer({ href, src, title, country, labels }: Props) {
  const [stage, setStage] = useState<Stage>('poster')
  if (stage === 'film') return <PlayerFrame src={src} title={title} />
  if (stage === 'question') {
    const accept = () => {
      allow('video')
      setStage('film')
    }
    return (
      <ConsentQuestion labels={labels} onAccept={accept} onDecline={() => setStage('returned')} />
    )
  }
  return (
    <PlayFilm
      href={href}
      labels={labels}
      isFocused={stage === 'returned'}
      onPlay={() => setStage(mayLoad('video', country) ? 'film' : 'question')}
    />
  )
}
