import { mayPlayByItself, wantsStillness } from '@/components/media/may-play-by-itself'
import { timecodeAt } from '@/lib/timecode'
import { whileSeen } from '@/components/media/while-seen'
import { listenToPointer } from './pointer-controls'
import { VideoSync } from './sync-videos'
import { partsOf, type Scrub, type ScrubOptions } from './parts'
import { clamp, overview, sweptTo } from './positions'
import { cutPainter } from './show-cut'

/** Plays a shot's stages in sync and moves the cut through them. */
export function scrub(
  root: HTMLElement,
  { clips, states }: ScrubOptions,
  tellPlaying: (isPlaying: boolean) => void,
): Scrub {
  const parts = partsOf(root)
  const count = clips.length
  const isStill = wantsStillness()
  const paint = cutPainter(parts, states)
  let { position, spread } = overview(count)
  let goal: number | null = null
  let swept = 0
  let isTouched = false
  let isSeen = false
  let isWanted = false
  let steps: VideoSync | null = null
  let last = 0
  let next = 0

  const isRunning = () => isWanted && isSeen && steps !== null && 'running' in root.dataset
  const isSweeping = () => isRunning() && !isTouched && !isStill

  function tick(now: number) {
    const passed = Math.min(0.1, (now - last) / 1000)
    last = now
    if (isSweeping()) {
      swept += passed
      position = sweptTo(swept, count)
    } else if (goal !== null) {
      position += (goal - position) * (1 - Math.exp(-passed * 20))
      if (Math.abs(goal - position) < 0.002) [position, goal] = [goal, null]
    }
    if (isSweeping() || isTouched) spread += (1 - spread) * (1 - Math.exp(-passed * 6))
    paint({ position, spread })
    if (steps && isRunning()) {
      steps.keepStep()
      tellTime(root, steps.seconds)
    }
    const isSettling = goal !== null || (isTouched && spread < 0.999)
    next = isRunning() || isSettling ? requestAnimationFrame(tick) : 0
  }

  function wake() {
    if (next) return
    last = performance.now()
    next = requestAnimationFrame(tick)
  }

  function move(to: number) {
    isTouched = true
    goal = clamp(to, 0, count - 1)
    if (isStill) [position, spread] = [goal, 1]
    wake()
  }

  function follow() {
    if (!steps) return
    if (!isWanted || !isSeen) steps.pause()
    else if ('running' in root.dataset) steps.play().then(wake, refuse)
  }

  function refuse(error: unknown) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    want(false)
  }

  function want(isPlaying: boolean) {
    isWanted = isPlaying
    tellPlaying(isPlaying)
    if (isPlaying && !steps) load()
    else follow()
  }

  function load() {
    steps = new VideoSync(addClips(parts.frame, clips))
    steps.ready().then(() => {
      root.dataset.running = ''
      follow()
    }, refuse)
  }

  const stopPointer = listenToPointer(parts, count, { position: () => goal ?? position, move })
  const stopSweep = () => (isTouched = true)
  parts.thumb.addEventListener('focus', stopSweep)
  const leaveSight = whileSeen(parts.frame, (seen) => {
    isSeen = seen
    follow()
  })
  paint({ position, spread })
  if (mayPlayByItself()) want(true)

  return {
    toggle: () => {
      want(!isWanted)
    },
    end: () => {
      stopPointer()
      leaveSight()
      parts.thumb.removeEventListener('focus', stopSweep)
      cancelAnimationFrame(next)
      isWanted = false
      steps?.end()
      delete root.dataset.running
    },
  }
}

function tellTime(root: HTMLElement, seconds: number): void {
  const clock = root.querySelector('.stages-clock')
  const text = timecodeAt(seconds)
  if (clock && clock.textContent !== text) clock.textContent = text
}

/**
 * Adds a clip over the poster of each stage. All are H.264, because phones can decode several of
 * those at once.
 */
function addClips(frame: HTMLElement, addresses: string[]): HTMLVideoElement[] {
  return [...frame.querySelectorAll<HTMLElement>('.stages-layer > *')].map((layer, index) => {
    const video = document.createElement('video')
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', tabIndex: -1 })
    video.setAttribute('aria-hidden', 'true')
    video.style.objectPosition = layer.querySelector('img')?.style.objectPosition ?? ''
    video.src = addresses[index] ?? ''
    layer.append(video)
    return video
  })
}
