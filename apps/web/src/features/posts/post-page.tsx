import type { Post } from '@studio/shared/contracts/subjects/post'
import type { BlockContext } from '@/components/block-context'
import { HeroPicture } from '@/blocks/hero/hero-picture'
import { RichText } from '@/components/ui/rich-text'
import { Section, Split } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { NextPosts } from './next-posts'
import { PostFacts } from '@/blocks/post-list/post-facts'

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
