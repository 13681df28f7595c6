import type { ListViewServerProps } from 'payload'
import { ListBar } from '../../../editor/documents/admin/list-bar'
import { isShown, listHref, whereOf } from '../../../editor/documents/admin/list-query'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { DeleteSelected } from './delete-selected'
import { inboxWords } from './words'

/** The bar above the subscribers, with a view of those who may receive mail, and an export. */
export function NewsletterBar({
  searchParams,
  i18n,
}: Pick<ListViewServerProps, 'searchParams' | 'i18n'>) {
  const { NEWSLETTER_TEXTS, INBOX_TEXTS } = wordsIn(inboxWords, i18n)
  const where = whereOf(searchParams)
  const view = (label: string, filter: Record<string, string>) => ({
    label,
    href: listHref('subscribers', filter),
    isCurrent: isShown(where, filter),
  })
  return (
    <>
      <ListBar
        download={{
          label: NEWSLETTER_TEXTS.export,
          hint: NEWSLETTER_TEXTS.exportHint,
          href: '/api/newsletter/export',
        }}
        label={NEWSLETTER_TEXTS.views}
        views={[
          view(INBOX_TEXTS.all, {}),
          view(NEWSLETTER_TEXTS.confirmed, { status: 'confirmed' }),
          view(NEWSLETTER_TEXTS.pending, { status: 'pending' }),
          view(NEWSLETTER_TEXTS.ended, { status: 'ended' }),
        ]}
      />
      <DeleteSelected collection="subscribers" />
    </>
  )
}
