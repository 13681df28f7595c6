const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long a mail is tried for, in seconds. */
export const GIVE_UP_AFTER = 48 * HOUR

const PAUSES = [5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR]

/**
 * Seconds until a mail is tried again: soon at first, later rarely.
 * @param failures how often it has failed, this time included
 */
export function retryPause(failures: number): number {
  return PAUSES[Math.min(Math.max(failures, 1), PAUSES.length) - 1] ?? HOUR
}
