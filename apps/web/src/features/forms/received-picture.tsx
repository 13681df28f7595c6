import { useRef } from 'react'
import { LottieLight, type LottieHandle } from 'lottie-react'
import { wantsStillness } from '@/components/media/may-play-by-itself'
import animation from './received.json'

/** A shot from board to print; with reduced motion, its last frame. */
export function ReceivedPicture() {
  const player = useRef<LottieHandle>(null)
  const isStill = wantsStillness()
  const showLast = () => player.current?.seek({ percent: 100 })
  return (
    <LottieLight
      src={animation}
      autoplay={!isStill}
      loop={false}
      className="size-full"
      lottieRef={player}
      subscriptions={isStill ? { ready: showLast } : {}}
    />
  )
}
