import { publishingWords } from './words'

export interface LastChange {
  /** A time in the format of ISO 8601. */
  changedAt: string
  /** A time in the format of ISO 8601, or null while visitors still see the old state. */
  liveAt: string | null
}

export function describeChange(
  change: LastChange | null,
  language: string,
  {
    timeZone,
    now = Date.now(),
    words = publishingWords.en,
  }: { timeZone?: string; now?: number; words?: (typeof publishingWords)['en'] } = {},
): string {
  const { PANEL_TEXTS } = words
  if (!change) return PANEL_TEXTS.neverChanged
  const changedAt = new Date(change.changedAt)
  const when = (moment: Date) =>
    new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }).format(moment)
  if (!change.liveAt) {
    const minutes = Math.floor((now - changedAt.getTime()) / 60_000)
    if (minutes >= 1) return PANEL_TEXTS.waiting(when(changedAt), minutes)
    return PANEL_TEXTS.notLive(when(changedAt))
  }
  const liveAt = new Date(change.liveAt)
  const seconds = Math.max(0, liveAt.getTime() - changedAt.getTime()) / 1000
  const digits = seconds < 10 ? 2 : 0
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return PANEL_TEXTS.live(when(liveAt), format.format(seconds))
}
