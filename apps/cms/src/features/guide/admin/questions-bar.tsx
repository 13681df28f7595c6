import type { ListViewServerProps } from 'payload'
import { ListBar } from '../../../editor/documents/admin/list-bar'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { guideWords } from './words'
import { isShown, listHref, whereOf } from '../../../editor/documents/admin/list-query'

const LIST = 'guide-questions'

/** The bar above the list. It has two views: all questions, and those that no page answered. */
export async function QuestionsBar({
  payload,
  user,
  searchParams,
  i18n,
}: Pick<ListViewServerProps, 'payload' | 'user' | 'searchParams' | 'i18n'>) {
  const { QUESTIONS_TEXTS } = wordsIn(guideWords, i18n)
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
      label={QUESTIONS_TEXTS.views}
      views={[
        view(QUESTIONS_TEXTS.all, {}),
        view(QUESTIONS_TEXTS.unanswered, { outcome: 'unanswered' }, totalDocs),
        view(QUESTIONS_TEXTS.answered, { outcome: 'answered' }),
      ]}
    />
  )
}
