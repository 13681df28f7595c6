import { translator } from '@/i18n/translator'
import { Pagination } from '@/components/ui/pagination'
import { Section, SectionHeading } from '@/components/ui/section'
import { LeadingPost } from './leading-post'
import { PostTile } from './post-tile'
import type { BlockProps } from '@/lib/block-context'

/** The blog's list of posts. Its first page shows the newest post larger than the others. */
export function PostList({ block, context }: BlockProps<'postList'>) {
  const t = translator(context.locale, 'posts')
  const { heading, intro, posts, current, pages } = block
  const [first, ...others] = posts
  const leading = current === 1 ? first : undefined
  const tiles = leading ? others : posts
  const level = heading ? 3 : 2
  return (
    <Section id={block.anchor}>
      <div className="grid gap-12">
        <SectionHeading heading={heading} intro={intro} />
        {posts.length === 0 && <p className="lead">{t('empty')}</p>}
        {leading && <LeadingPost post={leading} context={context} level={level} />}
        {tiles.length > 0 && (
          <div className={`grid gap-x-8 gap-y-14 sm:grid-cols-2 ${columnsFor(tiles.length)}`}>
            {tiles.map((post) => (
              <PostTile key={post.href} post={post} context={context} level={level} />
            ))}
          </div>
        )}
        {pages.length > 1 && (
          <Pagination
            label={t('pagination')}
            current={current}
            count={pages.length}
            hrefOf={(page) => pages[page - 1] ?? ''}
            locale={context.locale}
          />
        )}
      </div>
    </Section>
  )
}

/** Two columns are used if three would leave one post alone in the last row. */
function columnsFor(count: number): string {
  return count % 3 === 1 && count % 2 === 0 ? '' : 'lg:grid-cols-3'
}
