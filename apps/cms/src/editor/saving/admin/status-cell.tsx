import { Pill } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { z } from 'zod'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { editingWords } from '../../documents/admin/words'

const rowSchema = z.looseObject({ id: z.union([z.number(), z.string()]) })

/**
 * Shows in a list whether visitors see a document. After a document is unpublished, Payload's cell
 * still says “Draft (has published version)”, because the history contains a published version.
 */
export async function StatusCell({
  cellData,
  rowData,
  collectionSlug,
  payload,
  i18n,
}: DefaultServerCellComponentProps) {
  const { STATUS_TEXTS } = wordsIn(editingWords, i18n)
  const row = rowSchema.safeParse(rowData).data
  const live =
    cellData === 'changed' && row
      ? await payload.db.findOne<{ id: number; _status?: string }>({
          collection: collectionSlug,
          where: { id: { equals: row.id } },
          select: { _status: true },
        })
      : null
  if (cellData === 'published') return <Pill pillStyle="success">{STATUS_TEXTS.live}</Pill>
  if (live?._status === 'published') return <Pill pillStyle="warning">{STATUS_TEXTS.changed}</Pill>
  return <Pill pillStyle="light-gray">{STATUS_TEXTS.draft}</Pill>
}
