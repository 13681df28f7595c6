import type { PostCard } from '@studio/shared/contracts/subjects/post'
import type { BlockContext } from '@/lib/block-context'
import { WRAP_WIDTH } from '@/components/media/frame-sizes'
import { TilePicture } from '@/components/media/tile-picture'
import { AnyLink } from '@/components/ui/any-link'
import { PostFacts } from './post-facts'

/** A third of the wrap's width, or half of it on tablets, less the gaps of 34 px. */
const FRAMES = [
  { when: '(min-width: 64rem)', width: `(${WRAP_WIDTH} - 68px) / 3`, aspect: 16 / 9 },
  { when: '(min-width: 40rem)', width: `(${WRAP_WIDTH} - 34px) / 2`, aspect: 16 / 9 },
  { width: WRAP_WIDTH, aspect: 16 / 9 },
]

interface Props {
  post: PostCard
  context: BlockContext
  level: 2 | 3
}

/** The link covers the whole tile, and its text is the title. */
export function PostTile({ post, context, level }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className="tile relative">
      <TilePicture media={post.media} href={post.href} frames={FRAMES} className="aspect-video" />
      <div className="mt-4">
        <PostFacts post={post} context={context} />
      </div>
      <Heading className="title-3 mt-1">
        <AnyLink href={post.href} className="whole-link hover:underline">
          {post.title}
        </AnyLink>
      </Heading>
      <p className="mt-2 line-clamp-3 text-pencil">{post.lead}</p>
    </article>
  )
}
