import type { ListViewServerProps } from 'payload'
import { ListBar } from '../../../editor/documents/admin/list-bar'
import { exportHref, isShown, listHref, whereOf } from '../../../editor/documents/admin/list-query'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { DeleteSelected } from './delete-selected'
import { inboxWords } from './words'

/** The views above the inbox: new, mine, answered, closed, spam. */
export async function InboxBar({
  payload,
  user,
  searchParams,
  i18n,
}: Pick<ListViewServerProps, 'payload' | 'user' | 'searchParams' | 'i18n'>) {
  const { INBOX_TEXTS } = wordsIn(inboxWords, i18n)
  const where = whereOf(searchParams)
  const mine = { assignedTo: user?.id ?? 0 }
  const countOf = async (filter: Record<string, string | number>) => {
    const and = Object.entries(filter).map(([field, value]) => ({ [field]: { equals: value } }))
    const { totalDocs } = await payload.count({
      collection: 'submissions',
      where: { and },
      overrideAccess: false,
      user,
    })
    return totalDocs
  }
  const view = (label: string, filter: Record<string, string | number>, count?: number) => ({
    label,
    href: listHref('submissions', filter),
    isCurrent: isShown(where, filter),
    ...(count !== undefined && { count }),
  })
  const open = { ...mine, status: 'new' }
  return (
    <>
      <ListBar
        download={{
          label: INBOX_TEXTS.export,
          hint: INBOX_TEXTS.exportHint,
          href: exportHref('/inbox/export', where),
        }}
        label={INBOX_TEXTS.views}
        views={[
          view(INBOX_TEXTS.all, {}),
          view(INBOX_TEXTS.new, { status: 'new' }, await countOf({ status: 'new' })),
          view(INBOX_TEXTS.mine, open, await countOf(open)),
          view(INBOX_TEXTS.answered, { status: 'answered' }),
          view(INBOX_TEXTS.closed, { status: 'closed' }),
          view(INBOX_TEXTS.spam, { status: 'spam' }, await countOf({ status: 'spam' })),
        ]}
      />
      <DeleteSelected collection="submissions" />
    </>
  )
}
