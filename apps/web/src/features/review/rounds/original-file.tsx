'use client'

import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { useApproval } from './approval-context'
import { FileFacts } from './file-facts'
import { TermsLink } from './terms-link'

/** The download of the original, which clients get once it is signed off and paid. */
export function OriginalFile() {
  const t = useTranslations('review')
  const { room, version } = useApproval()
  const { role } = room.project
  const { isPaid } = room.deliverable
  return (
    <section className="approval-part approval-form">
      <h3 className="approval-title">{t('rounds.file.title', { number: version.number })}</h3>
      <FileFacts version={version} />
      {version.isLocked && <p>{t('rounds.file.locked')}</p>}
      {!isPaid && role === 'studio' && <p className="approval-hint">{t('rounds.file.unpaid')}</p>}
      {isPaid && !version.isLocked && role !== 'studio' && (
        <p>{t.rich('rounds.file.owned', { terms: (text) => <TermsLink>{text}</TermsLink> })}</p>
      )}
      {version.downloadUrl && (
        <p>
          <a href={version.downloadUrl} className={buttonVariants({ emphasis: 'secondary' })}>
            {t('rounds.file.download')}
          </a>
        </p>
      )}
    </section>
  )
}
