/** What the studio's films run at, and what their timecode counts. */
export const FRAMES_A_SECOND = 24

/** Hours, minutes, seconds and frames, as `00:00:03:12`. */
export function timecode(seconds: number): string {
  // A player's clock may stand a hair before the frame that it shows.
  const frames = Math.floor(Math.max(0, seconds) * FRAMES_A_SECOND + 0.01)
  const whole = Math.floor(frames / FRAMES_A_SECOND)
  return [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
    frames % FRAMES_A_SECOND,
  ]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
