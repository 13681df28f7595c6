import type { Config } from 'payload'
import { build } from 'pino-pretty'
import { briefRefusal } from './brief'
import { describeError } from './without-values'

/** Errors are logged without the values of a query, also those in `{ err }`. */
function describeLogged(logged: unknown): unknown {
  if (logged instanceof Error) return { err: describeError(logged) }
  const isObject = typeof logged === 'object' && logged !== null
  return isObject && 'err' in logged && logged.err instanceof Error
    ? { ...logged, err: describeError(logged.err) }
    : logged
}

/**
 * Payload's own logger, except that errors caused by callers are logged as one line without a
 * stack, and that no error is logged with the values of a query.
 */
export const logger: NonNullable<Config['logger']> = {
  options: {
    hooks: {
      logMethod(args, method) {
        const line = briefRefusal(args[0])
        if (line !== null) {
          this.info(line)
          return
        }
        const [first, ...others] = args as unknown[]
        method.apply(this, [describeLogged(first), ...others] as typeof args)
      },
    },
  },
  destination: build({ colorize: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }),
}
