import { toLocale } from '@studio/shared/locales'
import { poolOf } from '../../../platform/database/pool'
import { projectTypeLabel } from '../../../features/inbox/choices'
import { listHref } from '../../documents/admin/list-query'
import { deskTexts, MAX_ITEMS, type DeskSource } from '../source'
import { EDITORS } from '../../../platform/access/roles'
import { documentHref } from '../../documents/documents'

interface Row {
  id: number
  name: string | null
  email: string
  company: string | null
  kind: string
  projectType: string | null
  assignedTo: number | null
  assignee: string | null
  at: Date
  isReply: boolean
  total: number
}

/** Lists messages without an answer. A client's reply makes a message new again. */
export const inbox: DeskSource = {
  key: 'inbox',
  title: (texts) => texts.inbox.title,
  empty: (texts) => texts.inbox.empty,
  roles: EDITORS,
  load: async (req) => {
    const { payload, user } = req
    const texts = deskTexts(req).inbox
    const { rows } = await poolOf(payload).query<Row>(
      `SELECT message.id, message.name, message.email, message.company, message.kind,
              message.project_type AS "projectType", message.assigned_to_id AS "assignedTo",
              coalesce(nullif(users.name, ''), users.email) AS assignee,
              coalesce(reply.created_at, message.created_at) AS at,
              reply.created_at IS NOT NULL AS "isReply", (count(*) OVER ())::int AS total
       FROM submissions AS message
       LEFT JOIN users ON users.id = message.assigned_to_id
       LEFT JOIN LATERAL (
         SELECT created_at FROM replies
         WHERE submission_id = message.id AND "from" = 'client' ORDER BY id DESC LIMIT 1
       ) AS reply ON true
       WHERE message.status = 'new'
       ORDER BY coalesce(message.assigned_to_id = $1, false) DESC, at DESC
       LIMIT ${MAX_ITEMS}`,
      [user?.id ?? null],
    )
    return {
      items: rows.map((row) => ({
        key: String(row.id),
        title: [row.name || row.email, row.company].filter(Boolean).join(', '),
        facts: [
          projectTypeLabel(toLocale(req.i18n.language), row.kind, row.projectType),
          ...(row.isReply ? [texts.reply] : []),
          row.assignedTo === user?.id ? texts.mine : (row.assignee ?? texts.nobody),
        ],
        at: row.at.toISOString(),
        target: { href: documentHref('submissions', row.id) },
      })),
      total: rows[0]?.total ?? 0,
      all: { href: listHref('submissions', { status: 'new' }), label: texts.all },
    }
  },
}
