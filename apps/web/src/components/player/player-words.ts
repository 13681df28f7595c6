import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'

/**
 * @returns the names of a player's buttons. In lists, where the same buttons occur several times,
 * the names contain the title
 */
export function playerWords(locale: Locale, title: string | null) {
  const t = translator(locale, 'player')
  const named = { hasTitle: String(title !== null), title: title ?? '' }
  return {
    label: t('label', named),
    play: t('play', named),
    pause: t('pause', named),
    position: t('position'),
    /**
     * The player replaces the two marks whenever the time changes. Pages with a player do not load
     * next-intl for this one message.
     */
    positionValue: t('positionValue', { time: '{time}', length: '{length}' }),
    mute: t('mute'),
    unmute: t('unmute'),
    volume: t('volume'),
    captions: t('captions'),
    captionsOff: t('captionsOff'),
    enterFullScreen: t('enterFullScreen'),
    leaveFullScreen: t('leaveFullScreen'),
    failed: t('failed'),
    retry: t('retry'),
  }
}

export type PlayerWords = ReturnType<typeof playerWords>
