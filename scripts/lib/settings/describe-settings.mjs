import { settingsSchema } from './schema.mjs'

/** What can be set from outside, for the person at the terminal. */
export function describeSettings() {
  const lines = Object.values(settingsSchema).map(({ variable, about, fallback }) => {
    return `  ${variable.padEnd(15)} ${about}${fallback ? ` (${fallback})` : ''}`
  })
  return ['Environment variables that npm start reads:', ...lines].join('\n')
}
