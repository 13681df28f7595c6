import type { Version } from '@studio/shared/review/projects'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'

interface Props {
  version: Version
  address: Address
}

/** The download of a version's original with its hash, or the reason why it is locked. */
export function VersionOriginal({ version, address }: Props) {
  const t = translator(address.locale, 'account.project')
  const { fileName, sha256, downloadUrl, isLocked } = version
  if (isLocked) return <p className="text-small text-pencil">{t('locked')}</p>
  if (!downloadUrl) return null
  return (
    <div className="grid gap-1 text-small">
      <p>
        <a href={downloadUrl} className="font-semibold text-accent">
          {t('download')}
        </a>{' '}
        <bdi className="break-words text-pencil">{fileName}</bdi>
      </p>
      {sha256 && (
        <p className="text-pencil">
          SHA-256{' '}
          <bdi dir="ltr" className="slate break-all">
            {sha256}
          </bdi>
        </p>
      )}
    </div>
  )
}
