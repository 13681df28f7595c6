import { frameAt } from '@studio/shared/review/frames'
import type { Rate } from '@studio/shared/review/media'

/**
 * Calls back for every displayed frame, also for repeated ones after a seek. For sounds, and in
 * browsers without `requestVideoFrameCallback`, the video's clock is read repeatedly.
 * @returns a function that stops watching
 */
export function watchShownFrames(
  video: HTMLMediaElement,
  rate: Rate,
  onShown: (frame: number) => void,
): () => void {
  if (!hasFrameCallback(video)) return watchClock(video, rate, onShown)
  let handle = 0
  const wait = () => {
    handle = video.requestVideoFrameCallback((_now, { mediaTime }) => {
      wait()
      onShown(frameAt(mediaTime, rate))
    })
  }
  wait()
  return () => video.cancelVideoFrameCallback(handle)
}

function hasFrameCallback(video: HTMLMediaElement): video is HTMLVideoElement {
  return 'requestVideoFrameCallback' in video
}

function watchClock(
  video: HTMLMediaElement,
  rate: Rate,
  onShown: (frame: number) => void,
): () => void {
  let handle = 0
  const tell = () => {
    if (!video.seeking && video.readyState >= video.HAVE_CURRENT_DATA) {
      onShown(frameAt(video.currentTime, rate))
    }
  }
  const look = () => {
    cancelAnimationFrame(handle)
    tell()
    if (!video.paused) handle = requestAnimationFrame(look)
  }
  const events = ['loadeddata', 'seeked', 'play'] as const
  for (const event of events) video.addEventListener(event, look)
  return () => {
    cancelAnimationFrame(handle)
    for (const event of events) video.removeEventListener(event, look)
  }
}
