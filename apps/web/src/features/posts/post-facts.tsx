import { getTranslations } from 'next-intl/server'
import type { PostCard } from '@studio/shared/contracts/subjects/post'
import type { BlockContext } from '@/blocks/context'
import { DayText } from '@/features/dates/day-text'

interface Props {
  post: Pick<PostCard, 'publishedOn' | 'readingMinutes'>
  context: BlockContext
}

/** When it was written, and how long it takes. */
export async function PostFacts({ post, context }: Props) {
  const t = await getTranslations({ locale: context.locale, namespace: 'posts' })
  return (
    <p className="slate flex flex-wrap gap-x-4 text-pencil">
      <DayText day={post.publishedOn} context={context} />
      <span>{t('readingTime', { minutes: post.readingMinutes })}</span>
    </p>
  )
}
