import Bowser from 'bowser'

const MAX_LENGTH = 80

/** Makes a name such as `Firefox 140 · Windows` from the user agent. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return ''
  const { browser, os } = Bowser.parse(userAgent)
  const [major = ''] = (browser.version ?? '').split('.')
  const parts = [[browser.name, major].filter(Boolean).join(' '), os.name]
  return parts.filter(Boolean).join(' · ').slice(0, MAX_LENGTH)
}
