import Bowser from 'bowser'

const LONGEST = 80

/** `Firefox 140 · Windows`: as far as the browser said it, for a list that people read. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return ''
  const { browser, os } = Bowser.parse(userAgent)
  const [major = ''] = (browser.version ?? '').split('.')
  const parts = [[browser.name, major].filter(Boolean).join(' '), os.name]
  return parts.filter(Boolean).join(' · ').slice(0, LONGEST)
}
