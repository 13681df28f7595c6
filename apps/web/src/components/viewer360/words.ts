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

export type Viewer360Words = Record<(typeof KEYS)[number], string>

type Translate = ReturnType<typeof translator<'panorama'>>

/** @returns the messages as plain strings, for client components */
export function viewer360Words(t: Translate): Viewer360Words {
  return Object.fromEntries(KEYS.map((key) => [key, t(key)])) as Viewer360Words
}
