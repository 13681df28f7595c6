export const log = {
  info: (message: string) => console.log(`${new Date().toISOString()} ${message}`),
  warn: (message: string) => console.warn(`${new Date().toISOString()} warning: ${message}`),
}
