const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** In milliseconds: since it was last used, and since the login. */
interface SessionLimits {
  idle: number
  absolute: number
}

/** On the website and in the admin alike. */
export const STAFF_LIMITS: SessionLimits = { idle: 30 * MINUTE, absolute: 12 * HOUR }

const CLIENT_LIMITS: SessionLimits = { idle: DAY, absolute: DAY }
const REMEMBERED_LIMITS: SessionLimits = { idle: 30 * DAY, absolute: 365 * DAY }

/** Staff are not remembered: what they can reach is not theirs alone. */
export function limitsOf({ isStaff = false, remember = false }): SessionLimits {
  if (isStaff) return STAFF_LIMITS
  return remember ? REMEMBERED_LIMITS : CLIENT_LIMITS
}

/** When a session ends that is not used again. */
export function endOf({ idle, absolute }: SessionLimits, startedAt: Date, seenAt: Date): Date {
  return new Date(Math.min(startedAt.getTime() + absolute, seenAt.getTime() + idle))
}
