const MINUTE = 60
const HOUR = 60 * MINUTE

/** The number of seconds after which a mail is given up. */
export const GIVE_UP_AFTER = 48 * HOUR

const PAUSES_SECONDS = [5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR]

/**
 * @returns the number of seconds until the next attempt
 * @param failures the number of failed attempts, including the last one
 */
export function retryPause(failures: number): number {
  return PAUSES_SECONDS[Math.min(Math.max(failures, 1), PAUSES_SECONDS.length) - 1] ?? HOUR
}
