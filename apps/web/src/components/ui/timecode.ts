const FRAMES_A_SECOND = 24

/** Hours, minutes, seconds and frames, as an editing table counts them: `00:00:06:12`. */
export function timecode(frames: number): string {
  const seconds = Math.floor(frames / FRAMES_A_SECOND)
  const parts = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
    frames % FRAMES_A_SECOND,
  ]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
