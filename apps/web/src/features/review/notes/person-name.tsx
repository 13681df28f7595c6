import type { Person } from '@studio/shared/review/notes'
import { useTranslations } from 'next-intl'

interface Props {
  person: Person
}

export function PersonName({ person }: Props) {
  const t = useTranslations('review')
  return (
    <span className="note-person" data-side={person.side}>
      <bdi>{person.isYou ? t('notes.you') : person.name}</bdi>
      {!person.isYou && <span className="note-side">{t(`notes.sides.${person.side}`)}</span>}
    </span>
  )
}
