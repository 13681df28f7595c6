/** The frame rate of the studio's videos and of their timecode. */
export const FRAMES_A_SECOND = 24

/** Formats frames as hours, minutes, seconds and frames: `00:00:06:12`. */
export function timecode(frames: number): string {
  const seconds = Math.floor(frames / FRAMES_A_SECOND)
  return [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
    frames % FRAMES_A_SECOND,
  ]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

export function timecodeAt(seconds: number): string {
  // The player's time may be slightly before the start of the frame that it shows.
  return timecode(Math.floor(Math.max(0, seconds) * FRAMES_A_SECOND + 0.01))
}
