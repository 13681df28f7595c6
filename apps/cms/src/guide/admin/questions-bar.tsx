import type { ListViewServerProps } from 'payload'
import { ListBar } from '../../inbox/admin/list-bar'
import { isShown, listHref, whereOf } from '../../inbox/admin/list-query'

const LIST = 'guide-questions'

/** The bar above the list has two views: all questions, and those that no page answered. */
export async function QuestionsBar({
  payload,
  user,
  searchParams,
}: Pick<ListViewServerProps, 'payload' | 'user' | 'searchParams'>) {
  const where = whereOf(searchParams)
  const { totalDocs } = await payload.count({
    collection: LIST,
    where: { outcome: { equals: 'unanswered' } },
    overrideAccess: false,
    user,
  })
  const view = (label: string, filter: Record<string, string>, count?: number) => ({
    label,
    href: listHref(LIST, filter),
    isCurrent: isShown(where, filter),
    ...(count !== undefined && { count }),
  })
  return (
    <ListBar
      label="Questions by outcome"
      views={[
        view('All', {}),
        view('Could not be answered', { outcome: 'unanswered' }, totalDocs),
        view('Answered', { outcome: 'answered' }),
      ]}
    />
  )
}
