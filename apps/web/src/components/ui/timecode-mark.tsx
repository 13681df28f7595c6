import { timecode } from '@/lib/timecode'

/** A length, told as an editing table tells it in every language. */
export function TimecodeMark({ frames }: { frames: number }) {
  return (
    <bdi lang="en" dir="ltr" className="slate">
      {timecode(frames)}
    </bdi>
  )
}
