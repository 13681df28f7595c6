import { translator } from '@/i18n/translator'
import type { PostCard } from '@studio/shared/contracts/subjects/post'
import type { BlockContext } from '@/components/block-context'
import { PostTile } from '@/blocks/post-list/post-tile'

/** Where to read on. */
export function NextPosts({ posts, context }: { posts: PostCard[]; context: BlockContext }) {
  const t = translator(context.locale, 'posts')
  if (posts.length === 0) return null
  return (
    <aside className="on-paper" aria-labelledby="next-posts">
      <div className="wrap pb-(--spacing-band)">
        <div className="border-t-2 border-fg pt-6">
          <h2 id="next-posts" className="title-3">
            {t('next')}
          </h2>
          <div className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {posts.map((post) => (
              <PostTile key={post.href} post={post} context={context} level={3} />
            ))}
          </div>
        </div>
      </div>
    </aside>
  )
}
