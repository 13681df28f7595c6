import type { translator } from '@/i18n/translator'

const KEYS = [
  'start',
  'loading',
  'failed',
  'hint',
  'turn',
  'left',
  'right',
  'up',
  'down',
  'zoomIn',
  'zoomOut',
  'followDevice',
  'stopFollowing',
  'deviceRefused',
  'play',
  'pause',
  'fullScreen',
  'leaveFullScreen',
  'close',
] as const

export type PanoramaWords = Record<(typeof KEYS)[number], string>

type Translate = ReturnType<typeof translator<'panorama'>>

/** Plain words, for what runs in the browser. */
export function panoramaWords(t: Translate): PanoramaWords {
  return Object.fromEntries(KEYS.map((key) => [key, t(key)])) as PanoramaWords
}
