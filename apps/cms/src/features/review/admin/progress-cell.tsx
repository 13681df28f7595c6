import { createLocalReq, type DefaultServerCellComponentProps } from 'payload'
import { z } from 'zod'
import { projectCounts } from '../projects/project-counts'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { reviewWords } from './words'

const rowSchema = z.looseObject({ id: z.number() })

/** A column in the list of projects with the number of versions, open notes and approvals. */
export async function ProgressCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const { REVIEW_TEXTS } = wordsIn(reviewWords, i18n)
  const row = rowSchema.safeParse(rowData).data
  if (!row) return null
  const { id } = row
  const req = await createLocalReq({}, payload)
  const { deliverables, versions, openNotes, signedOff } = (await projectCounts(req, [id], true))(
    id,
  )
  const facts = [
    REVIEW_TEXTS.versions(versions),
    REVIEW_TEXTS.openNotes(openNotes),
    ...(signedOff > 0 ? [REVIEW_TEXTS.signedOff(signedOff, deliverables)] : []),
  ]
  return <span>{facts.join(' · ')}</span>
}
