import { translator } from '@/i18n/translator'
import type { PostCard } from '@studio/shared/contracts/subjects/post'
import type { BlockContext } from '@/lib/block-context'
import { DayText } from '@/components/ui/facts'

interface Props {
  post: Pick<PostCard, 'publishedOn' | 'readingMinutes'>
  context: BlockContext
}

export function PostFacts({ post, context }: Props) {
  const t = translator(context.locale, 'posts')
  return (
    <p className="slate flex flex-wrap gap-x-4 text-pencil">
      <DayText day={post.publishedOn} context={context} />
      <span>{t('readingTime', { minutes: post.readingMinutes })}</span>
    </p>
  )
}
