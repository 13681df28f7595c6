'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { UploadLine, type UploadTranslator } from './upload-line'
import type { UploadItem } from './upload-queue'
import type { Uploads } from './use-upload-queue'

interface Props extends Uploads {
  /** BCP 47 tag for numbers. */
  format: string
}

/** A file field for a deliverable. Each chosen file becomes a version. */
export function Uploader({ queue, items, format }: Props) {
  const t = useTranslations('review.upload')
  const id = useId()
  const [joins, setJoins] = useState(queue.joinsPictures)
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <label htmlFor={id} className="font-semibold">
          {t('choose')} <span className="font-normal text-pencil">{t('drop')}</span>
        </label>
        {/* Files can be dropped on the field, and also anywhere in the room around it. */}
        <input
          id={id}
          type="file"
          multiple
          className="control control-file border-dashed px-6 py-8"
          aria-describedby={`${id}-rules`}
          onChange={({ currentTarget }) => {
            queue.add(currentTarget.files ?? [])
            // The value is cleared, so that the same file can be chosen again.
            currentTarget.value = ''
          }}
        />
        <Checkbox
          id={`${id}-joins`}
          label={t('joinPictures')}
          checked={joins}
          onChange={({ target }) => {
            queue.joinPictures(target.checked)
            setJoins(target.checked)
          }}
        />
        <p id={`${id}-rules`} className="max-w-[40rem] text-pencil">
          {t('rules')}
        </p>
      </div>
      {items.length > 0 && (
        <ul aria-label={t('list')} className="border-t border-rule">
          {items.map((item) => (
            <UploadLine key={item.id} item={item} queue={queue} format={format} />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {newsOf(items, t)}
      </p>
    </div>
  )
}

/**
 * @returns the message about finished uploads for screen readers. Progress is not announced,
 * because it would disturb
 */
function newsOf(items: readonly UploadItem[], t: UploadTranslator): string {
  const last = items.findLast(({ state }) => state === 'done' || state === 'failed')
  if (!last) return ''
  return `${last.name}: ${t(last.problem ?? 'done')}`
}
