import { useRef } from 'react'
import { LottieLight, type LottieHandle } from 'lottie-react'
import { wantsStillness } from '@/components/media/may-play-by-itself'
import animation from './received.json'

/**
 * An animation of a shot from the storyboard to the finished picture. With reduced motion, its last
 * frame.
 */
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
