import { Pill } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { z } from 'zod'
import { STATUS_TEXTS } from './texts'

const rowSchema = z.looseObject({ id: z.union([z.number(), z.string()]) })

/**
 * Whether visitors see a document, in a list. Payload's own calls one that was taken down “Draft
 * (has published version)”, since its history has one.
 */
export async function StatusCell({
  cellData,
  rowData,
  collectionSlug,
  payload,
}: DefaultServerCellComponentProps) {
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
