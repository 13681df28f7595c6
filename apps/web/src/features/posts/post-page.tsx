import { HeroPicture } from '@/blocks/hero'
import { PostFacts } from '@/blocks/post-list/post-facts'
import { PostTile } from '@/blocks/post-list/post-tile'
import type { BlockContext } from '@/lib/block-context'
import { RichText } from '@/components/ui/rich-text'
import { Section, Split } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { translator } from '@/i18n/translator'
import type { Post, PostCard } from '@studio/shared/contracts/subjects/post'

interface Props {
  title: string
  post: Post
  context: BlockContext
}

export function PostPage({ title, post, context }: Props) {
  const { lead, media, body, index, next } = post
  return (
    <>
      <article>
        <header className="on-paper">
          <div className="wrap pt-10 pb-10 md:pt-14 md:pb-12">
            <PostFacts post={post} context={context} />
            <h1 className="title-story mt-4 max-w-[15.1em]">{title}</h1>
          </div>
          {media && <HeroPicture media={media} locale={context.locale} path={context.path} />}
        </header>
        <Section>
          <Split
            aside={
              index && (
                <TextLink kind="onward" href={index.href}>
                  {index.label}
                </TextLink>
              )
            }
          >
            <div className="max-w-[42rem]">
              <p className="lead mb-8">{lead}</p>
              <RichText content={body} context={context} />
            </div>
          </Split>
        </Section>
      </article>
      <NextPosts posts={next} context={context} />
    </>
  )
}

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
