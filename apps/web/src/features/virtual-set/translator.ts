import type { useTranslations } from 'next-intl'

/** Translates messages of the virtual set. Functions outside components get it as an argument. */
export type SetTranslator = ReturnType<typeof useTranslations<'virtualSet'>>
