import type { Spot } from '../spot'
import type { Rates } from '../encode-spot'
import { amber } from './amber'
import { animaticsReel } from './animatics-reel'
import { boardToFinal } from './board-to-final'
import { inkAndPlay } from './ink-and-play'
import { studioReel } from './studio-reel'

const LONG: Rates = { mp4: 540, webm: 420 }
const SHORT: Rates = { mp4: 560, webm: 430 }

/** The films with sound, with bit rates that keep the whole library below 80 MB. */
export const films: readonly { spot: Spot; rates: Rates }[] = [
  { spot: boardToFinal, rates: LONG },
  { spot: inkAndPlay, rates: LONG },
  { spot: amber, rates: SHORT },
  { spot: studioReel, rates: LONG },
  { spot: animaticsReel, rates: LONG },
]
