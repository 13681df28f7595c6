import { useTranslations } from 'next-intl'

/** Marks texts that are hidden from clients and guests. */
export function StudioOnlyMark() {
  const t = useTranslations('review')
  return (
    <span className="studio-only-mark" title={t('notes.studioOnly.hint')}>
      {t('notes.studioOnly.mark')}
    </span>
  )
}
