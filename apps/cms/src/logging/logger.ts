import type { Config } from 'payload'
import { build } from 'pino-pretty'
import { briefRefusal } from './brief'

/**
 * Payload's own logger, except that errors caused by callers are logged as one line without a
 * stack.
 */
export const logger: NonNullable<Config['logger']> = {
  options: {
    hooks: {
      logMethod(args, method) {
        const line = briefRefusal(args[0])
        if (line === null) method.apply(this, args)
        else this.info(line)
      },
    },
  },
  destination: build({ colorize: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }),
}
