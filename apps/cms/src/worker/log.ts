/** One line per message, with its time; the launcher or the container keeps it. */
export const log = {
  info: (message: string) => console.log(`${new Date().toISOString()} ${message}`),
  warn: (message: string) => console.warn(`${new Date().toISOString()} warning: ${message}`),
}
