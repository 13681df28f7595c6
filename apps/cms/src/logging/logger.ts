import type { Config } from 'payload'
import { build } from 'pino-pretty'
import { briefRefusal } from './brief'

/** As Payload's own, but what strangers ask in vain costs a line, not a stack. */
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
