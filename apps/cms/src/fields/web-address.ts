/** Only https addresses of other sites: never `javascript:` and the like. */
export function checkWebAddress(value: unknown): true | string {
  if (typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:')
    return true
  return 'Write a whole address that begins with https://.'
}
