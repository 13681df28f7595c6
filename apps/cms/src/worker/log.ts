import { withoutAddresses, withoutValues } from '../platform/logging/without-values'

export const log = {
  info: (message: string) => console.log(`${new Date().toISOString()} ${message}`),
  /** Removes the values of queries and e-mail addresses, which the messages of errors contain. */
  warn: (message: string) => {
    const line = withoutAddresses(withoutValues(message))
    console.warn(`${new Date().toISOString()} warning: ${line}`)
  },
}
