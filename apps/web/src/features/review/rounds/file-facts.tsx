'use client'

import type { Version } from '@studio/shared/review/projects'
import { useTranslations } from 'next-intl'

/** The name and hash that identify a file. */
export function FileFacts({ version }: { version: Pick<Version, 'fileName' | 'sha256'> }) {
  const t = useTranslations('review')
  return (
    <dl className="approval-file">
      <div>
        <dt>{t('rounds.sign.file')}</dt>
        <dd>
          <bdi>{version.fileName}</bdi>
        </dd>
      </div>
      {version.sha256 && (
        <div>
          <dt>SHA-256</dt>
          <dd>
            <bdi dir="ltr" className="slate">
              {version.sha256}
            </bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}
