import type { ShellView } from '@studio/shared/contracts/shell'
import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'
import { Tag } from '@/components/ui/tag'

interface Props {
  shell: ShellView
  locale: Locale
}

/** Whose site it is, since when, and what the studio is certified as. */
export function FooterLegal({ shell, locale }: Props) {
  const t = translator(locale, 'shell')
  const { badges, foundedYear, studioName } = shell
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 text-small text-pencil">
      <p>
        <bdi>
          {t('copyright', {
            from: String(foundedYear),
            to: String(new Date().getUTCFullYear()),
            studio: studioName,
          })}
        </bdi>
      </p>
      <ul className="flex flex-wrap gap-x-3 gap-y-2" aria-label={t('badges')}>
        {badges.map((badge) => (
          <li key={badge}>
            <Tag>{badge}</Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}
