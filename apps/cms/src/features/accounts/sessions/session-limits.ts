const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How many milliseconds a session lasts after its last use (`idle`) and after the login. */
interface SessionLimits {
  idle: number
  absolute: number
}

/** The limits apply to sessions of the website and of the admin. */
export const STAFF_LIMITS: SessionLimits = { idle: 30 * MINUTE, absolute: 12 * HOUR }

const CLIENT_LIMITS: SessionLimits = { idle: DAY, absolute: DAY }
const REMEMBERED_LIMITS: SessionLimits = { idle: 30 * DAY, absolute: 365 * DAY }

/** “Remember me” does not apply to staff, because they can access data of others. */
export function limitsOf({ isStaff = false, remember = false }): SessionLimits {
  if (isStaff) return STAFF_LIMITS
  return remember ? REMEMBERED_LIMITS : CLIENT_LIMITS
}

export function endOf({ idle, absolute }: SessionLimits, startedAt: Date, seenAt: Date): Date {
  return new Date(Math.min(startedAt.getTime() + absolute, seenAt.getTime() + idle))
}
