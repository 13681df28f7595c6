interface Rule {
  /** Calls that one key may make within the time. */
  points: number
  /** In seconds. */
  duration: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * How often somebody may do something. Wide enough for an office behind one
 * address, narrow enough that guessing and flooding get nowhere.
 */
export const RATE_LIMITS = {
  login: { points: 20, duration: 15 * MINUTE },
  register: { points: 10, duration: HOUR },
  mailLink: { points: 5, duration: HOUR },
  useLink: { points: 30, duration: HOUR },
  changeAccount: { points: 20, duration: HOUR },
  handOff: { points: 30, duration: 10 * MINUTE },
  oauth: { points: 30, duration: HOUR },
  /** Past this a form is not refused: its sender's browser has to work for it. */
  formBurst: { points: 6, duration: 10 * MINUTE },
  form: { points: 20, duration: HOUR },
  newsletter: { points: 10, duration: HOUR },
  list: { points: 600, duration: MINUTE },
} as const satisfies Record<string, Rule>

export type RateLimitName = keyof typeof RATE_LIMITS
