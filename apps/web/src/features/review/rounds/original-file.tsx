'use client'

import { buttonVariants } from '@/components/ui/button'
import { fill } from '../words'
import { useApproval } from './approval-context'
import { FileFacts } from './file-facts'
import { TermsText } from './terms-text'

/** The download of the original, which clients get once it is signed off and paid. */
export function OriginalFile() {
  const { room, version, words } = useApproval()
  const own = words.rounds.file
  const { role } = room.project
  const { isPaid } = room.deliverable
  return (
    <section className="approval-part approval-form">
      <h3 className="approval-title">{fill(own.title, { number: version.number })}</h3>
      <FileFacts version={version} />
      {version.isLocked && <p>{own.locked}</p>}
      {!isPaid && role === 'studio' && <p className="approval-hint">{own.unpaid}</p>}
      {isPaid && !version.isLocked && role !== 'studio' && (
        <p>
          <TermsText text={own.owned} />
        </p>
      )}
      {version.downloadUrl && (
        <p>
          <a href={version.downloadUrl} className={buttonVariants({ emphasis: 'secondary' })}>
            {own.download}
          </a>
        </p>
      )}
    </section>
  )
}
