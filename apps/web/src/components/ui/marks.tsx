import { timecode } from '@/lib/timecode'

/** Points along the line, whichever way it runs. */
export function Arrow({ isBack = false }: { isBack?: boolean }) {
  return <span className={isBack ? 'arrow arrow-back' : 'arrow'} aria-hidden />
}

/** The corners of the frame, as a camera's finder shows them. */
export function FrameMarks() {
  return <span className="frame-marks" aria-hidden />
}

/** A length, told as an editing table tells it in every language. */
export function TimecodeMark({ frames }: { frames: number }) {
  return (
    <bdi lang="en" dir="ltr" className="slate">
      {timecode(frames)}
    </bdi>
  )
}
