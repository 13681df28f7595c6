import type { CaptionTrack } from '@studio/shared/contracts/common'
import { useEffect, useState, type RefObject } from 'react'

/**
 * Reads the captions of the present moment. The player draws them above its controls. The browser
 * loads a file only when its language is chosen.
 * @param tracks in the order of the `<track>` elements
 */
export function useCaptions(
  element: RefObject<HTMLVideoElement | null>,
  tracks: readonly CaptionTrack[],
  shown: CaptionTrack | null,
): string[] {
  const [lines, setLines] = useState<string[]>([])

  const index = shown ? tracks.indexOf(shown) : -1

  useEffect(() => {
    const all = Array.from(element.current?.textTracks ?? [])
    all.forEach((track, at) => setMode(track, at === index ? 'hidden' : 'disabled'))
    const track = all[index]
    if (!track) return
    const read = () => {
      const cues = Array.from(track.activeCues ?? [])
      setLines(cues.flatMap((cue) => ('text' in cue ? String(cue.text).split('\n') : [])))
    }
    read()
    track.addEventListener('cuechange', read)
    return () => {
      track.removeEventListener('cuechange', read)
      setLines([])
    }
  }, [element, index])

  return lines
}

function setMode(track: TextTrack, mode: TextTrackMode): void {
  track.mode = mode
}
