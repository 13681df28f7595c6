import type { useTranslations } from 'next-intl'

/** Translates messages of the review room. Functions outside components get it as an argument. */
export type RoomTranslator = ReturnType<typeof useTranslations<'review'>>
