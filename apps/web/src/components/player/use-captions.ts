import { useEffect, useState, type RefObject } from 'react'

/**
 * The captions of the present moment. The player draws them above its controls, and the browser
 * loads their file only when captions are switched on.
 */
export function useCaptions(element: RefObject<HTMLVideoElement | null>, isOn: boolean): string[] {
  const [lines, setLines] = useState<string[]>([])

  useEffect(() => {
    const track = element.current?.textTracks[0]
    if (!track) return
    setMode(track, isOn ? 'hidden' : 'disabled')
    if (!isOn) return
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
  }, [element, isOn])

  return lines
}

function setMode(track: TextTrack, mode: TextTrackMode): void {
  track.mode = mode
}
