import type { PostCard } from '@studio/shared/contracts/subjects/post'
import type { BlockContext } from '@/lib/block-context'
import { WRAP_WIDTH } from '@/components/media/frame-sizes'
import { TilePicture } from '@/components/media/tile-picture'
import { AnyLink } from '@/components/ui/any-link'
import { PostFacts } from './post-facts'

/** Seven of twelve columns with gaps of 51 px. */
const FRAMES = [
  { when: '(min-width: 64rem)', width: `(${WRAP_WIDTH} - 51px) * 7 / 12`, aspect: 16 / 10 },
  { width: WRAP_WIDTH, aspect: 16 / 10 },
]

interface Props {
  post: PostCard
  context: BlockContext
  level: 2 | 3
}

export function LeadingPost({ post, context, level }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className="tile relative grid gap-x-12 gap-y-6 lg:grid-cols-12 lg:items-end">
      <TilePicture
        media={post.media}
        href={post.href}
        frames={FRAMES}
        className="aspect-[16/10] lg:col-span-7"
        isLead
      />
      <div className="lg:col-span-5">
        <PostFacts post={post} context={context} />
        <Heading className="title-2 mt-3">
          <AnyLink href={post.href} className="whole-link hover:underline">
            {post.title}
          </AnyLink>
        </Heading>
        <p className="mt-5 max-w-[34rem] text-pencil">{post.lead}</p>
      </div>
    </article>
  )
}
