'use client'

import type { Version } from '@studio/shared/review/projects'
import { versionName } from '@studio/shared/review/version-name'
import { useTranslations } from 'next-intl'
import { useId } from 'react'

interface Props {
  current: Version
  versions: readonly Version[]
  /** Id of the other version; null without a comparison. */
  other: string | null
  onOther: (id: string | null) => void
}

/** A list of versions to compare with. It renders nothing if no other version can be played. */
export function CompareChoice({ current, versions, other, onOther }: Props) {
  const t = useTranslations('review')
  const id = useId()
  const others = versions.filter((one) => one.id !== current.id && one.playUrl && one.video)
  if (others.length === 0 || !current.playUrl || !current.video) return null
  return (
    <div className="room-compare">
      <label htmlFor={id} className="sr-only">
        {t('room.compareWith')}
      </label>
      <select
        id={id}
        className="control room-select"
        value={other ?? ''}
        onChange={({ target }) => onOther(target.value || null)}
      >
        <option value="">{other === null ? t('room.compareWith') : t('room.alone')}</option>
        {others.map((version) => (
          <option key={version.id} value={version.id}>
            {t('room.shortVersion', { number: version.number })} {versionName(version)}
          </option>
        ))}
      </select>
    </div>
  )
}
