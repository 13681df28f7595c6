import type { getTranslations } from 'next-intl/server'

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

type Translate = Awaited<ReturnType<typeof getTranslations<'panorama'>>>

/** Plain words, for what runs in the browser. */
export function panoramaWords(t: Translate): PanoramaWords {
  return Object.fromEntries(KEYS.map((key) => [key, t(key)])) as PanoramaWords
}
