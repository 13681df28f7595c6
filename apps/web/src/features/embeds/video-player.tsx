'use client'

import { useState } from 'react'
import { ConsentQuestion, type ConsentLabels } from './consent-question'
import { hasConsent, rememberConsent } from './consent'
import { PlayFilm } from './play-film'

interface Props {
  href: string
  src: string
  title: string
  mustAsk: boolean
  labels: ConsentLabels & { play: string; source: string }
}

type Stage = 'poster' | 'returned' | 'question' | 'film'

/** From the poster to the provider's player, by way of a question where there must be one. */
export function VideoPlayer({ href, src, title, mustAsk, labels }: Props) {
  const [stage, setStage] = useState<Stage>('poster')
  if (stage === 'film') {
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        className="absolute inset-0 size-full"
        src={src}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  if (stage === 'question') {
    const accept = () => {
      rememberConsent()
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
      onPlay={() => setStage(mustAsk && !hasConsent() ? 'question' : 'film')}
    />
  )
}
